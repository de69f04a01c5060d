import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTime } from '../../files/format-time';
import { useSentences, useSessionState } from '../../session/session-context';
import './continue-games.css';

interface ContinueEntryProps {
  readonly icon: ReactNode;
  readonly name: string;
  /** How far it has come, where its name does not say so. */
  readonly how?: string;
  readonly kept: { readonly at: number; readonly elsewhere?: true };
  readonly forget: string;
  readonly onGoOn: () => void;
  readonly onForget: () => void;
}

/** Something that was begun, to go on with or to forget. */
export function ContinueEntry({ icon, name, how, kept, forget, onGoOn, onForget }: ContinueEntryProps) {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  return (
    <li className="continue-game">
      <button type="button" className="button" title={name} onClick={onGoOn}>
        {icon}
        <span className="continue-name">{name}</span>
      </button>
      <span className="continue-time">
        {how === undefined ? null : `${how} · `}
        {formatTime(kept.at, language)}
        {kept.elsewhere ? ` · ${say('start.continue.elsewhere')}` : null}
      </span>
      <button type="button" className="icon-action" aria-label={forget} title={forget} onClick={onForget}>
        <X aria-hidden="true" />
      </button>
    </li>
  );
}
