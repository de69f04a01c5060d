import { useSentences, useSessionState } from '../session/session-context';
import './drop-sign.css';

/** While a file is held over the window: what happens if it is let go. */
export function DropSign() {
  const say = useSentences();
  const filesAreOver = useSessionState((state) => state.filesAreOver);
  return filesAreOver ? <p className="drop-sign">{say('open.drop')}</p> : null;
}
