import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import type { SentenceKey } from '../../../languages';
import { useSentences } from '../../session/session-context';

interface SearchFieldProps {
  /** What is searched. */
  readonly name: SentenceKey;
  readonly query: string;
  readonly found: number;
  readonly onQuery: (query: string) => void;
  /** The first of what was found is meant. */
  readonly onEnter: () => void;
  /** On to what was found. */
  readonly onDown: () => void;
}

export function SearchField({ name, query, found, onQuery, onEnter, onDown }: SearchFieldProps) {
  const say = useSentences();
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onQuery('');
    field.current?.focus();
  };
  const hear = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && query !== '') onEnter();
    else if (event.key === 'ArrowDown') onDown();
    else if (event.key === 'Escape' && query !== '') onQuery('');
    else return;
    event.preventDefault();
  };
  return (
    <div className="palette-search" role="search">
      <Search aria-hidden="true" />
      <input
        ref={field}
        type="text"
        value={query}
        placeholder={say(name)}
        aria-label={say(name)}
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={hear}
      />
      <span className="palette-found" role="status">
        {query.trim() === '' ? null : say('palette.found', { count: found })}
      </span>
      {query === '' ? null : (
        <button type="button" aria-label={say('palette.search.clear')} onClick={clear}>
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
