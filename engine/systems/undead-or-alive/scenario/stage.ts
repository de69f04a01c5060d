import type { Stage } from '../../../scenario/stage';
import { LEVELS } from '../content';
import { dangerLevel } from '../course/adrenaline';
import type { UoaGame } from '../game';
import { layOut } from './lay-out';
import { look } from './look';

/** What Undead or Alive does for its situations. */
export const undeadOrAliveStage: Stage<UoaGame> = {
  layOut,
  look,
  level: (game) => LEVELS[dangerLevel(game)] ?? '',
  round: ({ state }) => ({ round: state.round, firstPlayer: state.firstPlayer }),
};
