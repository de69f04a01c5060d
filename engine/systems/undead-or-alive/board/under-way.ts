import type { ZoneFate } from '../../../board/fates';
import type { GameData, UoaGame } from '../game';
import { NONE } from '../state';
import { stageNow } from './now';
import type { Change, ChangeCause } from './stage';

// Which change of the board is under way, as a number of the state.

export const [NOTHING, TRAIN, FIRST_TILE] = [0, 1, 2] as const;

/** One number more than there are changes. */
export function kindsOfChange({ table }: Pick<UoaGame, 'table'>): number {
  return FIRST_TILE + table.mission.flips.length;
}

/** What a change does to the board as it lies now; nothing if there is none to be made. */
export function changeOf(game: GameData, change: number): Change | undefined {
  const { train, flips } = stageNow(game);
  return change === TRAIN ? train : flips[change - FIRST_TILE];
}

/** What the change that is under way does to a zone. */
export function fateOf(game: UoaGame, zone: number): ZoneFate | undefined {
  const { changing } = game.state;
  return changing === NOTHING || zone === NONE ? undefined : changeOf(game, changing)?.fates[zone];
}

/** What moves the tiles now. */
export function causeOf({ state }: UoaGame): ChangeCause {
  return state.changing === TRAIN ? 'train' : 'tile';
}
