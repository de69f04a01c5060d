import { isRecord } from './forms';
import { valueAt, withValue } from './paths';
import type { Place } from './places';
import { type Beginning, type Started, startedWith } from './starters';

/** The whole with another key in the place of one of which there may be only one; everything beside them stays. */
export function swaps({ path, among, value }: Place, whole: unknown, beginning: Beginning): Started[] {
  const key = path.at(-1);
  if (!among?.oneOf || value === undefined) return [];
  const object = valueAt(whole, path.slice(0, -1));
  if (!isRecord(object)) return [];
  const choices = new Set(among.oneOf.flat());
  const beside = Object.entries(object).filter(([other]) => !choices.has(other) && other in among.keys);
  return among.oneOf.flatMap((set): Started[] => {
    const [first = ''] = set;
    if (first === key) return [];
    const begun = startedWith(among, first, beginning);
    if ('lacks' in begun) return [begun];
    // What is meant in the same way is taken over.
    const same = typeof key === 'string' && among.keys[key]?.form === among.keys[first]?.form;
    const there = new Set([...Object.keys(begun.value as object), ...beside.map(([other]) => other)]);
    const fitting = beside.filter(([other]) => (among.beside?.[other] ?? []).every((one) => there.has(one)));
    const swapped = {
      ...(begun.value as object),
      ...Object.fromEntries(fitting),
      ...(same && { [first]: value }),
    };
    return [{ value: withValue(whole, path.slice(0, -1), inOrder(swapped, Object.keys(among.keys))) }];
  });
}

/** Files have the keys in the order of the schema. */
function inOrder(object: Readonly<Record<string, unknown>>, keys: readonly string[]): object {
  const sorted = Object.entries(object).sort(([one], [other]) => keys.indexOf(one) - keys.indexOf(other));
  return Object.fromEntries(sorted);
}
