import type { ChangeOf, LastingChange } from '../mission-program';
import type { OpenGame } from '../open-game';
import { holdsFor, holdsIn } from './in-force';

// How far one sees in this mission, and who is hidden.

type Known = Pick<OpenGame, 'table' | 'state'>;

const ANY_DISTANCE = Number.POSITIVE_INFINITY;

/** The furthest range at which a survivor sees a zone. */
export function farthestSeenBy(game: Known, survivor: number): number {
  if (game.table.mission.changes.sight.length === 0) return ANY_DISTANCE;
  const limit = nearestLimit(game, survivor);
  return limit === undefined ? ANY_DISTANCE : limit.change.range;
}

/** What keeps a survivor from seeing so far, if anything does. */
export function whatLimitsSight(game: Known, survivor: number, range: number): LastingChange | undefined {
  const limit = nearestLimit(game, survivor);
  return limit !== undefined && range > limit.change.range ? limit : undefined;
}

function nearestLimit(game: Known, survivor: number): LastingChange<ChangeOf<'sight'>> | undefined {
  const { sight } = game.table.mission.changes;
  if (sight.length === 0) return undefined;
  let least: LastingChange<ChangeOf<'sight'>> | undefined;
  for (const each of sight) {
    if (each.change.of === 'zombies' || !holdsFor(game, each, survivor)) continue;
    if (least === undefined || each.change.range < least.change.range) least = each;
  }
  return least;
}

/** The same for zombies, by the zone in which they stand. */
export function farthestSeenFrom(game: Known, zone: number): number {
  if (game.table.mission.changes.sight.length === 0) return ANY_DISTANCE;
  let least = ANY_DISTANCE;
  for (const each of game.table.mission.changes.sight) {
    if (each.change.of === 'survivors' || !holdsIn(game, each, zone)) continue;
    least = Math.min(least, each.change.range);
  }
  return least;
}

/** Whether zombies elsewhere do not see somebody. */
export function isHidden(game: Known, actor: number): boolean {
  return game.table.mission.changes.hidden.some((each) => holdsFor(game, each, actor));
}

export function hidesAnybody({ table }: Known): boolean {
  return table.mission.changes.hidden.length > 0;
}
