import type { PlayedGame } from '../../renderer/game/played-game';
import type { GameInSight } from '../../renderer/tours/sight';
import { momentOf } from './played';

/** A game in sight as tours see it, at its newest moment. */
export function gameInSight(game: PlayedGame, other: Partial<GameInSight> = {}): GameInSight {
  return {
    isShown: true,
    mission: game.mission,
    at: momentOf(game),
    isTraced: false,
    isReading: false,
    isPiloted: false,
    scene: undefined,
    taken: 0,
    ...other,
  };
}
