import { type Language, sentence } from '../../languages';
import type { Mission } from '../../schemas';
import { isSame } from '../../schemas/same';
import { type PartName, type PartUse, partWords } from '../../telling/mission/parts';
import { missionIn } from '../../telling/systems';
import { documentOf } from '../document/systems';
import { hasWordFor } from './games';
import { type Told, toldWith } from './slots';
import type { Beginning } from './starters';
import { thingsOf } from './things';

/** All that goals and rules of a mission are told and chosen with, in one language. */
export interface Desk {
  /** Its goals, rules and texts may have changed since. */
  readonly mission: Omit<Mission, 'goals' | 'rules' | 'texts' | 'variants'>;
  readonly language: Language;
  readonly beginning: Beginning;
  readonly words: (part: PartName, value: unknown, use?: PartUse) => string;
  /** With the places of all that can be chosen; worked out once for a part as long as it stays the same. */
  readonly told: (part: PartName, value: object, how?: { use?: PartUse; deep?: boolean }) => Told;
}

/** What is told of parts of a mission, in its own words. */
export function wordsFor(mission: Mission, language: Language): Pick<Desk, 'language' | 'words'> {
  const context = missionIn(language, mission);
  // The forms of the schema say what a part is; what stands there has it, or came out of a file that was judged by it.
  return { language, words: (part, value, use) => partWords(part, value as never, context, use) };
}

/** The same desk as before, as long as nothing has changed that sentences name. */
export function deskFor(mission: Mission, language: Language, before?: Desk): Desk {
  return before?.language === language && isSame(namedIn(before.mission), namedIn(mission))
    ? before
    : createDesk(mission, language);
}

/** Whatever sentences take from the mission beside the part that they tell. */
function namedIn({ goals: _goals, rules = [], texts: _texts, variants = [], ...others }: Mission) {
  const named = (rule: NonNullable<Mission['rules']>[number]) => [
    rule.id,
    rule.off,
    'do' in rule,
    'action' in rule ? rule.action.name : undefined,
  ];
  return {
    ...others,
    rules: rules.map(named),
    variants: variants.map(({ goals: _its, rules: own = [], ...rest }) => ({
      ...rest,
      rules: own.map(named),
    })),
    // What counters are called stands among the others.
    counted: thingsOf({ ...others, rules, variants }).counter,
  };
}

function createDesk(mission: Mission, language: Language): Desk {
  const { words } = wordsFor(mission, language);
  const known = new WeakMap<object, Map<string, Told>>();
  const beginning: Beginning = {
    things: thingsOf(mission),
    narrowing: documentOf(mission.system).sorts.map(({ said }) => said),
    has: (part, word) => hasWordFor(mission.system, part, word),
    text: (of) => ({ [language]: sentence(language, `builder.unnamed.${of}`) }),
  };
  return {
    mission,
    language,
    beginning,
    words,
    told: (part, value, { use, deep = false } = {}) => {
      const ofPart = known.get(value) ?? new Map<string, Told>();
      known.set(value, ofPart);
      const key = [part, use, deep].join();
      const told =
        ofPart.get(key) ?? toldWith(part, value, deep, (other) => words(part, other, use), beginning);
      ofPart.set(key, told);
      return told;
    },
  };
}
