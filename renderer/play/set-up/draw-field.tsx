import { Dices } from 'lucide-react';
import { useId } from 'react';
import { newDraw } from '../../game/set-up';
import { useSentences } from '../../session/session-context';

/** The number that all luck of a game comes from: with the same one everything falls the same way. */
export function DrawField({ seed, change }: { seed: string; change: (seed: string) => void }) {
  const say = useSentences();
  const id = useId();
  return (
    <div className="set-up-draw">
      <label htmlFor={id}>{say('set-up.draw')}</label>
      <input
        id={id}
        value={seed}
        required
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => change(event.target.value)}
      />
      <button
        type="button"
        className="button"
        aria-label={say('set-up.draw.another')}
        title={say('set-up.draw.another')}
        onClick={() => change(newDraw())}
      >
        <Dices aria-hidden="true" />
      </button>
    </div>
  );
}
