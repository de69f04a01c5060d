import { isTrivial, legalActions } from '../../engine';
import type { Moment } from './moment';
import type { PlayedGame } from './played-game';

/** More in a row would be a mistake of ours. */
const MOST = 100;

/** Decides whatever makes no difference, and gives the moments that it led to. */
export function decideTrivial(game: PlayedGame): Moment[] {
  const made: Moment[] = [];
  for (let { at } = game.store.getState(); made.length < MOST && isTrivial(at.seen); ) {
    const [action] = legalActions(at.game);
    if (!action || game.take({ action })) break;
    ({ at } = game.store.getState());
    made.push(at);
  }
  return made;
}
