import type { UoaGame } from '../game';
import { profileOf } from '../horde';
import { KINDS, NONE } from '../state';

// Zombies that have an action to spend, and where they stand once they have spent it. All of them act at the
// same time: nobody is where they go until everybody has gone.

/** Everybody there is; or of one kind, or in one zone. */
export function wake(game: UoaGame, onlyKind: number, onlyZone: number): void {
  const { awake, arrivals, zombies } = game.state;
  arrivals.fill(0);
  for (let zone = 0; zone < game.table.sizes.zones; zone++) {
    for (let kind = 0; kind < KINDS; kind++) {
      const wakes = (onlyKind === NONE || kind === onlyKind) && (onlyZone === NONE || zone === onlyZone);
      awake.set(zone, kind, wakes ? zombies.at(zone, kind) : 0);
    }
  }
}

export function awakeIn(game: UoaGame, zone: number): number {
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) sum += game.state.awake.at(zone, kind);
  return sum;
}

/** Some of those awake spend their action, and stand there afterwards. */
export function arrive(game: UoaGame, zone: number, kind: number, count: number): void {
  game.state.arrivals.add(zone, kind, count);
}

/** Those awake stay where they are. */
export function remain(game: UoaGame, zone: number): void {
  for (let kind = 0; kind < KINDS; kind++) arrive(game, zone, kind, game.state.awake.at(zone, kind));
}

/**
 * Puts everybody where they went. Those of the kinds with more actions than are spent stay awake; says whether
 * there are any.
 */
export function settle(game: UoaGame, actionsSpent: number): boolean {
  const { awake, arrivals, zombies } = game.state;
  let goOn = false;
  for (let kind = 0; kind < KINDS; kind++) {
    const actsAgain = profileOf(game, kind).actions > actionsSpent;
    for (let zone = 0; zone < game.table.sizes.zones; zone++) {
      const arrived = arrivals.at(zone, kind);
      zombies.add(zone, kind, arrived - awake.at(zone, kind));
      awake.set(zone, kind, actsAgain ? arrived : 0);
      arrivals.set(zone, kind, 0);
      if (actsAgain && arrived > 0) goOn = true;
    }
  }
  return goOn;
}
