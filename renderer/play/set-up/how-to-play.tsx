import { type ReactNode, useId } from 'react';
import { OPTIONAL_RULES } from '../../../engine';
import { mostPlayers, type SetUp } from '../../game/set-up';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { WholeField } from '../whole-field';

interface HowToPlayProps {
  readonly setUp: SetUp;
  readonly change: (part: Partial<SetUp>) => void;
}

/** Among how many the survivors are shared out, and by which optional rules. */
export function HowToPlay({ setUp, change }: HowToPlayProps) {
  const say = useSentences();
  const { changeHabits } = useSession();
  const { skipsTrivial, dealsIn } = useSessionState((state) => state.habits);
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{say('set-up.how')}</h2>
      <WholeField
        className="set-up-field"
        label={say('set-up.players')}
        value={setUp.players}
        least={1}
        most={mostPlayers(setUp)}
        change={(players) => change({ players })}
      />
      {OPTIONAL_RULES.map((rule) => (
        <YesNo key={rule} isOn={setUp[rule]} change={(isOn) => change({ [rule]: isOn })}>
          <strong>{say(`properties.option.${rule}`)}</strong> {say(`properties.option.${rule}.hint`)}
        </YesNo>
      ))}
      <YesNo isOn={dealsIn} change={(isOn) => changeHabits({ dealsIn: isOn })}>
        {say('set-up.deals-in')}
      </YesNo>
      <YesNo isOn={skipsTrivial} change={(isOn) => changeHabits({ skipsTrivial: isOn })}>
        {say('set-up.skips-trivial')}
      </YesNo>
    </section>
  );
}

interface YesNoProps {
  readonly isOn: boolean;
  readonly change: (isOn: boolean) => void;
  readonly children: ReactNode;
}

function YesNo({ isOn, change, children }: YesNoProps) {
  return (
    <label className="set-up-yes-no">
      <input type="checkbox" checked={isOn} onChange={(event) => change(event.target.checked)} />
      <span>{children}</span>
    </label>
  );
}
