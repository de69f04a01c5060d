import { skills, survivors } from '../../../../engine/systems/undead-or-alive';
import type { HandbookEntry } from '../../../handbook/entry';
import { skillAbout } from '../skill-about';
import type { HandbookWords } from './telling';

/** Every skill there is, and on whose cards it stands. */
export function skillEntries(words: HandbookWords): HandbookEntry[] {
  return skills.map(({ id, name, rule }): HandbookEntry => {
    const people = survivors.filter((one) => Object.values(one.skills).flat().includes(id));
    const names = people.map((one) => one.name).join(', ');
    const whose = names === '' ? [] : [words.say('handbook.skill.people', { people: names })];
    return {
      id: `skill:${id}`,
      name: name[words.language],
      about: [skillAbout(id, words) ?? '', ...whose],
      rules: [rule],
    };
  });
}
