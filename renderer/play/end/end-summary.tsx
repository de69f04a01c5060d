import { Dialog } from 'radix-ui';
import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import type { Outcome } from '../../../engine';
import { textIn } from '../../../languages';
import { endingOf } from '../../../telling/ending';
import type { Ending } from '../../../telling/system-telling';
import { ActionButton } from '../../app/action-button';
import { lineTo, type Moment } from '../../game/moment';
import { isNearlyWon } from '../../game/nearly-won';
import { isPlayedByPeople } from '../../game/played-by-people';
import { taleOf } from '../../game/tale';
import { useAutopilot, useKeeper, useWords } from '../../session/game-context';
import { useSentences, useSession } from '../../session/session-context';
import { BackToMission } from './back-to-mission';
import { BeforeWrong } from './before-wrong';
import { OnWithCampaign } from './on-with-campaign';
import { SaveTale } from './save-tale';
import { Tale } from './tale';
import { UseAsLength } from './use-as-length';
import './end.css';

interface EndSummaryProps {
  readonly moment: Moment;
  readonly outcome: Outcome;
}

/** Won or lost, why, and how it came to that. */
export function EndSummary({ moment, outcome }: EndSummaryProps) {
  const say = useSentences();
  const words = useWords();
  const { showDialog } = useSession();
  const around = useRef<HTMLDivElement>(null);
  const autopilot = useAutopilot();
  const minutes = Math.max(1, Math.round((useKeeper()?.played() ?? 0) / 60));
  const lines = useMemo(() => taleOf(moment, words), [moment, words]);
  const { summary, why } = useMemo(() => {
    const { seen, system } = moment;
    const events = lineTo(moment).flatMap((one) => one.events);
    return endingOf({ outcome, seen, events, summary: system.advise.summary(events, seen) }, words);
  }, [moment, outcome, words]);
  const told = {
    title: textIn(moment.seen.table.mission.file.title, words.mission.language),
    outcome: say(outcome.won ? 'end.won' : 'end.lost'),
    ...{ why, lines, summary },
  };
  return (
    <Dialog.Content className="dialog end" data-won={outcome.won}>
      <Dialog.Title className="dialog-title end-title">
        {say(outcome.won ? 'end.won' : 'end.lost')}
      </Dialog.Title>
      <Dialog.Description className="end-why">{why}</Dialog.Description>
      {/* Keyboards scroll what they can go to. */}
      <div ref={around} className="end-lines" tabIndex={0} role="region" aria-label={say('end.show')}>
        <Tale lines={lines} />
        {lines.length > 0 ? <SaveTale told={told} around={around} /> : null}
        {summary.map((section) => (
          <Lines key={section.title} {...section} />
        ))}
        <section>
          <h2>{say('end.time')}</h2>
          <p>{say('end.minutes', { count: minutes })}</p>
          {isPlayedByPeople(moment, autopilot?.hasMade) && isNearlyWon(moment) ? (
            <UseAsLength minutes={minutes} />
          ) : null}
        </section>
      </div>
      <div className="end-ways">
        <OnWithCampaign moment={moment} />
        <BeforeWrong moment={moment} />
        <BackToMission moment={moment} />
        <CloseAnd deed={() => showDialog('set-up')}>{say('end.anew')}</CloseAnd>
        <ActionButton id="play.saveReplay" />
        <Dialog.Close className="button">{say('end.look')}</Dialog.Close>
      </div>
    </Dialog.Content>
  );
}

function CloseAnd({ deed, children }: { deed: () => void; children: ReactNode }) {
  return (
    <Dialog.Close className="button" onClick={deed}>
      {children}
    </Dialog.Close>
  );
}

function Lines({ title, lines }: Ending['summary'][number]) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {lines.map(({ words, depth }, index) => (
          <li key={index} style={{ '--depth': depth } as CSSProperties}>
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}
