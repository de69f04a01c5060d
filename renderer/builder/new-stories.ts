import type { Goal, Rule } from '../../schemas';
import { nameKinds } from '../../schemas/generated/mission-words';
import type { PartName } from '../../telling/mission/parts';
import { documentOf } from '../document/systems';
import { ANY } from '../document/systems/system-document';
import { type Entry, entriesFor, withFittingEffects } from './catalogue';
import type { Desk } from './desk';
import { formNamed, isRecord } from './forms';
import type { Shelved } from './shelved';
import { type Beginning, startedWith } from './starters';
import { storyWords } from './story-words';
import { unknownIn } from './unknown';

/** What a new goal or a new rule can begin with, the most used first. */
export function newStories(list: 'goals' | 'rules', desk: Desk): Shelved[] {
  const often: Shelved = {
    shelf: { id: 'often', name: 'builder.shelf.often' },
    entries: templatesFor(list, desk),
  };
  const others = list === 'goals' ? newGoals(desk) : newRules(desk);
  return [often, ...others].filter(({ entries }) => entries.length > 0);
}

/** Ready-made ones that this mission has everything for. */
function templatesFor(list: 'goals' | 'rules', desk: Desk): Entry[] {
  const { stories } = documentOf(desk.mission.system);
  const part = list === 'goals' ? 'Goal' : 'Rule';
  return stories[list]
    .map((template) => ({ template, story: withAny(template, desk.beginning) }))
    .filter(({ story }) => unknownIn(story, desk.beginning.things).length === 0)
    .map(({ template, story }): Entry => {
      const told = storyWords(desk, { part, story: story as Goal | Rule });
      const word = list === 'goals' ? 'Goal.reach' : 'Rule.when';
      return {
        word,
        name: `builder.word.${word}`,
        help: `builder.help.${word}`,
        value: story,
        told,
        isReady: true,
        template,
      };
    });
}

/** With what the mission has of each sort, where any will do; that stays where there is none. */
export function withAny(template: object, beginning: Beginning): object {
  return anyIn(template, beginning) as object;
}

function anyIn(value: unknown, beginning: Beginning, key = ''): unknown {
  if (value === ANY) {
    if (key === 'name') return beginning.text('action');
    const names = Object.hasOwn(nameKinds, key) ? nameKinds[key] : undefined;
    return (names && beginning.things[names][0]) ?? ANY;
  }
  if (Array.isArray(value)) return (value as unknown[]).map((item) => anyIn(item, beginning, key));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([inner, part]) => [inner, anyIn(part, beginning, inner)]),
  );
}

function newGoals(desk: Desk): Shelved[] {
  const single = entriesFor('Condition', desk, {}, 'task').map((entry) =>
    within(entry, 'reach', 'Goal', desk),
  );
  return [
    { shelf: { id: 'Goal.reach', name: 'builder.word.Goal.reach' }, entries: single },
    {
      shelf: { id: 'several', name: 'builder.shelf.several' },
      entries: entriesFor('Goal', desk).filter(({ word }) => word !== 'Goal.reach'),
    },
  ];
}

/** The parts that rules begin with, and of which there are many words. */
const HEADS = [
  ['when', 'RuleEvent'],
  ['asSoonAs', 'Condition'],
  ['forbid', 'Restriction'],
  ['change', 'Change'],
  ['price', 'PriceRule'],
] as const satisfies readonly (readonly [string, PartName])[];

function newRules(desk: Desk): Shelved[] {
  const heads = HEADS.map(([key, part]): Shelved => {
    const name = `builder.word.Rule.${key}` as const;
    const entries = entriesFor(part, desk).map((entry) => within(entry, key, 'Rule', desk));
    return { shelf: { id: key, name }, entries };
  });
  const known = new Set<string>(HEADS.map(([key]) => `Rule.${key}`));
  const rest = entriesFor('Rule', desk).filter(({ word }) => !known.has(word));
  return [
    ...heads,
    { shelf: { id: 'others', name: 'builder.shelf.others' }, entries: rest },
    { shelf: { id: 'effects', name: 'builder.choose.effect' }, entries: byEffect(desk) },
  ];
}

/** Whoever knows only what shall happen begins with that; it happens in every round, until they say when. */
function byEffect(desk: Desk): Entry[] {
  const when = { event: 'round-begins' };
  return entriesFor('Effect', desk, { when }).map(({ value, ...entry }): Entry => {
    if (!value) return entry;
    const rule = { when, do: [value] };
    return { ...entry, value: rule, told: desk.words('Rule', rule), isReady: true };
  });
}

/** The entry as the beginning of a goal or a rule. */
function within(entry: Entry, key: string, part: 'Goal' | 'Rule', desk: Desk): Entry {
  const form = formNamed(part);
  const { value: inner, ...beside } = entry;
  if (!inner || form.is !== 'object') return beside;
  const begun = startedWith(form, key, desk.beginning);
  // By itself it is no goal and no rule.
  if ('lacks' in begun)
    return begun.lacks === 'itself' ? beside : { ...beside, told: '', lacks: begun.lacks };
  return { ...beside, value: withFittingEffects({ ...(begun.value as object), [key]: inner }, desk) };
}
