import type { GameSystem } from '../../game/system';
import { advice } from './advice';
import { appraisal } from './appraisal';
import { content } from './content';
import { measure } from './facts';
import type { ToyGame } from './game';
import { ToySeen } from './seen';
import { show } from './show';
import { toyGames } from './start';
import { play } from './words';

export { HEALTH, HERO } from './content';
export type { ToyEvent } from './events';
export type { ToySeen } from './seen';
export type { ToyTable } from './table';

/** A toy: two rooms, a door, a key, one zombie. */
export const toySystem: GameSystem<ToyGame, ToySeen> = {
  id: 'toy',
  content,
  start: toyGames,
  see: (game) => new ToySeen(game),
  play,
  show,
  advise: advice,
  measure,
  appraisal,
};
