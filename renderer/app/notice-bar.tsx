import { X } from 'lucide-react';
import { useSentences, useSession, useSessionState } from './session-context';
import './notice-bar.css';

export function NoticeBar() {
  const session = useSession();
  const say = useSentences();
  const notice = useSessionState((state) => state.notice);
  if (!notice) return null;
  return (
    <div className="notice" role="alert">
      <p>{say(notice.key, notice.parameters)}</p>
      <button
        type="button"
        className="icon-button"
        aria-label={say('notice.dismiss')}
        onClick={() => session.dismissNotice()}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
