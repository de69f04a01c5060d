import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import { limits, skills, survivors } from '../../../engine';
import type { Language } from '../../../languages';
import { chosenAtFirst, mayPlay, type SetUp } from '../../game/set-up';
import { useSentences, useSessionState } from '../../session/session-context';
import { useMission } from '../../session/tab-context';
import { FieldProblem, WholeField } from '../whole-field';

interface WhoPlaysProps {
  readonly setUp: SetUp;
  readonly change: (part: Partial<SetUp>) => void;
}

/** Luck chooses so many survivors, or whoever plays does. */
export function WhoPlays({ setUp, change }: WhoPlaysProps) {
  const say = useSentences();
  const title = useId();
  const mission = useMission((whole) => whole);
  const goAbout = (way: string) => {
    if (way === 'drawn') change({ isDrawn: true });
    else change({ isDrawn: false, survivors: chosenAtFirst(mission, setUp) });
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
  return (
    <WholeField
      className="set-up-field"
      label={say('set-up.number')}
      value={setUp.count}
      least={limits.survivors.fewest}
      most={limits.survivors.most}
      change={(count) => change({ count })}
    />
  );
}

function Roster({ setUp: { survivors: chosen }, change }: WhoPlaysProps) {
  const say = useSentences();
  const problem = useId();
  const mission = useMission((whole) => whole);
  const language = useSessionState((state) => state.language);
  const isFull = chosen.length >= limits.survivors.most;
  const most = limits.survivors.most;
  const isNobody = chosen.length === 0;
  return (
    <>
      <p role="status">{say('set-up.chosen-of', { count: chosen.length, most })}</p>
      <p className="set-up-nobody">
        <FieldProblem id={problem}>{isNobody ? say('set-up.nobody') : undefined}</FieldProblem>
      </p>
      <ul className="set-up-roster" aria-label={say('set-up.who')}>
        {survivors.map(({ id, name, class: ofClass, favourite, skills: learnt }) => {
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
                    change({ survivors: isChosen ? chosen.filter((one) => one !== id) : [...chosen, id] })
                  }
                />
                <span className="set-up-name">
                  {name} <span className="set-up-class">{say(`token.class.${ofClass}`)}</span>
                </span>
                <span className="set-up-can">
                  {say(`set-up.favourite.${favourite}`)}
                  <br />
                  {say('set-up.blue', { skill: skillName(learnt.blue, language) })}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function skillName(skill: string, language: Language): string {
  return skills.find(({ id }) => id === skill)?.name[language] ?? skill;
}
