import { type Draft, isDraft, original } from 'immer';
import { useCallback } from 'react';
import type { SentenceKey } from '../../../languages';
import type { Mission, Text } from '../../../schemas';
import { type Command, perform } from '../../document/command';
import type { Recipe } from '../../document/history';
import { idsOf, type PartKey, type PartKind } from '../../document/parts';
import { useTab } from '../../session/tab-context';
import type { PropertyName } from './property-name';

/** Changes a property of the mission; with `joins`, as a part of a step that may be under way. */
export type Change = (name: PropertyName, recipe: Recipe<Mission>, joins?: string) => void;

export function useChange(): Change {
  const tab = useTab();
  return useCallback((name, recipe, joins) => void perform(tab, changeOf(name, recipe, joins)), [tab]);
}

function changeOf(name: PropertyName, recipe: Recipe<Mission>, joins: string | undefined): Command {
  const key = `step.change.${name}` satisfies SentenceKey;
  return { label: { key }, recipe, ...(joins !== undefined && { joins }) };
}

const lists = {
  tile: 'placements',
  token: 'tokens',
  label: 'labels',
  arrow: 'arrows',
} as const satisfies Record<PartKind, keyof Mission>;

/** Does the same to several parts. */
export function eachOf(
  draft: Draft<Mission>,
  keys: ReadonlySet<PartKey>,
  change: (part: Draft<object>) => void,
): void {
  for (const [kind, name] of Object.entries(lists) as [PartKind, (typeof lists)[PartKind]][]) {
    const ids = idsOf(keys, kind);
    const list = ids.size > 0 ? draft[name] : undefined;
    if (!list) continue;
    // To look at an item of a draft makes a draft of it, which is slow for thousands.
    const known = isDraft(list) ? (original(list) ?? list) : list;
    for (const [index, { id }] of known.entries()) {
      const part = ids.has(id) ? list[index] : undefined;
      if (part) change(part);
    }
  }
}

/** Gives something a value, or takes it away: what a mission does not say is not in its file. */
export function put(part: Draft<object>, property: string, value: unknown): void {
  if (value === undefined) Reflect.deleteProperty(part, property);
  else Reflect.set(part, property, value);
}

/** Puts words of one language into a text, or takes them out; what is left of it, if anything. */
export function withWords(
  text: Text | undefined,
  language: string,
  words: string | undefined,
): Text | undefined {
  const after = { ...text };
  if (words === undefined) Reflect.deleteProperty(after, language);
  else after[language] = words;
  return Object.keys(after).length === 0 ? undefined : after;
}
