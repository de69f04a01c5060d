import type { UoaGame } from '../game';
import { tellOfComing } from './coming-in';
import { checkNoiseReached } from './noise';

/** The agenda is a stack: the noise token has gone before any rule of the mission hears of the moves. */
export function allHaveMoved(game: UoaGame): void {
  tellOfComing(game);
  checkNoiseReached(game);
}
