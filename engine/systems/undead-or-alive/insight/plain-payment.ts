import { isLent } from '../../../family/zombicide/skills/owned';
import { COMBAT } from '../../../family/zombicide/sorts';
import { NOTHING } from '../../../game/vocabulary';
import { type Observation, openGame } from '../hidden/observation';
import type { OpenGame } from '../open-game';
import { FREE_ACTIONS } from '../skills/free-actions';
import { isWithin } from '../skills/scopes';
import { CHARGE } from '../sorts';

/**
 * The way of paying that is never worse than any other: a free action before one of the turn, and of free actions the
 * one for fewer sorts. None where it depends on what comes later.
 */
export function plainPayment(seen: Observation): number | undefined {
  if (seen.decision?.name !== 'payment') return undefined;
  const game = openGame(seen);
  const survivor = seen.about('survivor');
  const isFreeBest = !isForLastAction(seen);
  const ways = Array.from({ length: seen.options.length }, (_, option) => seen.options.argument(option, 0));
  const isBest = (way: number) =>
    ways.every((other) => {
      if (way === other) return true;
      return other === NOTHING ? isFreeBest : isFirstSpent(game, survivor, way, other);
    });
  const best = ways.findIndex(isBest);
  return best < 0 ? undefined : best;
}

/** Whether one free action can pay for everything that another can. */
function isFirstSpent(game: OpenGame, survivor: number, way: number, other: number): boolean {
  const [one, broader] = [scopeOf(way), scopeOf(other)];
  // What is lent may be gone soon.
  return (
    one !== undefined && broader !== undefined && isWithin(one, broader) && !isLent(game, survivor, other)
  );
}

/** What is done with the last action of a turn may win a bounty weapon. */
function isForLastAction(seen: Observation): boolean {
  return (seen.about('sorts') & (COMBAT | CHARGE)) !== 0 && seen.feat?.within === 'last-action';
}

function scopeOf(skill: number) {
  return FREE_ACTIONS.find((free) => free.skill === skill);
}
