import { legalActions } from '../../engine';
import type { Moment } from './moment';
import type { PlayedGame } from './played-game';

/** More in a row would be a mistake of ours. */
const MOST = 100;

/** Decides whatever needs no thought, and gives the moments that it led to. */
export function decideTrivial(game: PlayedGame): Moment[] {
  const made: Moment[] = [];
  for (let { at } = game.store.getState(); made.length < MOST; ) {
    const option = at.system.advise.plainOption(at.seen);
    const action = option === undefined ? undefined : legalActions(at.game)[option];
    if (!action || game.take({ action })) break;
    ({ at } = game.store.getState());
    made.push(at);
  }
  return made;
}
