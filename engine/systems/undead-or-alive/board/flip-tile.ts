import { parsePart } from '../../../board/placed';
import { procedure } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { NONE } from '../state';
import { basisOf, changeBoard } from './change-board';
import { judgeBoard } from './judge';
import { changeOf, FIRST_TILE } from './under-way';

/**
 * A tile is turned over, by its number among those that can be: once, and for good. Who gets adrenaline for the zombies
 * on it and the rule that asks for it may be none.
 */
export const flipTile = procedure<UoaGame, 'tile' | 'killer' | 'why'>(
  'flip-tile',
  ['tile', 'killer', 'why'],
  [
    (game, { tile, killer, why }) => {
      const change = FIRST_TILE + tile;
      if (!changeOf(game, change)) return;
      const { placement = '', face = '' } = game.table.mission.flips[tile] ?? {};
      game.events?.push({ type: 'flipped', rules: basisOf(game, why), tile: placement, face });
      changeBoard.begin(game, change, killer, why);
    },
    judgeBoard,
  ],
);

/** The number of the tile under a spawn token: the one it lay on in the beginning, as long as it is still there. */
export function tileUnder({ table, state }: UoaGame, token: number): number {
  const zone = table.zones[state.spawnZone.at(token)];
  const tile = table.mission.spawnTokens[token]?.tile;
  const isThere = zone?.id.split('+').some((part) => parsePart(part).placement === tile);
  return isThere ? table.mission.flips.findIndex(({ placement }) => placement === tile) : NONE;
}
