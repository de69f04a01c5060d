import type { UoaGame } from '../game';
import { askPrices, canAfford, canPayPrices, hasPrices, pricesFor } from './prices';
import { mayGo } from './restrictions';

// What it costs to come into a zone, for whoever does so of their own will.

/** Whether the mission lets somebody in, and they can pay for it. */
export function mayComeInto(game: UoaGame, survivor: number, zone: number): boolean {
  const { barred, prices } = game.table.mission;
  // This is asked for every zone nearby.
  if (barred.length === 0 && prices.enter.length === 0) return true;
  return mayGo(game, survivor, zone) && canAfford(game, 'enter', survivor, zone);
}

/** To be asked before somebody comes into a zone: what asks them for its price once they are there. */
export function tollFor(game: UoaGame, survivor: number, zone: number): (() => void) | undefined {
  if (!hasPrices(game, 'enter')) return undefined;
  const due = pricesFor(game, 'enter', survivor, zone);
  return () => askPrices(game, survivor, due);
}

/** The next zones that cost somebody something where they stand, and whether they can pay. */
export function tollsFrom(
  game: UoaGame,
  survivor: number,
  zone: number,
): ReadonlyMap<number, boolean> | undefined {
  if (!hasPrices(game, 'enter')) return undefined;
  const tolls = new Map<number, boolean>();
  for (const to of game.board.neighbours[zone] ?? []) {
    const due = pricesFor(game, 'enter', survivor, to);
    if (due.length > 0) tolls.set(to, canPayPrices(game, survivor, due));
  }
  return tolls;
}
