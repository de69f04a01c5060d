import { stockFace } from '../../../engine';
import type { Mission, TileFace } from '../../../schemas';
import { isSame } from '../../../schemas/same';

/** Faces as they come into a mission, and by what names. */
export interface FacesBrought {
  readonly faces: readonly TileFace[];
  readonly nameOf: (face: string) => string;
}

/** Faces from other missions: identical ones are added once, and none replaces a face of the same id. */
export function bringFaces({ faces: own = [] }: Mission, brought: readonly TileFace[]): FacesBrought {
  const here = new Map(own.map((face) => [face.id, face]));
  const known = (id: string) => here.get(id) ?? stockFace(id);
  const names = new Map<string, string>();
  const bases = new Map<string, string>();
  const faces: TileFace[] = [];
  const isFree = (base: string) => ['', 'R', 'V'].every((side) => !known(base + side));
  for (const face of brought) {
    const there = known(face.id);
    if (there && isSame(there, face)) continue;
    const { base, side } = split(face.id);
    // Both sides of a tile go by one name.
    const newBase = bases.get(base) ?? (there ? freeBase(base, isFree) : base);
    bases.set(base, newBase);
    const renamed = { ...face, id: newBase + side };
    here.set(renamed.id, renamed);
    names.set(face.id, renamed.id);
    faces.push(renamed);
  }
  return { faces, nameOf: (face) => names.get(face) ?? face };
}

function split(id: string): { base: string; side: string } {
  const side = /[RV]$/.exec(id)?.[0] ?? '';
  return side === '' || id.length === 1 ? { base: id, side: '' } : { base: id.slice(0, -1), side };
}

/** Names are no longer than 40 letters. */
function freeBase(base: string, isFree: (base: string) => boolean): string {
  for (let number = 2; ; number++) {
    const candidate = `${base.slice(0, 30)}-${number}`;
    if (isFree(candidate)) return candidate;
  }
}
