import type { KeyedSentence } from '../../languages';
import type { Mission } from '../../schemas';
import type { Recipe } from './history';
import type { PartKey } from './parts';
import type { Tab } from './tab';

/** Something that can be done to a mission, by name. */
export interface Command {
  readonly label: KeyedSentence;
  readonly recipe: Recipe<Mission>;
  /** Commands in a row that name the same thing are one step. */
  readonly joins?: string;
  /** What joins begins where the first of them began. */
  readonly startsOver?: boolean;
  /** It changes the mission as its file has it, whichever of its variants is looked at. */
  readonly isOfAll?: true;
  /** What is selected when it is done; what was, where nothing is said. */
  readonly selects?: readonly PartKey[];
}

/** Does it, unless the document may only be looked at; whether anything changed. */
export function perform({ document, selection, file }: Tab, command: Command): boolean {
  if (file.getState().isReadOnly) return false;
  const { label, recipe, joins, startsOver, selects, isOfAll } = command;
  const hasChanged = document.change(label, recipe, { joins, startsOver, isOfAll });
  if (hasChanged && selects) selection.set(selects);
  return hasChanged;
}
