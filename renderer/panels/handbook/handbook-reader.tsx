import { type ComponentType, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { entryNamed, type HandbookChapter, type HandbookEntry } from '../../handbook/entry';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { walkButtons } from '../list-keys';
import { plainWords } from '../palette/search';
import { SearchField } from '../palette/search-field';
import { answering } from './answering';
import { EntryView } from './entry-view';
import { useChapters } from './use-chapters';

interface HandbookReaderProps {
  /** What can be done with an entry where a mission is open. */
  readonly deeds: ComponentType<{ entry: HandbookEntry }> | undefined;
}

/** All entries by chapters, to be searched, and beside them the one that is read. */
export function HandbookReader({ deeds: Deeds }: HandbookReaderProps) {
  const say = useSentences();
  const { openHandbook } = useSession();
  const at = useSessionState(({ handbook }) => handbook.at);
  const chapters = useChapters();
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const list = useRef<HTMLDivElement>(null);
  const found = useMemo(() => answering(chapters, asked), [chapters, asked]);
  const all = found.flatMap(({ entries }) => entries);
  const isSeeking = plainWords(asked) !== '';
  const read = entryNamed(isSeeking ? found : chapters, at) ?? all[0];
  useEffect(() => {
    list.current?.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' });
  }, [read]);
  // Whoever has been led to an entry sees it among its neighbours.
  useEffect(() => {
    list.current?.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <>
      <SearchField
        name="handbook.search"
        query={query}
        found={all.length}
        onQuery={setQuery}
        onEnter={() => focusRead(list.current)}
        onDown={() => focusRead(list.current)}
      />
      <div className="handbook-pages">
        <nav className="words-shelves" ref={list} aria-label={say('handbook.list')} onKeyDown={walkButtons}>
          {all.length === 0 ? <p className="panel-empty">{say('builder.nothing-found')}</p> : null}
          {found.map((chapter) => (
            <Chapter key={chapter.id} chapter={chapter} read={read} onRead={openHandbook} />
          ))}
        </nav>
        {read ? (
          <EntryView key={read.id} entry={read}>
            {Deeds ? <Deeds entry={read} /> : null}
          </EntryView>
        ) : null}
      </div>
    </>
  );
}

function focusRead(list: HTMLElement | null): void {
  list?.querySelector<HTMLElement>('[aria-current=true]')?.focus();
}

interface ChapterProps {
  readonly chapter: HandbookChapter;
  readonly read: HandbookEntry | undefined;
  readonly onRead: (id: string) => void;
}

function Chapter({ chapter, read, onRead }: ChapterProps) {
  return (
    <section aria-label={chapter.title}>
      <h3>{chapter.title}</h3>
      <ul>
        {chapter.entries.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              className="handbook-item"
              aria-current={entry === read}
              // Of hundreds, Tab goes on from the one that is read.
              tabIndex={entry === read ? 0 : -1}
              onClick={() => onRead(entry.id)}
              onFocus={() => onRead(entry.id)}
            >
              {entry.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
