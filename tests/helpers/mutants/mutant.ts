import { Luck } from '../luck';
import { changes, woundText } from './changes';
import { originals } from './originals';
import { partsIn } from './parts';

/** A sound file to which a few things were done; always the same for the same seed. */
export interface Mutant {
  readonly seed: string;
  readonly original: string;
  readonly changes: readonly string[];
  readonly text: string;
}

const MOST_CHANGES = 3;

/** With `without`, those of its changes are left out: as many as it takes to see which one matters. */
export function mutant(seed: string, without: ReadonlySet<number> = new Set()): Mutant {
  const luck = new Luck(`mutant ${seed}`);
  const original = luck.pick(luck.pick(originals));
  const document: unknown = JSON.parse(original.text);
  const planned = Array.from({ length: 1 + luck.below(MOST_CHANGES) }, () => luck.pick(Object.keys(changes)));
  const isWounded = luck.oneIn(40);
  const done = planned.map((name, place) => {
    if (!without.has(place)) changes[name]?.(partsIn(document), new Luck(`change ${place} of ${seed}`));
    return without.has(place) ? `(${name})` : name;
  });
  const text = JSON.stringify(document);
  return {
    seed,
    original: original.name,
    changes: isWounded ? [...done, 'a wound in its text'] : done,
    text: isWounded ? woundText(text, new Luck(`wound ${seed}`)) : text,
  };
}

/** With as few changes as still do it. */
export async function smallest(
  seed: string,
  isAtFault: (without: ReadonlySet<number>) => Promise<boolean>,
): Promise<Mutant> {
  const without = new Set<number>();
  for (let place = 0; place < MOST_CHANGES; place++) {
    without.add(place);
    if (!(await isAtFault(without))) without.delete(place);
  }
  return mutant(seed, without);
}
