import { useWords } from '../../session/game-context';
import './clicks.css';

interface NotAgainProps {
  readonly isSet: boolean;
  readonly set: (isSet: boolean) => void;
}

/** Below what may be regretted: whoever knows that need not be asked again as long as this game lies on the table. */
export function NotAgain({ isSet, set }: NotAgainProps) {
  return (
    <label className="not-again">
      <input type="checkbox" checked={isSet} onChange={({ currentTarget }) => set(currentTarget.checked)} />
      {useWords().say('click.not-again')}
    </label>
  );
}
