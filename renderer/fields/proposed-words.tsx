import { freshId } from '../document/ids';
import { useSentences } from '../session/session-context';
import { useFile } from '../session/tab-context';
import type { Shared } from './shared';

/** What a word is made of that nobody has thought of yet. */
const PREFIX = 'mix';
/** Whoever has more of them writes; the field itself proposes all. */
const MOST = 6;

interface ProposedWordsProps {
  readonly inUse: readonly string[];
  readonly shared: Shared<string>;
  readonly change: (value: string) => void;
}

/** Words to be had by a click: those of others, and a new one for whoever begins. */
export function ProposedWords({ inUse, shared, change }: ProposedWordsProps) {
  const say = useSentences();
  const isRead = useFile(({ isReadOnly }) => isReadOnly);
  const others = inUse.filter((word) => word !== shared.value).slice(0, MOST);
  const fresh = shared.value === undefined ? freshId(PREFIX, new Set(inUse)) : undefined;
  if (isRead || (others.length === 0 && fresh === undefined)) return null;
  return (
    <div className="proposed-words" role="group" aria-label={say('properties.proposed')}>
      {others.map((word) => (
        <button key={word} type="button" className="proposed-word" onClick={() => change(word)}>
          {word}
        </button>
      ))}
      {fresh === undefined ? null : (
        <button type="button" className="proposed-word" onClick={() => change(fresh)}>
          {say('properties.proposed.new', { name: fresh })}
        </button>
      )}
    </div>
  );
}
