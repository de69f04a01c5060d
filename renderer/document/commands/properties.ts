import type { Draft } from 'immer';
import type { KeyedSentence } from '../../../languages';
import type { Mission } from '../../../schemas';
import { isSame } from '../../../schemas/same';
import type { Command } from '../command';
import type { Recipe } from '../history';
import { idsOf, type PartKey } from '../parts';
import { editAll } from './edit';

/** Changes something about the mission. What is changed bit by bit, such as a text, names what it joins with. */
export function changeMission(label: KeyedSentence, recipe: Recipe<Mission>, joins?: string): Command {
  return { label, recipe, ...(joins === undefined ? {} : { joins }) };
}

/** Does the same to several parts. */
export function eachOf(
  { placements, tokens, labels, arrows }: Draft<Mission>,
  keys: ReadonlySet<PartKey>,
  change: (part: Draft<object>) => void,
): void {
  const all = (ids: ReadonlySet<string>) => new Map([...ids].map((id) => [id, change]));
  editAll(placements, all(idsOf(keys, 'tile')));
  editAll(tokens, all(idsOf(keys, 'token')));
  editAll(labels, all(idsOf(keys, 'label')));
  editAll(arrows, all(idsOf(keys, 'arrow')));
}

/** Gives something a value, or takes it away: what a mission does not say is not in its file. */
export function put(part: object, property: string, value: unknown): void {
  if (value === undefined) Reflect.deleteProperty(part, property);
  else if (!isSame(Reflect.get(part, property), value)) Reflect.set(part, property, value);
}
