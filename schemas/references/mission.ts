import type { Goal, Mission, TileFace, Token, Zone } from '../generated/types';
import { below } from '../pointer';
import { type Problem, problem } from '../problem';
import { duplicateIds } from './ids';
import { tileReferences } from './tile';

/** Faces that a mission does not bring along itself, such as the stock set. */
export type FaceSource = (id: string) => TileFace | undefined;

/** What a schema cannot say about a mission, as far as no rules are needed, nor more geometry than a point. */
export function missionReferences(mission: Mission, stock?: FaceSource): Problem[] {
  const tiles = new Tiles(mission, stock);
  const { placements, faces = [], tokens = [], variants = [], players } = mission;
  // Variants leave out pieces, goals and rules by their ids alone.
  const ids = new Set<string>();
  return [
    ...(players && players.min > players.max ? [problem('min-above-max', '/players', { ...players })] : []),
    ...duplicateIds(placements, '/placements'),
    ...placements.flatMap(({ face }, index) => tiles.unknownFace(face, `/placements/${index}/face`)),
    ...duplicateIds(faces, '/faces'),
    ...faces.flatMap((face, index) => tileReferences(face, `/faces/${index}`)),
    ...duplicateIds(tokens, '/tokens', ids),
    ...tokens.flatMap((token, index) => tokenProblems(token, `/tokens/${index}`, tiles)),
    ...duplicateIds(mission.labels, '/labels', ids),
    ...duplicateIds(mission.arrows, '/arrows', ids),
    ...duplicateIds(mission.areas, '/areas'),
    ...(mission.areas ?? []).flatMap(({ zones }, index) =>
      zones.flatMap((part, item) => tiles.unknownPart(part, `/areas/${index}/zones/${item}`)),
    ),
    ...goalProblems(mission.goals ?? [], '/goals', ids),
    ...duplicateIds(mission.rules, '/rules', ids),
    ...duplicateIds(variants, '/variants'),
    ...variants.flatMap(({ tokens = [] }, index) => {
      const at = `/variants/${index}/tokens`;
      // Two variants never apply at once, so that both may bring a token of the same name.
      return [
        ...duplicateIds(tokens, at, new Set(ids)),
        ...tokens.flatMap((token, item) => tokenProblems(token, below(at, item), tiles)),
      ];
    }),
    ...unknownPieces(mission),
  ];
}

function tokenProblems(token: Token, pointer: string, tiles: Tiles): Problem[] {
  const { tile, level } = token.at;
  return [
    ...tiles.unknownPlacement(tile, `${pointer}/at/tile`),
    ...(level === undefined ? [] : tiles.unknownLevel(tile, level, `${pointer}/at/level`)),
    // A train lies where its tiles do.
    ...(token.kind === 'train'
      ? trainProblems(token, pointer, tiles)
      : tiles.misplaced(token, `${pointer}/at`)),
  ];
}

function trainProblems(
  { tiles, behind }: Extract<Token, { kind: 'train' }>,
  pointer: string,
  known: Tiles,
): Problem[] {
  return [
    ...tiles.flatMap((id, index) => known.unknownPlacement(id, `${pointer}/tiles/${index}`)),
    ...Object.keys(behind ?? {}).flatMap((id) =>
      tiles.includes(id) ? [] : [problem('not-in-train', below(`${pointer}/behind`, id), { id })],
    ),
  ];
}

function goalProblems(goals: readonly Goal[], pointer: string, seen: Set<string>): Problem[] {
  return [
    ...duplicateIds(goals, pointer, seen),
    ...goals.flatMap((goal, index) => {
      const { key, goals: inner } = steps(goal);
      return goalProblems(inner, below(below(pointer, index), key), seen);
    }),
  ];
}

function unknownPieces({ tokens, labels, arrows, rules, goals = [], variants = [] }: Mission): Problem[] {
  const pieces: (readonly { id: string }[] | undefined)[] = [tokens, labels, arrows, rules, allGoals(goals)];
  const known = new Set(pieces.flatMap((list) => list?.map(({ id }) => id) ?? []));
  return variants.flatMap(({ without = [] }, index) =>
    without.flatMap((id, item) =>
      known.has(id) ? [] : [problem('unknown-piece', `/variants/${index}/without/${item}`, { id })],
    ),
  );
}

function allGoals(goals: readonly Goal[]): Goal[] {
  return goals.flatMap((goal) => [goal, ...allGoals(steps(goal).goals)]);
}

/** The goals that a goal is made of, and under which key it has them; none for one that stands for itself. */
function steps(goal: Goal): { key: string; goals: readonly Goal[] } {
  if ('inOrder' in goal) return { key: 'inOrder', goals: goal.inOrder };
  if ('anyOrder' in goal) return { key: 'anyOrder', goals: goal.anyOrder };
  return { key: 'then', goals: 'then' in goal ? goal.then : [] };
}

/** The placements of a mission with their faces, as far as these can be known. */
class Tiles {
  private readonly placements: ReadonlyMap<string, string>;
  private readonly embedded: ReadonlyMap<string, TileFace>;

  constructor(
    { placements, faces = [] }: Mission,
    private readonly stock: FaceSource | undefined,
  ) {
    this.placements = new Map(placements.map(({ id, face }) => [id, face]));
    this.embedded = new Map(faces.map((face) => [face.id, face]));
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
