import { useCallback } from 'react';
import type { SentenceKey } from '../../languages';
import type { Mission, Text } from '../../schemas';
import { perform } from '../document/command';
import { changeMission } from '../document/commands/properties';
import { written } from '../document/commands/written';
import type { Recipe } from '../document/history';
import { useTab } from '../session/tab-context';

/** What is changed, as the history calls it. */
export type ChangeName = SentenceKey extends infer Key
  ? Key extends `step.change.${infer Name}`
    ? Name
    : never
  : never;

/** Changes a property of the mission; with `joins`, as a part of a step that may be under way. */
export type Change = (name: ChangeName, recipe: Recipe<Mission>, joins?: string) => void;

export function useChange(): Change {
  const tab = useTab();
  return useCallback(
    (name, recipe, joins) => {
      perform(tab, changeMission({ key: `step.change.${name}` }, recipe, joins));
    },
    [tab],
  );
}

/** Puts words of one language into a text, or takes them out; what is left of it, if anything. */
export function withWords(
  text: Text | undefined,
  language: string,
  words: string | undefined,
): Text | undefined {
  return written(text ?? {}, language, words ?? '');
}
