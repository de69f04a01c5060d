import { useEffect, useMemo, useRef, useState } from 'react';
import type { SystemId } from '../../../engine';
import type { PartName, PartUse } from '../../../telling/mission/parts';
import type { Entry } from '../../builder/catalogue';
import type { Desk } from '../../builder/desk';
import { shelvesAt } from '../../builder/line-deeds';
import type { Shelved } from '../../builder/shelved';
import { about } from '../../handbook/here';
import { useSentences } from '../../session/session-context';
import { WordExample } from '../handbook/word-example';
import { walkButtons } from '../list-keys';
import { answers, plainWords } from '../palette/search';
import { SearchField } from '../palette/search-field';
import { WordsFrame } from './words-frame';

interface WordsDialogProps {
  readonly part: PartName;
  /** How it is told where it is to stand. */
  readonly use?: PartUse;
  readonly desk: Desk;
  /** The rule that it stands in. */
  readonly story: object;
  /** What stands there now, where it is to be replaced. */
  readonly now?: object;
  readonly onPick: (value: object) => void;
  readonly onClose: () => void;
  readonly goOn?: () => void;
}

/** Everything that can be said in one place, in players' words, to be searched: what it does, and how it reads. */
export function WordsDialog({
  part,
  use = 'circumstance',
  desk,
  story,
  now,
  onPick,
  onClose,
  goOn,
}: WordsDialogProps) {
  const title = `builder.choose.${titleOf(part)}` as const;
  return (
    <WordsFrame title={title} onClose={onClose} goOn={goOn}>
      <WordList
        system={desk.mission.system}
        shelves={shelvesAt({ part, use }, story, desk, now)}
        onPick={(value) => {
          onClose();
          onPick(value);
        }}
      />
    </WordsFrame>
  );
}

function titleOf(part: PartName): 'event' | 'condition' | 'effect' | 'any-part' {
  if (part === 'RuleEvent') return 'event';
  if (part === 'Condition') return 'condition';
  return part === 'Effect' ? 'effect' : 'any-part';
}

interface WordListProps {
  /** The game that they are words of. */
  readonly system: SystemId;
  readonly shelves: readonly Shelved[];
  readonly onPick: (value: object, entry: Entry) => void;
}

export function WordList({ system, shelves, onPick }: WordListProps) {
  const say = useSentences();
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  // Whoever has just chosen what comes before goes on writing.
  useEffect(() => list.current?.closest('[role=dialog]')?.querySelector('input')?.focus(), []);
  const found = useMemo(
    () =>
      shelves
        .map(({ shelf, entries }) => ({
          shelf,
          entries: entries.filter(({ name, help, told }) =>
            answers(plainWords([say(name), say(help), told].join(' ')), query),
          ),
        }))
        .filter(({ entries }) => entries.length > 0),
    [shelves, query, say],
  );
  const all = found.flatMap(({ entries }) => entries);
  const [pointed, setPointed] = useState<Entry>();
  const first = all.find(({ value }) => value !== undefined);
  return (
    <>
      <SearchField
        name="builder.search"
        query={query}
        found={all.length}
        onQuery={setQuery}
        onEnter={() => first?.value && onPick(first.value, first)}
        onDown={() => list.current?.querySelector('button')?.focus()}
      />
      <div className="words-beside">
        <div className="words-shelves" ref={list} onKeyDown={walkButtons}>
          {found.length === 0 ? <p className="panel-empty">{say('builder.nothing-found')}</p> : null}
          {found.map(({ shelf, entries }) => (
            <section key={shelf.id} aria-label={say(shelf.name)}>
              <h3>{say(shelf.name)}</h3>
              <ul>
                {entries.map((entry) => (
                  // Several goals in one order begin with the same words.
                  <li key={JSON.stringify([entry.word, entry.value])}>
                    <WordButton entry={entry} onPick={onPick} onPoint={setPointed} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <WordExample entry={pointed} system={system} />
      </div>
    </>
  );
}

interface WordButtonProps extends Pick<WordListProps, 'onPick'> {
  readonly entry: Entry;
  readonly onPoint: (entry: Entry) => void;
}

function WordButton({ entry, onPick, onPoint }: WordButtonProps) {
  const say = useSentences();
  const { value, lacks } = entry;
  return (
    <button
      type="button"
      className="word-entry"
      aria-disabled={value === undefined}
      {...about(entry.template ? undefined : entry.word)}
      onPointerEnter={() => onPoint(entry)}
      onFocus={() => onPoint(entry)}
      onClick={() => value && onPick(value, entry)}
    >
      {entry.template ? null : (
        <>
          <span className="word-name">{say(entry.name)}</span>
          <span className="word-help">{say(entry.help)}</span>
        </>
      )}
      <span className="word-told">{lacks ? say(`builder.lacks.${lacks}`) : entry.told}</span>
    </button>
  );
}
