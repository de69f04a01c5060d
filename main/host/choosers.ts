import { nextBelow, type Observation, seedGenerator } from '../../engine';

/** Decides for everybody: the place of an option in the list. */
export type Chooser = (seen: Observation) => number;

/** Autopilots by their names, each with luck of its own. */
export const choosers: Readonly<Record<string, (seed: string) => Chooser>> = {
  random(seed) {
    const luck = seedGenerator(`${seed}/random`);
    return (seen) => nextBelow(luck, seen.options.length);
  },
};
