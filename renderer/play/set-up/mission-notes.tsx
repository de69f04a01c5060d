import { type ReactNode, useMemo } from 'react';
import { missionFor } from '../../../engine';
import type { RuleSentence } from '../../../telling/mission/rules';
import { goalSentences, ruleSentences } from '../../../telling/mission/sentences';
import { howManyPlay, type SetUp } from '../../game/set-up';
import { AllGoals } from '../../panels/goal-list';
import { useWholeMission } from '../../panels/settled';
import { useSentences, useSessionState } from '../../session/session-context';

/** What to know of a mission before it is played: first what the players have to see to themselves. */
export function MissionNotes({ setUp }: { setUp: SetUp }) {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const whole = useWholeMission();
  const count = howManyPlay(setUp);
  const { byPlayers, goals, byProgram, variants } = useMemo(() => {
    const mission = missionFor(whole, count);
    const [rules, all] = [ruleSentences(mission, language), goalSentences(mission, language)];
    return {
      byPlayers: [...rules, ...all].filter((one) => one.isWordsOnly),
      goals: all.filter((goal) => !goal.isWordsOnly),
      byProgram: rules.filter((rule) => !rule.isWordsOnly),
      variants: (whole.variants ?? []).filter(({ survivors }) => survivors.includes(count)),
    };
  }, [whole, count, language]);
  return (
    <div className="set-up-notes">
      {variants.map(({ id }) => (
        <p key={id} className="set-up-variant">
          {say('set-up.variant', { count })}
        </p>
      ))}
      <Sentences title={say('set-up.by-players')} sentences={byPlayers} />
      {goals.length === 0 ? null : (
        <Titled title={say('set-up.goals')}>
          <AllGoals goals={goals} />
        </Titled>
      )}
      <Sentences title={say('set-up.by-program')} sentences={byProgram} />
    </div>
  );
}

function Sentences({
  title,
  sentences,
}: {
  title: string;
  sentences: readonly Pick<RuleSentence, 'id' | 'text'>[];
}) {
  if (sentences.length === 0) return null;
  return (
    <Titled title={title}>
      <ul>
        {sentences.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </Titled>
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
