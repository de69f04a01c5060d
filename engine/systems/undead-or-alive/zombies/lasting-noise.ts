import type { UoaGame } from '../game';
import { holdsIn } from '../lasting/in-force';
import { NONE } from '../state';

// Noises that the mission makes, and that go on.

/** The nearest zone where one is, that a way leads to; none where all is quiet but for the token. */
export function lastingNoiseNear(game: UoaGame, from: number): number {
  if (game.table.mission.changes.noise.length === 0) return NONE;
  let [nearest, least]: [number, number] = [NONE, Number.POSITIVE_INFINITY];
  for (const each of game.table.mission.changes.noise) {
    for (let zone = 0; zone < game.table.sizes.zones; zone++) {
      if (!holdsIn(game, each, zone)) continue;
      const steps = game.board.distance(from, zone);
      if (steps < 0 || steps >= least) continue;
      [nearest, least] = [zone, steps];
    }
  }
  return nearest;
}

export function isLastingNoise(game: UoaGame, zone: number): boolean {
  const { noise } = game.table.mission.changes;
  return noise.length > 0 && noise.some((each) => holdsIn(game, each, zone));
}
