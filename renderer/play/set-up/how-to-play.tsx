import { useId } from 'react';
import { systemOf } from '../../../engine';
import { mostPlayers, optionsOf, type SetUp } from '../../game/set-up';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { useMission } from '../../session/tab-context';
import { useHidesUndone } from '../use-hides-undone';
import { WholeNumberField } from '../whole-number-field';
import { OptionField } from './option-field';
import { YesNo } from './yes-no';

interface HowToPlayProps {
  readonly setUp: SetUp;
  readonly change: (part: Partial<SetUp>) => void;
}

/** Among how many the survivors are shared out, and by which rules. */
export function HowToPlay({ setUp, change }: HowToPlayProps) {
  const say = useSentences();
  const { changeHabits } = useSession();
  const { skipsTrivial, dealsIn } = useSessionState((state) => state.habits);
  const hidesUndone = useHidesUndone();
  const mission = useMission((whole) => whole);
  const { content, play } = systemOf(mission.system);
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{say('set-up.how')}</h2>
      {content.posse.most === 1 ? null : (
        <WholeNumberField
          className="set-up-field"
          label={say('set-up.players')}
          value={setUp.players}
          least={1}
          most={mostPlayers(mission, setUp)}
          change={(players) => change({ players })}
        />
      )}
      {optionsOf(mission.system).map((option) => (
        <OptionField
          key={option.id}
          option={option}
          value={setUp.options[option.id]}
          change={(value) => change({ options: { ...setUp.options, [option.id]: value } })}
        />
      ))}
      {play.asksFirst ? (
        <YesNo isOn={dealsIn} change={(isOn) => changeHabits({ dealsIn: isOn })}>
          {say('set-up.deals-in')}
        </YesNo>
      ) : null}
      <YesNo isOn={skipsTrivial} change={(isOn) => changeHabits({ skipsTrivial: isOn })}>
        {say('set-up.skips-trivial')}
      </YesNo>
      <YesNo isOn={hidesUndone} change={(isOn) => changeHabits({ hidesUndone: isOn })}>
        {say('set-up.hides-undone')}
      </YesNo>
    </section>
  );
}
