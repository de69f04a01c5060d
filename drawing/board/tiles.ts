import type { Rotation } from '../../engine';
import type { Language } from '../../languages';
import type { TileFace } from '../../schemas';
import type { Box } from '../box';
import type { Shape } from '../scene';
import { faceShapes } from '../tile/face';
import { plateOf } from '../tile/plate';
import { movedShape, seatPoint, seatShape } from '../transform';
import type { SeatedTile } from './seats';

/** The number plates, where the board has them. */
export function platePlaces(tiles: readonly SeatedTile[]): Box[] {
  return tiles.map(({ face, seat }): Box => {
    const [x, y, w, h] = plateOf(face).box;
    const [[x1, y1], [x2, y2]] = [seatPoint(seat, [x, y]), seatPoint(seat, [x + w, y + h])];
    return [Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1)];
  });
}

const turned = new WeakMap<TileFace, Map<string, readonly Shape[]>>();

export function tileShapes(tiles: readonly SeatedTile[], language: Language): Shape[] {
  return tiles.flatMap(({ id, face, seat }) =>
    turnedFace(face, seat.rotation, language).map((shape, index) => {
      const moved = movedShape(shape, [seat.x, seat.y]);
      return index === 0 ? { ...moved, id: `tile:${id}` } : moved;
    }),
  );
}

function turnedFace(face: TileFace, rotation: Rotation, language: Language): readonly Shape[] {
  const turns = turned.get(face) ?? new Map<string, readonly Shape[]>();
  turned.set(face, turns);
  const known = turns.get(`${rotation} ${language}`);
  if (known) return known;
  const shapes = faceShapes(face, language).map((shape) =>
    seatShape({ x: 0, y: 0, rotation, size: face.size }, shape),
  );
  turns.set(`${rotation} ${language}`, shapes);
  return shapes;
}
