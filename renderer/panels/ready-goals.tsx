import { Plus } from 'lucide-react';
import { useId, useMemo } from 'react';
import type { SentenceKey } from '../../languages';
import { goalSentences } from '../../telling/mission/sentences';
import { perform } from '../document/command';
import { addGoal, hasGoal } from '../document/commands/goals';
import { laidOut } from '../document/laid-out';
import { documentOf } from '../document/systems';
import type { ReadyGoal } from '../document/systems/system-document';
import { useSentences, useSessionState } from '../session/session-context';
import { useTab } from '../session/tab-context';
import { useSettledMission } from './settled';

/** The goals that most missions have, each in the sentence that it becomes. */
export function ReadyGoals({ onDone }: { onDone: () => void }) {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const mission = useSettledMission();
  const title = useId();
  const offered = useMemo(() => {
    const ready = documentOf(mission.system)
      .readyGoals(laidOut(mission))
      .filter(({ reach }) => !hasGoal(mission, reach));
    const sentences = goalSentences(
      { ...mission, goals: ready.map(({ id, reach }) => ({ id, reach })) },
      language,
    );
    return ready.map((goal, index) => ({ goal, words: sentences[index]?.text ?? '' }));
  }, [mission, language]);
  if (offered.length === 0) return null;
  return (
    <section className="ready-goals" aria-labelledby={title}>
      <h3 id={title}>{say('goals.ready')}</h3>
      <ul>
        {offered.map(({ goal, words }) => (
          <li key={goal.id}>
            <Offer goal={goal} words={words} onDone={onDone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Offer({
  goal: { id, reach, isPossible },
  words,
  onDone,
}: {
  goal: ReadyGoal;
  words: string;
  onDone: () => void;
}) {
  const say = useSentences();
  const tab = useTab();
  const needs = useId();
  const add = () => {
    if (!isPossible) return;
    perform(tab, addGoal(tab.document.store.getState().history.now, reach, tab.document.idsEver));
    onDone();
  };
  return (
    <>
      <button
        type="button"
        className="text-button"
        // Whoever cannot see it shall still come by and hear what it needs.
        aria-disabled={!isPossible}
        aria-describedby={isPossible ? undefined : needs}
        onClick={add}
      >
        <Plus aria-hidden="true" />
        {words}
      </button>
      {isPossible ? null : (
        <p id={needs} className="ready-goal-needs">
          {say(`goals.needs.${id}` as SentenceKey)}
        </p>
      )}
    </>
  );
}
