import { equipmentCards, skills } from '../../../../engine/systems/undead-or-alive';
import { type Language, type SentenceKey, sentence } from '../../../../languages';
import type { Token } from '../../../../schemas';
import type { Mentions } from '../../../builder/mentions';
import { keyOf } from '../../../document/parts';
import type { HandbookEntry } from '../../../handbook/entry';
import { type Example, exampleDesks } from '../../../handbook/examples';
import type { SkillWords } from '../skill-about';
import { rulesOf } from './rules';

/** What the handbook is told with: no game is on the table. */
export interface HandbookWords extends SkillWords {
  readonly language: Language;
}

export function handbookWords(language: Language): HandbookWords {
  return {
    language,
    say: (key, parameters) => sentence(language, key, parameters, 'undead-or-alive'),
    skill: (id) => skills.find((skill) => skill.id === id)?.name[language] ?? id,
    card: (id) => equipmentCards.find((card) => card.id === id)?.name[language] ?? id,
  };
}

/** The numbers of the rules of entries, each once. */
export function rulesFor(...ids: readonly string[]): readonly string[] {
  const all = ids.flatMap((id) => rulesOf[id]?.split(' ') ?? []);
  return [...new Set(all)].map((rule) => `UOA-${rule}`);
}

/** An entry of a chapter: `handbook.<chapter>.<id>.about` says what there is to say. */
export function entryIn(
  chapter: string,
  id: string,
  name: string,
  { say }: HandbookWords,
  parameters: Readonly<Record<string, number>> = {},
): HandbookEntry {
  const about = `handbook.${chapter}.${id}.about` as SentenceKey;
  const own = `${chapter}:${id}`;
  return { id: own, name, about: [say(about, parameters)], rules: rulesFor(own) };
}

/** The small board of the handbook with the pieces marked that an entry is about. */
export function boardWith(language: Language, isMeant: (token: Token) => boolean): () => Example | undefined {
  return () => {
    for (const { mission } of exampleDesks('undead-or-alive', language)) {
      const meant = (mission.tokens ?? []).filter(isMeant).map(({ id }) => keyOf('token', id));
      if (meant.length > 0) return { mission, told: '', lit: new Set(meant) satisfies Mentions };
    }
    return undefined;
  };
}
