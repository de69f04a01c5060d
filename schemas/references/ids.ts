import { below } from '../pointer';
import { type Problem, problem } from '../problem';

/** A problem for every id that has been there before; the pointer names the later one. */
export function duplicateIds(
  items: readonly { id: string }[] | undefined,
  pointer: string,
  seen = new Set<string>(),
): Problem[] {
  return (items ?? []).flatMap(({ id }, index) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [problem('duplicate-id', below(below(pointer, index), 'id'), { id })];
  });
}
