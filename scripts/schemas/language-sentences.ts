import { withFreshIds } from '../../renderer/document/commands/story-ids';
import type { Example, Said } from '../../renderer/handbook/examples';
import type { Mission } from '../../schemas';
import { missionWords } from '../../schemas/generated/mission-words';
import type { MissionContext } from '../../telling/mission/context';
import { goalWords } from '../../telling/mission/goals';
import { fullSentence } from '../../telling/mission/grammar';
import type { PartName } from '../../telling/mission/parts';
import { ruleSentence } from '../../telling/mission/rules';
import { missionIn } from '../../telling/systems';
import { joinedSchema } from './systems';
import { guardFor } from './validators';

/** How an example is part of a mission, and the sentence that stands below it. */
interface Use {
  readonly within: (example: object, mission: Mission) => object;
  readonly words?: (mission: Mission, context: MissionContext) => string | undefined;
}

/** Rules may speak of those that the mission has. */
const besideIts = ({ rules = [] }: Mission, example: object) => ({ rules: [...rules, example] });

const ruleWords: Use['words'] = ({ rules }, context) =>
  rules?.map((rule) => ruleSentence(rule, context).text).at(-1);

/** What forbids or changes something is a whole rule. */
const asRuleOf = (key: string): Use => ({
  within: (example, mission) => besideIts(mission, { id: 'r', [key]: example }),
  words: ruleWords,
});

/** What the examples of each part are. */
const uses: Readonly<Partial<Record<PartName, Use>>> = {
  Goal: {
    within: (example) => ({ goals: [example] }),
    words: ({ goals: [goal] = [] }, context) => goal && goalSentenceOf(goal, context),
  },
  Rule: { within: (example, mission) => besideIts(mission, example), words: ruleWords },
  Condition: {
    within: (example) => ({ goals: [{ id: 'g', reach: example }] }),
    words: ({ goals: [goal] = [] }, context) =>
      goal && 'reach' in goal
        ? fullSentence(context.telling.circumstance(goal.reach, 'nothing', context), context)
        : undefined,
  },
  RuleEvent: {
    within: (example, mission) => besideIts(mission, { id: 'r', when: example, do: [{ effect: 'lose' }] }),
    words: ({ rules = [] }, context) => {
      const rule = rules.at(-1);
      return rule && 'when' in rule
        ? `${fullSentence(context.telling.event(rule.when, 'whenever', context), context)}..`
        : undefined;
    },
  },
  Effect: {
    within: (example, mission) =>
      besideIts(mission, { id: 'r', when: { event: eventFor(example) }, do: [example] }),
    words: ({ rules = [] }, context) => {
      const rule = rules.at(-1);
      return rule && 'do' in rule
        ? fullSentence(context.telling.effects(rule.do, context), context)
        : undefined;
    },
  },
  Restriction: asRuleOf('forbid'),
  Change: asRuleOf('change'),
  PriceRule: asRuleOf('price'),
  Price: {
    within: (example, mission) =>
      besideIts(mission, {
        id: 'r',
        action: { name: { en: 'Pay' }, pay: [example] },
        do: [{ effect: 'lose' }],
      }),
  },
};

/** An event after which somebody is at hand, but for effects that come of one only. */
function eventFor(effect: object & { effect?: string }): string {
  return missionWords.effects.find(({ word }) => word === effect.effect)?.only ?? 'objective-taken';
}

/** A goal that ends in a full stop already is in its author's own words. */
function goalSentenceOf(goal: NonNullable<Mission['goals']>[number], context: MissionContext): string {
  const words = goalWords(goal, context);
  return words.endsWith('.') ? words : fullSentence(words, context);
}

/** What is said, as a file has it: goals and rules with ids, which stand first. */
export function written({ part, value }: Said): object {
  const list = part === 'Goal' ? 'goals' : part === 'Rule' ? 'rules' : undefined;
  return list ? (withFreshIds([value], list, new Set()).map(idFirst)[0] ?? value) : value;
}

function idFirst<T>(part: T): T {
  if (Array.isArray(part)) return part.map(idFirst) as T;
  if (typeof part !== 'object' || part === null) return part;
  const keys = Object.keys(part).toSorted((one, other) => Number(other === 'id') - Number(one === 'id'));
  return Object.fromEntries(keys.map((key) => [key, idFirst((part as Record<string, unknown>)[key])])) as T;
}

const isMission = guardFor<Mission>(joinedSchema('mission'), [joinedSchema('tile'), joinedSchema('basics')]);

/** The mission of an example with nothing in it but what is said. */
export function missionSaying(said: Said, mission: Mission): Mission {
  const saying: unknown = { ...mission, ...uses[said.part]?.within(written(said), mission) };
  if (!isMission(saying)) throw new Error(`This is no example: ${JSON.stringify(said)}`);
  return saying;
}

/** What an example becomes on paper, in English. */
export function sentenceOf(said: Said, { mission, told }: Pick<Example, 'mission' | 'told'>): string {
  const saying = missionSaying(said, mission);
  const context = missionIn('en', saying);
  return uses[said.part]?.words?.(saying, context) ?? fullSentence(told, context);
}
