import { Dialog } from 'radix-ui';
import { useMemo, useRef, useState } from 'react';
import type { PartName } from '../../../telling/mission/parts';
import { type Around, type Entry, entriesFor } from '../../builder/catalogue';
import type { Desk } from '../../builder/desk';
import { type Shelved, shelved } from '../../builder/shelved';
import { useSentences } from '../../session/session-context';
import { walkButtons } from '../list-keys';
import { answers, plainWords } from '../palette/search';
import { SearchField } from '../palette/search-field';

interface WordsDialogProps {
  readonly part: PartName;
  readonly desk: Desk;
  /** The rule that it stands in. */
  readonly story: object;
  /** What stands there now, where it is to be replaced. */
  readonly now?: object;
  readonly onPick: (value: object) => void;
  readonly onClose: () => void;
}

/** Everything that can be said in one place, in players' words, to be searched: what it does, and how it reads. */
export function WordsDialog({ part, desk, story, now, onPick, onClose }: WordsDialogProps) {
  const say = useSentences();
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-shade" />
        <Dialog.Content className="dialog list-dialog words-dialog" aria-describedby={undefined}>
          <Dialog.Title className="dialog-title list-title">
            {say(`builder.choose.${titleOf(part)}`)}
          </Dialog.Title>
          <WordList
            shelves={shelved(part, withCombined(part, now, entriesFor(part, desk, story as Around), desk))}
            onPick={(value) => {
              onClose();
              onPick(value);
            }}
          />
          <div className="list-dialog-foot">
            <Dialog.Close className="button">{say('builder.cancel')}</Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function titleOf(part: PartName): 'event' | 'condition' | 'effect' | 'any-part' {
  if (part === 'RuleEvent') return 'event';
  if (part === 'Condition') return 'condition';
  return part === 'Effect' ? 'effect' : 'any-part';
}

/** What several conditions are held together with keeps the one that is there. */
function withCombined(
  part: PartName,
  now: object | undefined,
  entries: readonly Entry[],
  desk: Desk,
): readonly Entry[] {
  if (part !== 'Condition' || now === undefined) return entries;
  return entries.map((entry) => {
    const key = entry.word.replace('Condition.', '');
    if (key !== 'all' && key !== 'any' && key !== 'not') return entry;
    const value = { [key]: key === 'not' ? now : [now] };
    return { ...entry, value, told: desk.words('Condition', value) };
  });
}

interface WordListProps {
  readonly shelves: readonly Shelved[];
  readonly onPick: (value: object, entry: Entry) => void;
}

export function WordList({ shelves, onPick }: WordListProps) {
  const say = useSentences();
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
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
  const first = all.find(({ value }) => value !== undefined);
  return (
    <>
      <SearchField
        query={query}
        found={all.length}
        onQuery={setQuery}
        onEnter={() => first?.value && onPick(first.value, first)}
        onDown={() => list.current?.querySelector('button')?.focus()}
      />
      <div className="words-shelves" ref={list} onKeyDown={walkButtons}>
        {found.length === 0 ? <p className="panel-empty">{say('builder.nothing-found')}</p> : null}
        {found.map(({ shelf, entries }) => (
          <section key={shelf.id} aria-label={say(shelf.name)}>
            <h3>{say(shelf.name)}</h3>
            <ul>
              {entries.map((entry) => (
                <li key={entry.word + entry.told}>
                  <WordButton entry={entry} onPick={onPick} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function WordButton({ entry, onPick }: { entry: Entry; onPick: WordListProps['onPick'] }) {
  const say = useSentences();
  const { value, lacks } = entry;
  return (
    <button
      type="button"
      className="word-entry"
      aria-disabled={value === undefined}
      onClick={() => value && onPick(value, entry)}
    >
      {entry.isReady ? null : (
        <>
          <span className="word-name">{say(entry.name)}</span>
          <span className="word-help">{say(entry.help)}</span>
        </>
      )}
      <span className="word-told">{lacks ? say(`builder.lacks.${lacks}`) : entry.told}</span>
    </button>
  );
}
