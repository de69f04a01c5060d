import { CircleCheckBig, CircleDashed, Users } from 'lucide-react';
import { Popover } from 'radix-ui';
import { goalNamed } from '../../../telling/goals';
import { type TopGoal, topGoals } from '../../game/goals';
import { useSeen, useWords } from '../../session/game-context';
import { useSentences } from '../../session/session-context';

/** How many goals are reached; which, for whoever asks. */
export function GoalsButton() {
  const say = useSentences();
  const [seen, words] = [useSeen(), useWords()];
  const goals = topGoals(seen);
  const reached = goals.filter(({ isReached }) => isReached).length;
  return (
    <Popover.Root>
      <Popover.Trigger className="button course-goals">
        {say('course.goals', { reached, all: goals.length })}
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
              <li key={goal.id} data-reached={goal.isReached}>
                <GoalSign goal={goal} />
                {goalNamed(goal.id, words)}
              </li>
            ))}
          </ul>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function GoalSign({ goal: { isReached, isInWords } }: { goal: TopGoal }) {
  const say = useSentences();
  if (isReached) return <CircleCheckBig role="img" aria-label={say('course.goal.reached')} />;
  if (isInWords) return <Users role="img" aria-label={say('course.goal.in-words')} />;
  return <CircleDashed role="img" aria-label={say('course.goal.open')} />;
}
