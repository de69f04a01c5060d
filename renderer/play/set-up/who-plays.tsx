import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import { limits, survivors } from '../../../engine';
import { mayPlay, type SetUp } from '../../game/set-up';
import { useSentences } from '../../session/session-context';
import { useMission } from '../../session/tab-context';

interface WhoPlaysProps {
  readonly setUp: SetUp;
  readonly change: (part: Partial<SetUp>) => void;
}

/** Luck chooses so many survivors, or whoever plays does. */
export function WhoPlays({ setUp, change }: WhoPlaysProps) {
  const say = useSentences();
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{say('set-up.who')}</h2>
      <RadioGroup.Root
        className="set-up-ways"
        aria-labelledby={title}
        value={setUp.isDrawn ? 'drawn' : 'chosen'}
        onValueChange={(way) => change({ isDrawn: way === 'drawn' })}
      >
        {(['drawn', 'chosen'] as const).map((way) => (
          <RadioGroup.Item key={way} value={way} className="button set-up-way">
            {say(`set-up.${way}`)}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {setUp.isDrawn ? <HowMany setUp={setUp} change={change} /> : <Roster setUp={setUp} change={change} />}
    </section>
  );
}

function HowMany({ setUp, change }: WhoPlaysProps) {
  const say = useSentences();
  const id = useId();
  return (
    <p className="set-up-field">
      <label htmlFor={id}>{say('set-up.number')}</label>
      <input
        id={id}
        type="number"
        min={limits.survivors.fewest}
        max={limits.survivors.most}
        required
        value={Number.isNaN(setUp.count) ? '' : setUp.count}
        onChange={(event) => change({ count: event.target.valueAsNumber })}
      />
    </p>
  );
}

function Roster({ setUp: { survivors: chosen }, change }: WhoPlaysProps) {
  const say = useSentences();
  const mission = useMission((whole) => whole);
  const isFull = chosen.length >= limits.survivors.most;
  const most = limits.survivors.most;
  return (
    <>
      <p role="status">{say('set-up.chosen-of', { count: chosen.length, most })}</p>
      <ul className="set-up-roster">
        {survivors.map(({ id, name, class: ofClass }) => {
          const place = chosen.indexOf(id);
          const isChosen = place >= 0;
          return (
            <li key={id}>
              <label data-chosen={isChosen}>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={!isChosen && (isFull || !mayPlay(mission, ofClass))}
                  onChange={() =>
                    change({ survivors: isChosen ? chosen.filter((one) => one !== id) : [...chosen, id] })
                  }
                />
                <span className="set-up-name">{name}</span>
                <span className="set-up-class">{say(`token.class.${ofClass}`)}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </>
  );
}
