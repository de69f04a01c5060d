import { Trash2 } from 'lucide-react';
import { useMemo, useRef } from 'react';
import type { GoalSentence } from '../../telling/mission/goals';
import { goalSentences } from '../../telling/mission/sentences';
import { perform } from '../document/command';
import { removeGoal } from '../document/commands/goals';
import { useSentences, useSessionState } from '../session/session-context';
import { useFile, useTab } from '../session/tab-context';
import { FileText } from './file-text';
import { AllGoals } from './goal-list';
import { ReadyGoals } from './ready-goals';
import { useSettledMission } from './settled';
import './panels.css';

/** What the survivors have to do, in the sentences that are printed, and the simplest of it to choose from. */
export function GoalsPanel() {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const isReadOnly = useFile((file) => file.isReadOnly);
  const mission = useSettledMission();
  const panel = useRef<HTMLElement>(null);
  const goals = useMemo(() => goalSentences(mission, language), [mission, language]);
  const variants = mission.variants?.filter((variant) => variant.goals !== undefined) ?? [];
  // The button that was pressed goes with its goal, and keyboards must go on from somewhere.
  const stay = () => panel.current?.focus();
  return (
    // Keyboards scroll what they can go to.
    <section ref={panel} className="panel told" aria-label={say('goals.title')} tabIndex={0}>
      {goals.length === 0 ? (
        <p className="panel-empty">{say('goals.none')}</p>
      ) : (
        <AllGoals
          goals={goals}
          {...(!isReadOnly && { actions: (goal) => <Remove goal={goal} onDone={stay} /> })}
        />
      )}
      {isReadOnly ? null : <ReadyGoals onDone={stay} />}
      {variants.length > 0 ? <p className="panel-hint">{say('goals.variants')}</p> : null}
      <p className="panel-hint">{say(goals.length === 0 ? 'goals.how' : 'goals.written')}</p>
      <FileText part="goals" />
    </section>
  );
}

function Remove({ goal: { id, text }, onDone }: { goal: GoalSentence; onDone: () => void }) {
  const say = useSentences();
  const tab = useTab();
  const words = say('goals.remove', { goal: text });
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={words}
      title={words}
      onClick={() => {
        perform(tab, removeGoal(id));
        onDone();
      }}
    >
      <Trash2 aria-hidden="true" />
    </button>
  );
}
