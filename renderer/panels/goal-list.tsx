import type { ReactNode } from 'react';
import type { GoalSentence } from '../../telling/mission/goals';
import { ToldSentence } from './told-sentence';
import './panels.css';

interface GoalListProps {
  readonly goals: readonly GoalSentence[];
  readonly order?: GoalSentence['order'] | undefined;
  /** What can be done with a goal of the mission; those that it is made of go with it. */
  readonly actions?: (goal: GoalSentence) => ReactNode;
}

/** Goals with those that they are made of. One that only holds the others together is a heading. */
export function AllGoals({ goals, actions }: Omit<GoalListProps, 'order'>) {
  const [only, ...others] = goals;
  if (only?.order === undefined || others.length > 0) {
    return <GoalList goals={goals} {...(actions && { actions })} />;
  }
  return (
    <>
      <GoalLine goal={only} {...(actions && { actions })} />
      <GoalList goals={only.parts} order={only.order} />
    </>
  );
}

/** Numbered where their order counts. */
function GoalList({ goals, order, actions }: GoalListProps) {
  const List = order === 'in-order' ? 'ol' : 'ul';
  return (
    <List className="told-list">
      {goals.map((goal) => (
        <li key={goal.id}>
          <GoalLine goal={goal} {...(actions && { actions })} />
          {goal.parts.length > 0 ? <GoalList goals={goal.parts} order={goal.order} /> : null}
        </li>
      ))}
    </List>
  );
}

function GoalLine({ goal, actions }: { goal: GoalSentence } & Pick<GoalListProps, 'actions'>) {
  if (!actions) return <ToldSentence told={goal} />;
  return (
    <div className="told-line">
      <div>
        <ToldSentence told={goal} />
      </div>
      {actions(goal)}
    </div>
  );
}
