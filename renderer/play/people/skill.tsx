import { Tooltip } from 'radix-ui';
import type { Observation } from '../../../engine';
import type { SentenceKey } from '../../../languages';
import type { Words } from '../../../telling/words';
import { useWords } from '../../session/game-context';

type Skill = Observation['table']['skills'][number];

/** What a skill does, in a sentence. */
export function skillSentence(skill: Skill, words: Words): string {
  if (skill.family === 'brother-in-arms') {
    const lent = words.table.skills.find(({ id }) => id === skill.effect);
    return words.say('skill.about.brother-in-arms', { skill: lent ? words.skill(lent.id) : '' });
  }
  if (skill.family === 'starts-with') {
    return words.say('skill.about.starts-with', { card: words.card(skill.card) });
  }
  if (skill.family === 'explosives-expert') {
    return words.say('skill.about.explosives-expert', { threshold: skill.threshold });
  }
  const of = 'of' in skill ? words.say(`skill.of.${skill.of}` as SentenceKey) : '';
  return words.say(`skill.about.${skill.family}` as SentenceKey, { of });
}

export function SkillAbout({ skill, words }: { skill: Skill | undefined; words: Words }) {
  return skill ? <small className="skill-about">{skillSentence(skill, words)}</small> : null;
}

/** The skills that somebody has now, each with its sentence for whoever points to it. */
export function Skills({ seen, survivor }: { seen: Observation; survivor: number }) {
  const words = useWords();
  const owned = seen.table.skills.flatMap((skill, number) => {
    const times = seen.at('skills', survivor, number);
    return times === 0 ? [] : [{ skill, times }];
  });
  return (
    <Tooltip.Provider delayDuration={250}>
      <ul className="skills" aria-label={words.say('hand.skills')}>
        {owned.map(({ skill, times }) => (
          <li key={skill.id}>
            <Tooltip.Root>
              <Tooltip.Trigger className="skill" type="button">
                {times === 1 ? words.skill(skill.id) : `${words.skill(skill.id)} ×${times}`}
              </Tooltip.Trigger>
              <Tooltip.Portal>
                <Tooltip.Content className="skill-tip" sideOffset={4} collisionPadding={8}>
                  {skillSentence(skill, words)}
                </Tooltip.Content>
              </Tooltip.Portal>
            </Tooltip.Root>
          </li>
        ))}
      </ul>
    </Tooltip.Provider>
  );
}
