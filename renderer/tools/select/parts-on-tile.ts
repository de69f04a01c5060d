import { holds } from '../../../drawing/box';
import { seatedBox } from '../../../drawing/transform';
import { isOfTiles } from '../../../engine';
import type { BoardPoint } from '../../../schemas';
import type { LaidOut } from '../../document/laid-out';
import { keyOf, type PartKey } from '../../document/parts';
import { seatsOf } from '../geometry/seats';

/** Everything that lies on a tile: its pieces, and labels and arrows that are wholly above it. */
export function partsOnTile(laid: LaidOut, id: string): PartKey[] {
  const tile = seatsOf(laid).get(id);
  if (!tile) return [];
  const box = seatedBox(tile.seat);
  const isOn = ({ x, y }: BoardPoint) => holds(box, [x, y]);
  const { tokens = [], labels = [], arrows = [] } = laid.mission;
  return [
    ...tokens
      .filter((token) => !isOfTiles(token) && token.at.tile === id)
      .map((one) => keyOf('token', one.id)),
    ...arrows.filter(({ from, to }) => isOn(from) && isOn(to)).map((one) => keyOf('arrow', one.id)),
    ...labels.filter(({ at }) => isOn(at)).map((one) => keyOf('label', one.id)),
  ];
}
