import { Dialog } from 'radix-ui';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { gameSummary, type Outcome } from '../../../engine';
import type { SentenceKey } from '../../../languages';
import { endingWords } from '../../../telling/ending';
import { summaryLines } from '../../../telling/summary';
import { ActionButton } from '../../app/action-button';
import { isPlayedByHand } from '../../game/by-hand';
import { lineTo, type Moment } from '../../game/moment';
import { useAutopilot, useKeeper, useWords } from '../../session/game-context';
import { useSentences, useSession } from '../../session/session-context';
import { BackToMission } from './back-to-mission';
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
  const autopilot = useAutopilot();
  const minutes = Math.max(1, Math.round((useKeeper()?.played() ?? 0) / 60));
  const { lines, why } = useMemo(() => {
    const { seen } = moment;
    const events = lineTo(moment).flatMap((one) => one.events);
    const summary = gameSummary(events, seen);
    const ended = { outcome, seen, events, summary };
    return { lines: summaryLines(summary, words), why: endingWords(ended, words) };
  }, [moment, outcome, words]);
  return (
    <Dialog.Content className="dialog end" data-won={outcome.won}>
      <Dialog.Title className="dialog-title end-title">
        {say(outcome.won ? 'end.won' : 'end.lost')}
      </Dialog.Title>
      <Dialog.Description className="end-why">{why}</Dialog.Description>
      {/* Keyboards scroll what they can go to. */}
      <div className="end-lines" tabIndex={0} role="region" aria-label={say('end.show')}>
        <Lines
          about="end.goals"
          lines={lines.goals.map(({ words: line }) => line)}
          depths={lines.goals.map(({ depth }) => depth)}
        />
        <Lines about="end.turning-points" lines={lines.turningPoints} />
        <Lines about="end.people" lines={lines.people} />
        <Lines about="end.objectives" lines={lines.objectives} />
        <Lines about="end.zombies" lines={lines.zombies} />
        <section>
          <h2>{say('end.time')}</h2>
          <p>{say('end.minutes', { count: minutes })}</p>
          {isPlayedByHand(moment, autopilot?.hasMade) ? <UseAsLength minutes={minutes} /> : null}
        </section>
      </div>
      <div className="end-ways">
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

interface LinesProps {
  readonly about: SentenceKey;
  readonly lines: readonly string[];
  /** How deep each stands below another one. */
  readonly depths?: readonly number[];
}

function Lines({ about, lines, depths = [] }: LinesProps) {
  const say = useSentences();
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{say(about)}</h2>
      <ul>
        {lines.map((line, index) => (
          <li key={index} style={{ '--depth': depths[index] ?? 0 } as CSSProperties}>
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
