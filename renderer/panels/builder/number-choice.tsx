import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { NumberPlace } from '../../builder/offers';
import type { Place } from '../../builder/places';
import { newWriting } from '../../document/history';
import { useSentences } from '../../session/session-context';
import { keyName } from './key-name';

interface NumberChoiceProps {
  readonly place: Place;
  readonly bounds: NumberPlace;
  /** What is said there, or meant without being said. */
  readonly now: number | undefined;
  readonly put: (value: number, joins?: string) => void;
}

/** A number to be written or counted up and down; what is counted in a row is one step of the history. */
export function NumberChoice({ place, bounds: { least, most }, now, put }: NumberChoiceProps) {
  const say = useSentences();
  const [joins] = useState(newWriting);
  const [typed, setTyped] = useState<string>();
  const within = (value: number) => Math.min(Math.max(value, least), most);
  const write = (text: string) => {
    setTyped(text);
    if (/^-?\d{1,4}$/.test(text.trim()) && within(Number(text)) === Number(text)) put(Number(text), joins);
  };
  const count = (by: number) => {
    setTyped(undefined);
    put(within(now === undefined ? Math.max(1, least) : now + by), joins);
  };
  const name = say(keyName(place));
  return (
    <div className="slot-number">
      <button
        type="button"
        className="icon-button"
        aria-label={say('builder.fewer', { name })}
        disabled={now !== undefined && now <= least}
        onClick={() => count(-1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <input
        type="text"
        inputMode="numeric"
        aria-label={say('builder.number', { name, least, most })}
        value={typed ?? (now === undefined ? '' : String(now))}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onBlur={() => setTyped(undefined)}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
          if (by === 0) return;
          event.preventDefault();
          event.stopPropagation();
          count(event.shiftKey ? by * 10 : by);
        }}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={say('builder.more-of', { name })}
        disabled={now !== undefined && now >= most}
        onClick={() => count(1)}
      >
        <Plus aria-hidden="true" />
      </button>
      <span className="slot-bounds">{say('builder.bounds', { least, most })}</span>
    </div>
  );
}
