import { X } from 'lucide-react';
import { useSentences, useSession, useSessionState } from '../session/session-context';
import { ActionButton } from './action-button';
import './notice-bar.css';

export function NoticeBar() {
  const session = useSession();
  const say = useSentences();
  const notice = useSessionState((state) => state.notice);
  if (!notice) return null;
  const reason = notice.reason && say(notice.reason.key, notice.reason.parameters);
  return (
    <div className="notice" role="alert">
      <p>
        {say(notice.key, { ...notice.parameters, ...(reason && { reason }) })}
        {notice.more ? ` ${say('problem.more-problems', { count: notice.more })}` : null}
      </p>
      {notice.actions?.map((id) => (
        <ActionButton key={id} id={id} />
      ))}
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
