import type { FamilyGame } from '../game';
import { isOfKind } from '../horde';
import { NONE } from '../state';

// Zombies that have an action to spend, and where they stand once they have spent it. All of them act at the
// same time: nobody is where they go until everybody has gone.

/** Wakes those of one kind in some zones, or all there; says whether there are any. */
export function wakeIn(game: FamilyGame, onlyKind: number, where: readonly number[]): boolean {
  wake(game, onlyKind, NONE);
  const { awake } = game.state;
  for (let zone = 0; zone < game.table.sizes.zones; zone++) if (!where.includes(zone)) awake.fillRow(zone, 0);
  return where.some((zone) => awakeIn(game, zone) > 0);
}

/** Wakes all zombies, those of one kind, or those in one zone. */
export function wake(game: FamilyGame, onlyKind: number, onlyZone: number): void {
  const { awake, arrivals, fought, zombies } = game.state;
  const { kinds, zones } = game.table.sizes;
  arrivals.fill(0);
  fought.fill(0);
  for (let kind = 0; kind < kinds; kind++) {
    const isMeant = onlyKind === NONE || isOfKind(game, kind, onlyKind);
    const wakes = isMeant && game.ways.profile(game, kind).actions > 0;
    for (let zone = 0; zone < zones; zone++) {
      const isThere = onlyZone === NONE || zone === onlyZone;
      awake.set(zone, kind, wakes && isThere ? zombies.at(zone, kind) : 0);
    }
  }
}

export function awakeIn(game: FamilyGame, zone: number): number {
  const { awake } = game.state;
  let sum = 0;
  for (let kind = 0; kind < awake.columns; kind++) sum += awake.at(zone, kind);
  return sum;
}

/** Whoever is taken away in the middle of it has nothing left to do, and those who stay act first. */
export function sendToSleep(game: FamilyGame, zone: number, kind: number): void {
  const { awake, arrivals, fought, zombies } = game.state;
  const gone = awake.at(zone, kind) - zombies.at(zone, kind);
  if (gone <= 0) return;
  awake.add(zone, kind, -gone);
  // Those who attack arrive where they are.
  if (fought.at(zone) === 1) arrivals.add(zone, kind, -gone);
}

/** Some of those awake spend their action, and stand there afterwards. */
export function arrive(game: FamilyGame, zone: number, kind: number, count: number): void {
  game.state.arrivals.add(zone, kind, count);
}

/** Those awake stay where they are. */
export function remain(game: FamilyGame, zone: number): void {
  for (let kind = 0; kind < game.table.sizes.kinds; kind++)
    arrive(game, zone, kind, game.state.awake.at(zone, kind));
}

/**
 * Puts everybody where they went. Those of the kinds with more actions than are spent stay awake; says whether
 * there are any.
 */
export function settle(game: FamilyGame, actionsSpent: number): boolean {
  const { awake, arrivals, fought, zombies } = game.state;
  const { kinds, zones } = game.table.sizes;
  let goOn = false;
  fought.fill(0);
  for (let kind = 0; kind < kinds; kind++) {
    const actsAgain = game.ways.profile(game, kind).actions > actionsSpent;
    for (let zone = 0; zone < zones; zone++) {
      const arrived = arrivals.at(zone, kind);
      zombies.add(zone, kind, arrived - awake.at(zone, kind));
      awake.set(zone, kind, actsAgain ? arrived : 0);
      arrivals.set(zone, kind, 0);
      if (actsAgain && arrived > 0) goOn = true;
    }
  }
  return goOn;
}
