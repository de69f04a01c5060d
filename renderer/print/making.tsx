import { useSentences } from '../session/session-context';

interface MakingProps {
  readonly words: string;
  /** From 0 to 1; nothing while nobody knows. */
  readonly done: number | undefined;
  /** It lies over what was there before. */
  readonly isOver?: boolean;
  readonly stop: () => void;
}

/** How far something is that takes a while, and the way to stop it. */
export function Making({ words, done, isOver = false, stop }: MakingProps) {
  const say = useSentences();
  return (
    <div className={isOver ? 'print-making print-making-over' : 'print-making'}>
      <span>{words}</span>
      <progress value={done} aria-label={words} />
      <button type="button" className="button" onClick={stop}>
        {say('print.dialog.stop')}
      </button>
    </div>
  );
}
