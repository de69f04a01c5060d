import { useSentences, useSessionState } from '../session/session-context';
import './notice-bar.css';

/** The program behind a local page does not answer. It stays until it does; all that is open can be worked on. */
export function HostGoneBar() {
  const say = useSentences();
  const hostIs = useSessionState((state) => state.hostIs);
  if (hostIs === 'here') return null;
  return (
    <div className="notice" role="alert">
      <p>{say(`host.${hostIs}`)}</p>
    </div>
  );
}
