import { oldestSystem } from '../../schemas/references/systems';
import { faceSource } from '../board/face-source';
import type { SystemId } from '../game/kernel';
import { systems } from '.';

// Face names are unique across games, so a board can be drawn without knowing its game.

/** The faces that a mission brings along go before those of all boxes. */
export const facesWith = faceSource(Object.values(systems).map(({ content }) => content.tileset));

/** A face that comes in a box. */
export const stockFace = facesWith();

const systemsByFace = new Map(
  Object.values(systems).flatMap(({ id, content }) => content.tileset.faces.map((face) => [face.id, id])),
);

/** The game whose box has the face; for a face of no box, the first game. */
export function systemOfFace(face: string): SystemId {
  return systemsByFace.get(face) ?? oldestSystem;
}
