import { parsePart } from '../../../board/placed';
import { procedure, timesUnderWay } from '../../../game/agenda';
import { changeOf, FIRST_TILE } from '../board/under-way';
import type { UoaGame } from '../game';
import { settleMission } from '../settling';
import { NONE } from '../state';
import { basisOf, changeBoard } from './change-board';

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
      // Zombies that die on the tile can trigger the same rule again while the tile is being turned.
      if (timesUnderWay(game, changeBoard, change) > 0) return;
      const { placement = '', face = '' } = game.table.mission.flips[tile] ?? {};
      game.events?.push({ type: 'flipped', rules: basisOf(game, why), tile: placement, face });
      changeBoard.begin(game, change, killer, why);
    },
    settleMission,
  ],
);

/** The number of the tile under a spawn token in a zone: the one it lay on in the beginning, as long as it is there. */
export function tileUnder({ table }: Pick<UoaGame, 'table'>, token: number, place: number): number {
  const zone = table.zones[place];
  const tile = table.mission.spawnTokens[token]?.tile;
  const isThere = zone?.id.split('+').some((part) => parsePart(part).tile === tile);
  return isThere ? table.mission.flips.findIndex(({ placement }) => placement === tile) : NONE;
}
