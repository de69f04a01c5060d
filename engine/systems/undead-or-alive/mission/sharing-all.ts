import { leadsSomebody } from '../companions/follow';
import { shareCompanions } from '../companions/trade';
import type { UoaGame } from '../game';
import { keptAside } from './carrying';
import { shareObjectives } from './sharing';

// What changes hands in a trade beside cards.

export function shareMore(game: UoaGame, survivor: number, partner: number): void {
  shareCompanions.begin(game, survivor, partner, game.table.sizes.survivors);
  shareObjectives.begin(game, survivor, partner, 0);
}

/** Somebody they lead: companions change hands like cards (UOA-TRADE-04). Or what they keep beside the dashboard. */
export function hasMoreToShare(game: UoaGame, survivor: number): boolean {
  return leadsSomebody(game, survivor) || keptAside(game, survivor).length > 0;
}
