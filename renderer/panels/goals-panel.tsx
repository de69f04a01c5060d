import { useMemo } from 'react';
import { type GoalSentence, goalSentences } from '../../telling/mission/goals';
import { useSentences, useSessionState } from '../session/session-context';
import { useSettledMission } from './settled';
import { ToldSentence } from './told-sentence';
import './panels.css';

/** What the survivors have to do, in the sentences that are printed. They are not changed here. */
export function GoalsPanel() {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const mission = useSettledMission();
  const goals = useMemo(() => goalSentences(mission, language), [mission, language]);
  const variants = mission.variants?.filter((variant) => variant.goals !== undefined) ?? [];
  return (
    // Keyboards scroll what they can go to.
    <section className="panel told" aria-label={say('goals.title')} tabIndex={0}>
      {goals.length === 0 ? <p className="panel-empty">{say('goals.none')}</p> : <AllGoals goals={goals} />}
      {variants.length > 0 ? <p className="panel-hint">{say('goals.variants')}</p> : null}
      <p className="panel-hint">{say(goals.length === 0 ? 'goals.how' : 'goals.read-only')}</p>
    </section>
  );
}

/** One goal that only holds the others together is a heading. */
function AllGoals({ goals }: GoalsProps) {
  const [only, ...others] = goals;
  if (only?.order === undefined || others.length > 0) return <Goals goals={goals} />;
  return (
    <>
      <ToldSentence told={only} />
      <Goals goals={only.parts} order={only.order} />
    </>
  );
}

interface GoalsProps {
  goals: readonly GoalSentence[];
  order?: GoalSentence['order'] | undefined;
}

/** Numbered where their order counts. */
function Goals({ goals, order }: GoalsProps) {
  const List = order === 'in-order' ? 'ol' : 'ul';
  return (
    <List className="told-list">
      {goals.map((goal) => (
        <li key={goal.id}>
          <ToldSentence told={goal} />
          {goal.parts.length > 0 ? <Goals goals={goal.parts} order={goal.order} /> : null}
        </li>
      ))}
    </List>
  );
}
