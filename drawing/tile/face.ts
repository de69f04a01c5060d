import { type SystemId, systemOfFace } from '../../engine';
import type { Language } from '../../languages';
import type { TileFace } from '../../schemas';
import type { Box } from '../box';
import type { Shape } from '../scene';
import { drawingOf } from '../systems';
import type { TileLook } from '../systems/system-drawing';
import { isBeyondDetail, plainShapes } from './plain';
import { planOf } from './plan';
import { plateOf, plateShapes } from './plate';

const drawn = new WeakMap<TileFace, Map<string, readonly Shape[]>>();

/**
 * A face in its own millimetres, unturned, as its game draws it: that of its tile set, or of the mission that has brought it
 * along. The same face is drawn once; it must not be changed in place.
 */
export function faceShapes(
  face: TileFace,
  language: Language = 'en',
  system: SystemId = systemOfFace(face.id),
): readonly Shape[] {
  const known = drawn.get(face) ?? new Map<string, readonly Shape[]>();
  drawn.set(face, known);
  const key = `${system} ${language}`;
  const shapes =
    known.get(key) ??
    (face.picture === undefined
      ? drawFace(face, language, lookOf(face, system))
      : picturedFace(face, face.picture));
  known.set(key, shapes);
  return shapes;
}

/** The words that are printed on it: its number, and what its game has written there. */
export function faceWords(
  face: TileFace,
  language: Language,
  system: SystemId = systemOfFace(face.id),
): readonly Box[] {
  const look = face.picture === undefined ? lookOf(face, system) : undefined;
  return [plateOf(face).box, ...(look?.words(planOf(face), language) ?? [])];
}

/** Nothing for a face of which only a plan is drawn. */
function lookOf(face: TileFace, system: SystemId): TileLook | undefined {
  return isBeyondDetail(face) ? undefined : drawingOf(system).tiles;
}

function picturedFace(face: TileFace, href: string): Shape[] {
  const [width, height] = face.size;
  return [{ kind: 'image', href, at: [0, 0], width, height, degrees: 0 }, ...plateShapes(face)];
}

function drawFace(face: TileFace, language: Language, look: TileLook | undefined): Shape[] {
  return [...(look?.shapes(planOf(face), language) ?? plainShapes(face)), ...plateShapes(face)];
}
