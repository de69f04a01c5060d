import type { CarryRule } from '../../../../schemas';
import { isCompanion } from '../../../family/zombicide/actors';
import { ownerOf } from '../../../family/zombicide/cards/held';
import { cardOf, isLoaded } from '../cards/carried';
import type { UoaGame } from '../game';
import { carryRuleFor } from '../mission/carrying';
import { GONE, NONE, NOT_YET } from '../state';

/** What cannot be said of one objective at once: it lies somewhere, or somebody has it, or it is gone. */
export function objectiveTwice(game: UoaGame): string | undefined {
  const bearers = new Set<number>();
  for (let objective = 0; objective < game.table.sizes.objectives; objective++) {
    const carrier = game.state.carrier.at(objective);
    const isTaken = game.state.objectiveZone.at(objective) === NONE;
    if (carrier >= 0 && isCompanion(game, carrier)) {
      if (bearers.has(carrier)) return 'carrier';
      bearers.add(carrier);
    }
    const wrong = isTaken ? wronglyKept(game, objective, carrier) : wronglyLying(game, objective, carrier);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function wronglyLying(game: UoaGame, objective: number, carrier: number): string | undefined {
  if (carrier !== NONE) return 'carrier';
  if (isLoaded(game, objective)) return 'loaded';
  return whereCardIs(game, objective) === 'nowhere' ? undefined : 'objectiveZone';
}

function wronglyKept(game: UoaGame, objective: number, carrier: number): string | undefined {
  const by = carryRuleFor(game, objective)?.by;
  if (isLoaded(game, objective) && (by === undefined || carrier !== NONE)) return 'loaded';
  if (!mayCarry(game, carrier, by)) return 'carrier';
  const card = whereCardIs(game, objective);
  if (by !== 'slot') return card === 'nowhere' ? undefined : 'slots';
  const isGivenUp = isLoaded(game, objective) || carrier === GONE;
  return card === (isGivenUp ? 'removed' : 'held') ? undefined : 'slots';
}

function mayCarry(game: UoaGame, carrier: number, by: CarryRule['by'] | undefined): boolean {
  if (carrier === NONE) return true;
  if (carrier === GONE) return by !== undefined;
  if (by !== (isCompanion(game, carrier) ? 'companion' : 'dashboard')) return false;
  return game.state.fate.at(carrier) !== NOT_YET;
}

/** Where the card lies that stands for it in a slot. */
function whereCardIs(game: UoaGame, objective: number): 'held' | 'removed' | 'nowhere' {
  const card = cardOf(game, objective);
  if (card === NONE) return 'nowhere';
  const { removed, dealing } = game.piles;
  if (ownerOf(game, card) !== NONE || dealing.includes(card)) return 'held';
  return removed.includes(card) ? 'removed' : 'nowhere';
}
