import type { Observation } from '../../hidden/observation';
import { IN_PLAY, NONE } from '../../state';

// Where the survivors want to go: crates that are still there, companions who stand alone, then the exit.

const FAR = 50;

/** Whether anything is left to be taken. */
export function cratesLeft(view: Observation): boolean {
  for (let each = 0; each < view.table.sizes.objectives; each++) {
    if (view.at('objectiveZone', each) >= 0) return true;
  }
  return false;
}

/** Steps to what is to be done next; nothing where there is nothing to walk to. */
export function stepsToAim(view: Observation, zone: number): number {
  let least = FAR;
  let somewhere = false;
  for (let each = 0; each < view.table.sizes.objectives; each++) {
    const place = view.at('objectiveZone', each);
    // Taken, or run over by a train.
    if (place < 0) continue;
    somewhere = true;
    least = Math.min(least, stepsBetween(view, zone, place));
  }
  const { survivors, actors } = view.table.sizes;
  for (let companion = survivors; companion < actors; companion++) {
    if (view.at('leader', companion) !== NONE || view.at('fate', companion) !== IN_PLAY) continue;
    somewhere = true;
    least = Math.min(least, stepsBetween(view, zone, view.at('place', companion)));
  }
  if (somewhere) return least;
  for (const exit of view.exitZones) {
    somewhere = true;
    least = Math.min(least, stepsBetween(view, zone, exit));
  }
  return somewhere ? least : 0;
}

export function stepsBetween(view: Observation, from: number, to: number): number {
  const steps = view.board.distance(from, to);
  return steps < 0 ? FAR : steps;
}

/** How far the others are, on the average. */
export function farFromOthers(view: Observation, zone: number): number {
  let others = 0;
  let steps = 0;
  for (let survivor = 0; survivor < view.table.sizes.survivors; survivor++) {
    if (survivor === view.acting || view.at('fate', survivor) !== IN_PLAY) continue;
    others += 1;
    steps += stepsBetween(view, zone, view.at('place', survivor));
  }
  return others === 0 ? 0 : steps / others;
}
