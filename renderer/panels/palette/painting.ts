import { boundsOf } from '../../../drawing/bounds';
import { around, type Box, inset } from '../../../drawing/box';
import type { Shape } from '../../../drawing/scene';
import { faceShapes } from '../../../drawing/tile/face';
import type { Figure } from '../../../drawing/token/figure';
import { tokenShapes } from '../../../drawing/token/token';
import { movedShape } from '../../../drawing/transform';
import type { SystemId } from '../../../engine';
import type { Language } from '../../../languages';
import type { TileFace } from '../../../schemas';

/** A small picture that is yet to be painted. The same subject in the same language is the same painting. */
export interface Painting {
  readonly box: Box;
  /** Pixels of its longer side: twice what it takes on an ordinary screen, so that it is sharp on a fine one. */
  readonly pixels: number;
  readonly shapes: () => readonly Shape[];
}

type ByLanguage = Map<Language, Painting>;
const ofFaces = new WeakMap<TileFace, ByLanguage>();

export function facePainting(face: TileFace, language: Language, system: SystemId): Painting {
  return kept(ofFaces, face, language, () => ({
    box: [0, 0, ...face.size],
    pixels: 280,
    shapes: () => faceShapes(face, language, system),
  }));
}

/** Faces in a row, the first on the right, as a train stands behind its locomotive. */
export function rowPainting(faces: readonly TileFace[], language: Language, system: SystemId): Painting {
  const length = faces.reduce((sum, { size }) => sum + size[0], 0);
  return {
    box: [0, 0, length, Math.max(...faces.map(({ size }) => size[1]))],
    pixels: 520,
    shapes: () => {
      let right = length;
      return faces.flatMap((face) => {
        right -= face.size[0];
        const left = right;
        return faceShapes(face, language, system).map((shape) => movedShape(shape, [left, 0]));
      });
    },
  };
}

const ofFigures = new WeakMap<Figure, ByLanguage>();

/** Tokens are all of one scale, with a little air around each. */
const TOKEN: Box = [-19, -19, 38, 38];

export function tokenPainting(figure: Figure, language: Language): Painting {
  return kept(ofFigures, figure, language, () => {
    const shapes = tokenShapes(figure, { language, caption: false });
    // Letters reach no further than the chip under them; their bounds are those of any turn.
    const solid = shapes.filter(({ kind }) => kind !== 'text').map(boundsOf);
    const [x, y, w, h] = inset(around([TOKEN, ...solid]) ?? TOKEN, -1);
    const side = Math.max(w, h);
    return {
      box: [x + (w - side) / 2, y + (h - side) / 2, side, side],
      pixels: 112,
      shapes: () => shapes,
    };
  });
}

function kept<Key extends object>(
  memory: WeakMap<Key, ByLanguage>,
  key: Key,
  language: Language,
  make: () => Painting,
): Painting {
  const byLanguage = memory.get(key) ?? new Map<Language, Painting>();
  memory.set(key, byLanguage);
  const painting = byLanguage.get(language) ?? make();
  byLanguage.set(language, painting);
  return painting;
}
