import type { Rotation, SystemId } from '../../engine';
import type { Language } from '../../languages';
import type { TileFace } from '../../schemas';
import type { Box } from '../box';
import type { Print, Stamp } from '../stamp';
import { faceShapes, faceWords } from '../tile/face';
import { seatedBox, seatPoint, seatShape } from '../transform';
import type { SeatedTile } from './seats';

/** The words printed on tiles, where the board has them: number plates and signs. */
export function wordPlaces(tiles: readonly SeatedTile[], language: Language): Box[] {
  return onBoard(tiles, (face, system) => faceWords(face, language, system));
}

const SPOT = 14;

/** The printed places for tokens. */
export function spotPlaces(tiles: readonly SeatedTile[]): Box[] {
  return onBoard(tiles, ({ spots = [] }) =>
    spots.map(({ at: [x, y] }): Box => [x - SPOT, y - SPOT, 2 * SPOT, 2 * SPOT]),
  );
}

function onBoard(
  tiles: readonly SeatedTile[],
  placesOf: (face: TileFace, system: SystemId | undefined) => readonly Box[],
): Box[] {
  const known = new Map<TileFace, readonly Box[]>();
  return tiles.flatMap(({ face, seat, system }) => {
    const places = known.get(face) ?? placesOf(face, system);
    known.set(face, places);
    return places.map(([x, y, w, h]): Box => {
      const [[x1, y1], [x2, y2]] = [seatPoint(seat, [x, y]), seatPoint(seat, [x + w, y + h])];
      return [Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1)];
    });
  });
}

/** The tiles as they lie, from the first to the last. */
export function tilePrints(tiles: readonly SeatedTile[], language: Language): Print[] {
  return tiles.map(({ id, face, seat, system }) => ({
    id: `tile:${id}`,
    stamp: faceStamp(face, seat.rotation, language, system),
    at: [seat.x, seat.y],
  }));
}

const turned = new WeakMap<TileFace, Map<string, Stamp>>();

/** A face as it lies turned, with its upper left corner at zero. */
function faceStamp(
  face: TileFace,
  rotation: Rotation,
  language: Language,
  system: SystemId | undefined,
): Stamp {
  const turns = turned.get(face) ?? new Map<string, Stamp>();
  turned.set(face, turns);
  const key = `${rotation} ${language} ${system}`;
  const known = turns.get(key);
  if (known) return known;
  const seat = { x: 0, y: 0, rotation, size: face.size };
  const shapes = faceShapes(face, language, system).map((shape) => seatShape(seat, shape));
  const stamp: Stamp = { shapes, reach: seatedBox(seat), isSolid: true };
  turns.set(key, stamp);
  return stamp;
}
