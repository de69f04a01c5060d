import { kindOf } from '../../../family/zombicide/cards/held';
import type { OpenGame } from '../open-game';
import { FAVOURITE } from '../state';

/** Anything fits anywhere, but for the Favourite slot: it takes one type of weapon, or every weapon. */
function fitsFavourite(game: OpenGame, survivor: number, card: number): boolean {
  const { type } = kindOf(game, card);
  const favourite = game.table.roster[game.state.identity.at(survivor)]?.favourite;
  return favourite === 'any' ? type !== 'none' : type === favourite; // UOA-INV-04, UOA-INV-05
}

/** Whether a slot may hold a card; one it holds already is no matter. */
export function slotTakes(game: OpenGame, survivor: number, card: number, slot: number): boolean {
  return slot !== FAVOURITE || fitsFavourite(game, survivor, card);
}
