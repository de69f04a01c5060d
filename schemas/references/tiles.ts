import type { TileFace, Token, Zone } from '../generated/types';
import { type Problem, problem } from '../problem';

/** Faces that a document does not bring along itself, such as the stock set. */
export type FaceSource = (id: string) => TileFace | undefined;

/** Placed tiles with their faces, as far as these can be known. */
export class Tiles {
  private readonly placements: ReadonlyMap<string, string>;
  private readonly embedded: ReadonlyMap<string, TileFace>;

  constructor(
    { placements, faces = [] }: { placements: readonly { id: string; face: string }[]; faces?: TileFace[] },
    private readonly stock: FaceSource | undefined,
  ) {
    this.placements = new Map(placements.map(({ id, face }) => [id, face]));
    this.embedded = new Map(faces.map((face) => [face.id, face]));
  }

  /** What their zones are called, if all tiles are known. */
  tags(): ReadonlySet<string> | undefined {
    const faces = [...this.placements.values()].map((id) => this.face(id));
    const isKnown = faces.every((face) => face !== undefined);
    return isKnown
      ? new Set(faces.flatMap((face) => face.zones.flatMap(({ tags = [] }) => tags)))
      : undefined;
  }

  unknownFace(face: string, pointer: string): Problem[] {
    const isKnown = !this.stock || this.face(face) !== undefined;
    return isKnown ? [] : [problem('unknown-face', pointer, { face })];
  }

  unknownPlacement(id: string, pointer: string): Problem[] {
    return this.placements.has(id) ? [] : [problem('unknown-placement', pointer, { id })];
  }

  unknownLevel(tile: string, level: string, pointer: string): Problem[] {
    const face = this.face(this.placements.get(tile));
    const isKnown = !face || (face.balconies ?? []).some(({ id }) => id === level);
    return isKnown ? [] : [problem('unknown-level', pointer, { level, face: face.id })];
  }

  unknownPart(part: string, pointer: string): Problem[] {
    const [tile = '', zone = ''] = part.split('.');
    if (!this.placements.has(tile)) return this.unknownPlacement(tile, pointer);
    const face = this.face(this.placements.get(tile));
    const isKnown = !face || [...face.zones, ...(face.balconies ?? [])].some(({ id }) => id === zone);
    return isKnown ? [] : [problem('unknown-zone', pointer, { zone, face: face.id })];
  }

  /** What lies in no zone is nowhere in the game; what is put on a balcony is there, wherever it is drawn. */
  misplaced({ id, at: { tile, x, y, level } }: Token, pointer: string): Problem[] {
    const face = this.face(this.placements.get(tile));
    if (!face) return [];
    const [width, height] = face.size;
    const place = { id, x, y, face: face.id, width, height };
    const holds = ({ rects }: Pick<Zone, 'rects'>) =>
      rects.some(([left, top, wide, high]) => x >= left && x < left + wide && y >= top && y < top + high);
    if (level === undefined) return face.zones.some(holds) ? [] : [problem('nowhere', pointer, place)];
    const balcony = face.balconies?.find((candidate) => candidate.id === level);
    return !balcony || holds(balcony) ? [] : [problem('not-below-level', pointer, { ...place, level })];
  }

  private face(id: string | undefined): TileFace | undefined {
    return id === undefined ? undefined : (this.embedded.get(id) ?? this.stock?.(id));
  }
}
