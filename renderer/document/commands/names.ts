import type { KeyedSentence } from '../../../languages';
import { type PartKey, parseKey } from '../parts';

type Verb = 'move' | 'turn' | 'remove' | 'paste' | 'duplicate';

/** What a step is called that does the same to several parts: by the kind of a single one, else by how many. */
export function stepName(verb: Verb, keys: Iterable<PartKey>): KeyedSentence {
  const [key, ...others] = keys;
  if (key !== undefined && others.length === 0) return { key: `step.${verb}.${parseKey(key).kind}` };
  return { key: `step.${verb}.parts`, parameters: { count: key === undefined ? 0 : others.length + 1 } };
}
