import { CircleCheckBig, CircleDashed, Users } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type CSSProperties, useMemo } from 'react';
import { goalSentenceNamed } from '../../../telling/goals';
import { countGoals, type GoalNow, goalsNow } from '../../game/goals';
import { useSeen, useWords } from '../../session/game-context';
import { useSentences } from '../../session/session-context';

/** How many goals are reached; which, for whoever asks. */
export function GoalsButton() {
  const say = useSentences();
  const words = useWords();
  const seen = useSeen();
  const goals = useMemo(() => goalsNow(seen), [seen]);
  return (
    <Popover.Root>
      <Popover.Trigger className="button course-goals">
        {say('course.goals', countGoals(goals))}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="course-goal-list"
          aria-label={say('view.goals')}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          // What lay open on the board before gives the focus back to the board when it closes.
          onFocusOutside={(event) => event.preventDefault()}
        >
          <ul>
            {goals.map((goal) => (
              <li
                key={goal.goal}
                data-reached={goal.reached}
                data-depth={goal.depth}
                style={{ '--depth': goal.depth } as CSSProperties}
              >
                <GoalSign goal={goal} />
                <span>
                  {goalSentenceNamed(goal.goal, words)}
                  {goal.howFar ? (
                    <span className="course-goal-far"> {say('course.goal.far', goal.howFar)}</span>
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function GoalSign({ goal: { reached, inWords } }: { goal: GoalNow }) {
  const say = useSentences();
  if (reached) return <CircleCheckBig role="img" aria-label={say('course.goal.reached')} />;
  if (inWords) return <Users role="img" aria-label={say('course.goal.in-words')} />;
  return <CircleDashed role="img" aria-label={say('course.goal.open')} />;
}
