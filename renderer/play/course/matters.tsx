import { Flag, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { nextStepWords, threatWords } from '../../../telling/matters';
import { mattersNow } from '../../game/matters';
import { pictureOf } from '../../game/picture';
import { useSeen, useSitting, useWords } from '../../session/game-context';
import { MattersByHand } from './matters-by-hand';
import './matters.css';

/** Above the board, in one line: what is to be done next, how much of the turn is left, and what loses the game soonest. */
export function Matters() {
  const words = useWords();
  const { read } = useSitting();
  const { next, left, threat } = useWhatMatters();
  const { say } = words;
  const title = [next, left, threat?.words].filter(Boolean).join('\n');
  return (
    <section className="matters" aria-label={say('matters.title')}>
      <button type="button" className="matters-line" title={title} onClick={() => read('goals')}>
        <span className="matters-next" data-control="next-step">
          <Flag aria-hidden="true" />
          <span>{next}</span>
        </span>
        {left === undefined ? null : (
          <span className="matters-left" data-control="actions-left">
            {left}
          </span>
        )}
        {threat ? (
          <span className="matters-threat" data-control="threat" data-urgency={threat.urgency}>
            <TriangleAlert aria-hidden="true" />
            <span>{threat.words}</span>
          </span>
        ) : null}
      </button>
      <MattersByHand />
    </section>
  );
}

function useWhatMatters() {
  const words = useWords();
  const seen = useSeen();
  return useMemo(() => {
    const { next, threats } = mattersNow(seen);
    const { people, active } = pictureOf(seen);
    const person = seen.outcome ? undefined : people[active];
    const [soonest] = threats;
    const step = next && words.say('matters.next', { step: nextStepWords(next, words) });
    const end = seen.outcome && words.say(seen.outcome.won ? 'end.won' : 'end.lost');
    return {
      next: end ?? step ?? words.say('matters.nothing'),
      left: person && words.say('matters.left', { who: person.name, count: person.actionsLeft }),
      threat: soonest && { urgency: soonest.urgency, words: threatWords(soonest, words) },
    };
  }, [seen, words]);
}
