import type { Nameable } from '../../schemas/form';
import type { FormWord } from '../../schemas/generated/forms';
import { entriesFor } from '../builder/catalogue';
import type { Desk } from '../builder/desk';
import { newStories } from '../builder/new-stories';
import { shelved } from '../builder/shelved';

/** The plainest goal or rule that says a word, as the builder begins it; or what the mission lacks for it. */
export type StorySaying =
  | { readonly list: 'goals' | 'rules'; readonly story: object }
  | { readonly lacks: Nameable };

export function storySaying(word: FormWord, desk: Desk): StorySaying | undefined {
  if (word.startsWith('Effect.')) return ruleDoing(word, desk);
  for (const list of ['goals', 'rules'] as const) {
    const entry = newStories(list, desk)
      .flatMap(({ entries }) => entries)
      .find((each) => each.word === word && each.isReady !== true);
    if (entry?.value) return { list, story: entry.value };
    if (entry?.lacks) return { lacks: entry.lacks };
  }
  return undefined;
}

/** An effect under the first event that it can come of. */
function ruleDoing(word: FormWord, desk: Desk): StorySaying | undefined {
  let lacks: Nameable | undefined;
  for (const rule of eventRules(desk)) {
    const effect = entriesFor('Effect', desk, rule).find((each) => each.word === word);
    if (effect?.value) return { list: 'rules', story: { ...rule, do: [effect.value] } };
    lacks ??= effect?.lacks;
  }
  return lacks && { lacks };
}

interface EventRule {
  readonly when: { readonly event: string };
}

function eventRules(desk: Desk): readonly EventRule[] {
  const events = newStories('rules', desk).find(({ shelf }) => shelf.id === 'when')?.entries ?? [];
  return shelved('RuleEvent', events)
    .flatMap(({ entries }) => entries)
    .flatMap(({ value }) => (value && 'when' in value ? [value as EventRule] : []));
}
