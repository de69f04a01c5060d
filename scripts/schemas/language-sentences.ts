import type { Mission } from '../../schemas';
import type { MissionContext } from '../../telling/mission/context';
import { goalWords } from '../../telling/mission/goals';
import { gradeSentences } from '../../telling/mission/grades';
import { fullSentence } from '../../telling/mission/grammar';
import { ruleSentence } from '../../telling/mission/rules';
import { missionIn } from '../../telling/systems';
import { type WordFamily, wordsMission } from './explained-words';
import type { PageWord } from './language-page';
import { joinedSchema } from './systems';
import { guardFor } from './validators';

/** How an example is part of a mission, and the sentence that stands below it. */
interface Use {
  readonly within: (example: unknown) => object;
  readonly words?: (mission: Mission, context: MissionContext) => string | undefined;
}

const asRule: Use = {
  within: (example) => ({ rules: [example] }),
  words: ({ rules }, context) => rules?.map((rule) => ruleSentence(rule, context).text)[0],
};

const asCondition: Use = {
  within: (example) => ({ goals: [{ id: 'g', reach: example }] }),
  words: ({ goals: [goal] = [] }, context) =>
    goal && 'reach' in goal
      ? fullSentence(context.telling.circumstance(goal.reach, 'nothing', context), context)
      : undefined,
};

const asEvent: Use = {
  within: (example) => ({ rules: [{ id: 'r', when: example, do: [{ effect: 'lose' }] }] }),
  words: ({ rules: [rule] = [] }, context) =>
    rule && 'when' in rule
      ? `${fullSentence(context.telling.event(rule.when, 'whenever', context), context)}..`
      : undefined,
};

const asEffect: Use = {
  within: (example) => ({ rules: [{ id: 'r', when: { event: 'end-phase' }, do: [example] }] }),
  words: ({ rules: [rule] = [] }, context) =>
    rule && 'do' in rule ? fullSentence(context.telling.effects(rule.do, context), context) : undefined,
};

const asGoal: Use = {
  within: (example) => ({ goals: [example] }),
  words: ({ goals: [goal] = [] }, context) => goal && goalSentenceOf(goal, context),
};

/** What the examples of each family are. */
const uses: Readonly<Record<WordFamily, Use>> = {
  ownAreas: { within: (example) => ({ areas: [example] }) },
  areas: asCondition,
  places: asCondition,
  people: asCondition,
  holding: asCondition,
  goals: asGoal,
  conditions: asCondition,
  filters: asCondition,
  counts: asCondition,
  amounts: asEffect,
  rules: asRule,
  events: asEvent,
  targets: asEvent,
  effects: asEffect,
  actions: asRule,
  restrictions: { ...asRule, within: (example) => ({ rules: [{ id: 'r', forbid: example }] }) },
  changes: { ...asRule, within: (example) => ({ rules: [{ id: 'r', change: example }] }) },
  prices: asRule,
  carrying: { ...asRule, within: (example) => ({ rules: [{ id: 'r', carry: example }] }) },
  aside: { within: (example) => ({ aside: [example] }) },
  ownKinds: { within: (example) => ({ kinds: [example] }) },
  named: { within: (example) => ({ counters: [example] }) },
  grades: {
    within: (example) => ({ grades: [example] }),
    words: (_, context) => gradeSentences(context).map(({ text }) => text)[0],
  },
  decks: { within: (example) => ({ decks: [example] }) },
  searching: asRule,
  variants: { within: (example) => ({ variants: [example] }) },
  words: asRule,
};

/** A goal that ends in a full stop already is in its author's own words. */
function goalSentenceOf(goal: NonNullable<Mission['goals']>[number], context: MissionContext): string {
  const words = goalWords(goal, context);
  return words.endsWith('.') ? words : fullSentence(words, context);
}

/** A mission with nothing in it but the example, and something of every sort that it can be about. */
export function missionWith({ family, example, system }: PageWord): unknown {
  return { ...wordsMission(system), ...uses[family].within(JSON.parse(example)) };
}

const isMission = guardFor<Mission>(joinedSchema('mission'), [joinedSchema('tile'), joinedSchema('basics')]);

/** What the example of a word becomes on paper, in English; nothing where it is part of a longer sentence only. */
export function sentenceOf(word: PageWord): string {
  const mission = missionWith(word);
  if (!isMission(mission)) throw new Error(`This is no example: ${word.example}`);
  return uses[word.family].words?.(mission, missionIn('en', mission)) ?? '';
}
