import type { OpenFamilyGame } from '../game';
import { zombiesOf } from '../horde';
import type { Attack } from './modes';

// Whom a hit may take.

/** The line that has to fall before a shot reaches the next. */
export function frontLine(game: OpenFamilyGame, zone: number): number {
  let front = Number.POSITIVE_INFINITY;
  for (let kind = 0; kind < game.table.sizes.kinds; kind++) {
    if (zombiesOf(game, zone, kind) > 0) front = Math.min(front, game.ways.lineOf(game, kind));
  }
  return front;
}

/** One hit is enough or does nothing: hits never add up. */
export function dies(game: OpenFamilyGame, kind: number, damage: number): boolean {
  return damage >= game.ways.profile(game, kind).damageNeeded;
}

/** Whether the next hit can kill a zombie of this kind. A hit that kills nothing is not assigned. */
export function isTarget(game: OpenFamilyGame, attack: Attack, damage: number, kind: number): boolean {
  const { zone } = attack;
  if (zombiesOf(game, zone, kind) === 0 || !dies(game, kind, damage)) return false;
  return game.ways.choosesFreely(game, attack) || game.ways.lineOf(game, kind) === frontLine(game, zone);
}

/** How many zombies the next hits can take without another line coming to the front. */
export function targetsFor(game: OpenFamilyGame, attack: Attack, damage: number): number {
  let targets = 0;
  for (let kind = 0; kind < game.table.sizes.kinds; kind++) {
    if (isTarget(game, attack, damage, kind)) targets += zombiesOf(game, attack.zone, kind);
  }
  return targets;
}
