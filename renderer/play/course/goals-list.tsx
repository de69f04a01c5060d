import { CircleCheckBig, CircleDashed, Flag, Skull, Users } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Threat } from '../../../engine';
import { goalSentenceNamed } from '../../../telling/goals';
import { threatWords } from '../../../telling/matters';
import type { GoalNow } from '../../game/goals';
import { mattersNow } from '../../game/matters';
import { useSeen, useWords } from '../../session/game-context';
import { useSentences } from '../../session/session-context';

/** Every step to a win, with what is done of it; and every count that can lose the game. */
export function GoalsList({ goals }: { goals: readonly GoalNow[] }) {
  const words = useWords();
  const { say } = words;
  const { next, threats } = mattersNow(useSeen());
  const limits = threats.filter(({ limit }) => limit);
  return (
    <>
      <ul>
        {goals.map((goal) => (
          <li
            key={goal.goal}
            data-reached={goal.reached}
            data-depth={goal.depth}
            aria-current={goal.goal === next?.goal ? 'step' : undefined}
            style={{ '--depth': goal.depth } as CSSProperties}
          >
            <GoalSign goal={goal} isNext={goal.goal === next?.goal} />
            <span>
              {goalSentenceNamed(goal.goal, words)}
              {goal.howFar ? (
                <span className="course-goal-far"> {say('course.goal.far', goal.howFar)}</span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {limits.length === 0 ? null : (
        <section aria-label={say('matters.limits')} className="goal-limits">
          <h2>{say('matters.limits')}</h2>
          <ul>
            {limits.map((threat) => (
              <Limit key={JSON.stringify([threat.code, threat.parameters])} threat={threat} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** So many of so many, in words and as a row that fills. */
function Limit({ threat }: { threat: Threat }) {
  const words = useWords();
  const { there = 0, most = 1 } = threat.limit ?? {};
  return (
    <li data-urgency={threat.urgency} data-limit={threat.code}>
      <Skull aria-hidden="true" />
      <span>
        {threatWords(threat, words)}
        <span
          className="goal-limit-bar"
          style={{ '--filled': there / most } as CSSProperties}
          aria-hidden="true"
        />
      </span>
    </li>
  );
}

function GoalSign({ goal: { reached, inWords }, isNext }: { goal: GoalNow; isNext: boolean }) {
  const say = useSentences();
  if (reached) return <CircleCheckBig role="img" aria-label={say('course.goal.reached')} />;
  if (inWords) return <Users role="img" aria-label={say('course.goal.in-words')} />;
  if (isNext) return <Flag role="img" aria-label={say('course.goal.next')} />;
  return <CircleDashed role="img" aria-label={say('course.goal.open')} />;
}
