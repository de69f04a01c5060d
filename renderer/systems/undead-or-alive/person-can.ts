import { skills, survivors } from '../../../engine/systems/undead-or-alive';
import { type Language, sentence } from '../../../languages';

/** What somebody likes best, and can from the first on. */
export function personCan(id: string, language: Language): readonly string[] {
  const person = survivors.find((one) => one.id === id);
  if (!person) return [];
  const blue = skills.find((skill) => skill.id === person.skills.blue);
  return [
    sentence(language, `set-up.favourite.${person.favourite}`),
    sentence(language, 'set-up.blue', { skill: blue?.name[language] ?? person.skills.blue }),
  ];
}
