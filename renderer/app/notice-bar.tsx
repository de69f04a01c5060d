import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { tabName } from '../files/file-names';
import type { Notice, NoticeAction } from '../files/notice';
import { useSentences, useSession, useSessionState } from '../session/session-context';
import { actionNamed, performAction } from './actions/all-actions';
import './notice-bar.css';

export function NoticeBar() {
  const session = useSession();
  const say = useSentences();
  const notice = useSessionState((state) => state.notice);
  if (!notice) return null;
  return (
    // What comes together with its words is read out as an alert only, however calm it is.
    <div className={notice.isCalm ? 'notice notice-calm' : 'notice'} role="alert">
      <div className="notice-words">
        <p>
          <Words notice={notice} />
        </p>
        <MoreReasons notice={notice} />
      </div>
      {notice.actions?.map((id) => (
        <Offer key={id} id={id} of={notice.tab} />
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

function Words({ notice }: { notice: Notice }) {
  const say = useSentences();
  const { tabs } = useSession();
  const language = useSessionState((state) => state.language);
  const { tabs: open, active } = useStore(tabs.store);
  const { key, parameters, reason, more, others } = notice;
  const words = [
    say(key, { ...parameters, ...(reason && { reason: say(reason.key, reason.parameters) }) }),
    ...(more ? [say('problem.more-problems', { count: more })] : []),
    ...(others ? [say('open.refused-others', { count: others })] : []),
  ].join(' ');
  const tab = open.find((one) => one.key === notice.tab);
  // Most sentences say which mission they mean; the others are taken for what is in sight.
  if (!tab || tab === active || parameters?.['name'] !== undefined) return words;
  return say('notice.of', { name: tabName(tab, language), notice: words });
}

/** All of a file that is wrong, for whoever mends it. */
function MoreReasons({ notice: { moreReasons = [] } }: { notice: Notice }) {
  const say = useSentences();
  if (moreReasons.length === 0) return null;
  return (
    <details className="notice-more">
      <summary>{say('open.all-reasons')}</summary>
      <ul>
        {moreReasons.map(({ key, parameters, pointer }, index) => (
          // The same can be wrong at the same place twice.
          <li key={index}>{say('open.reason-at', { reason: say(key, parameters), pointer })}</li>
        ))}
      </ul>
    </details>
  );
}

/** What can be done about it; of the mission that the notice speaks of, which comes into sight for it. */
function Offer({ id, of }: { id: NoticeAction; of: string | undefined }) {
  const session = useSession();
  const say = useSentences();
  const act = () => {
    const { tabs } = session;
    const tab = tabs.store.getState().tabs.find(({ key }) => key === of);
    if (tab) tabs.show(tab);
    performAction(session, id);
  };
  return (
    <button type="button" className="button" onClick={act}>
      {say(actionNamed(id).name)}
    </button>
  );
}
