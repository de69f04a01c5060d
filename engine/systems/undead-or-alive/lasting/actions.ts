import type { ChangeOf, LastingChange } from '../mission-program';
import type { OpenGame } from '../open-game';
import { holdsFor } from './in-force';

/** Those that give turns more actions or fewer. */
export function changesOfActions(
  game: OpenGame,
  survivor: number,
): readonly LastingChange<ChangeOf<'actions'>>[] {
  const { actions } = game.table.mission.changes;
  return actions.length === 0 ? actions : actions.filter((each) => holdsFor(game, each, survivor));
}

/** Actions that a turn has beyond what survivors and skills bring. */
export function actionsMore(game: OpenGame, survivor: number): number {
  if (game.table.mission.changes.actions.length === 0) return 0;
  return changesOfActions(game, survivor).reduce((sum, { change }) => sum + change.by, 0);
}
