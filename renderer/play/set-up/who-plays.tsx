import { RadioGroup } from 'radix-ui';
import { Fragment, useId } from 'react';
import { systemOf } from '../../../engine';
import type { SentenceKey } from '../../../languages';
import { chosenAtFirst, mayPlay, type SetUp } from '../../game/set-up';
import { useSentences, useSessionState } from '../../session/session-context';
import { useMission } from '../../session/tab-context';
import { windowOf } from '../../systems';
import { FieldProblem, WholeNumberField } from '../whole-number-field';

interface WhoPlaysProps {
  readonly setUp: SetUp;
  readonly change: (part: Partial<SetUp>) => void;
}

/** Luck chooses so many survivors, or whoever plays does. */
export function WhoPlays({ setUp, change }: WhoPlaysProps) {
  const say = useSentences();
  const title = useId();
  const mission = useMission((whole) => whole);
  const { people, posse } = systemOf(mission.system).content;
  // It is always the same who play.
  if (people.length <= posse.fewest) return null;
  const goAbout = (way: string) => {
    if (way === 'drawn') change({ isDrawn: true });
    else change({ isDrawn: false, people: chosenAtFirst(mission, setUp) });
  };
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{say('set-up.who')}</h2>
      <RadioGroup.Root
        className="set-up-ways"
        aria-labelledby={title}
        value={setUp.isDrawn ? 'drawn' : 'chosen'}
        onValueChange={goAbout}
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
  const { fewest, most } = useMission(({ system }) => systemOf(system).content.posse);
  return (
    <WholeNumberField
      className="set-up-field"
      label={say('set-up.number')}
      value={setUp.count}
      least={fewest}
      most={most}
      change={(count) => change({ count })}
    />
  );
}

function Roster({ setUp: { people: chosen }, change }: WhoPlaysProps) {
  const say = useSentences();
  const problem = useId();
  const mission = useMission((whole) => whole);
  const language = useSessionState((state) => state.language);
  const { people, posse } = systemOf(mission.system).content;
  const { most } = posse;
  const isFull = chosen.length >= most;
  const isNobody = chosen.length === 0;
  return (
    <>
      <p role="status">{say('set-up.chosen-of', { count: chosen.length, most })}</p>
      <p className="set-up-nobody">
        <FieldProblem id={problem}>{isNobody ? say('set-up.nobody') : undefined}</FieldProblem>
      </p>
      <ul className="set-up-roster" aria-label={say('set-up.who')}>
        {people.map(({ id, name, class: ofClass }) => {
          const place = chosen.indexOf(id);
          const isChosen = place >= 0;
          const isBarred = !isChosen && (isFull || !mayPlay(mission, ofClass));
          return (
            <li key={id}>
              <label data-chosen={isChosen}>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={isBarred}
                  aria-invalid={isNobody && !isBarred ? true : undefined}
                  aria-describedby={isNobody ? problem : undefined}
                  onChange={() =>
                    change({ people: isChosen ? chosen.filter((one) => one !== id) : [...chosen, id] })
                  }
                />
                <span className="set-up-name">
                  {name}{' '}
                  {ofClass === undefined ? null : (
                    <span className="set-up-class">{say(`token.class.${ofClass}` as SentenceKey)}</span>
                  )}
                </span>
                <span className="set-up-can">
                  {windowOf(mission.system)
                    .personCan?.(id, language)
                    .map((line, at) => (
                      <Fragment key={line}>
                        {at > 0 ? <br /> : null}
                        {line}
                      </Fragment>
                    ))}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </>
  );
}
