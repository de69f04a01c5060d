import { survivorName } from '../../../family/zombicide/names';
import type { UoaGame } from '../game';
import type { OpenGame } from '../open-game';

/** From now on a companion goes where this survivor goes, and lends them what their class can do. */
export function follow(game: UoaGame, companion: number, leader: number, rules: readonly string[]): void {
  game.state.leader.set(companion, 0, leader);
  game.events?.push({
    type: 'follows',
    rules,
    survivor: survivorName(game, companion),
    leader: survivorName(game, leader),
  });
}

export function leadsSomebody(game: OpenGame, survivor: number): boolean {
  const { sizes } = game.table;
  for (let actor = sizes.survivors; actor < sizes.actors; actor++) {
    if (game.state.leader.at(actor) === survivor) return true;
  }
  return false;
}
