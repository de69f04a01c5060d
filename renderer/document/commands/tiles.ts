import { facesWith, parsePart, type SystemId, stockFace, systemOf, type TokenOfTiles } from '../../../engine';
import type { Area, FaceSource, Mission, Placement, TileFace, Token } from '../../../schemas';
import type { Command } from '../command';
import { freshId, freshTileId } from '../ids';
import { prefixIn } from '../kinds';
import type { LaidOut } from '../laid-out';
import { keyOf } from '../parts';
import { onOtherFace } from '../places';
import { setAll } from './edit';
import { boardPoint, isPlace } from './millimetres';
import { add } from './room';
import { zoneLike } from './zone-like';

export interface LaidTile {
  readonly face: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: Placement['rotation'];
}

/** A token that is made of tiles which are yet to be laid, and where it lies on the first of them. */
export type Making = Omit<TokenOfTiles, 'id' | 'at' | 'tiles'> & {
  readonly at: { readonly x: number; readonly y: number };
};

/** Lays tiles, and the token that makes one thing of them. */
export function placeTiles(
  mission: Mission,
  tiles: readonly LaidTile[],
  taken: ReadonlySet<string>,
  { makes }: { readonly makes?: Making | undefined } = {},
): Command {
  const used = new Set(taken);
  const faces = facesWith(mission.faces);
  const placements = tiles
    .filter(({ face, x, y }) => isPlace([x, y]) && faces(face))
    .map(({ face, x, y, rotation }): Placement => {
      const id = freshTileId(used);
      used.add(id);
      return { id, face, ...boardPoint([x, y]), rotation };
    });
  const token = makes && madeOf(placements, makes);
  const tokens = token ? [{ id: freshId(prefixIn(mission, token), used), ...token }] : [];
  const [first] = placements;
  return {
    label: makes
      ? { key: `step.place-${makes.kind}` }
      : placements.length === 1 && first
        ? { key: 'step.place-tile', parameters: { face: first.face } }
        : { key: 'step.place-tiles', parameters: { count: placements.length } },
    recipe: (draft) => void add(draft, { placements, tokens }),
    selects: placements.map(({ id }) => keyOf('tile', id)),
  };
}

/** The token that makes one thing of some tiles. */
export function madeOf(
  placements: readonly Placement[],
  { kind, at, ...more }: Making,
): Omit<TokenOfTiles, 'id'> | undefined {
  const [first] = placements;
  return first && { kind, at: { tile: first.id, ...at }, tiles: placements.map(({ id }) => id), ...more };
}

/** What is on the back of a face; undefined if nobody knows. */
export function otherFace(system: SystemId, face: string, faces: FaceSource = stockFace): string | undefined {
  const other = systemOf(system).content.otherSide(face);
  return other !== face && faces(other) ? other : undefined;
}

/** Turns tiles over, with what lies on them: it stays where it is, as far as there is a zone. */
export function flipTiles({ mission, faces }: LaidOut, ids: Iterable<string>): Command {
  const wanted = [...ids].flatMap((id): [string, string][] => {
    const tile = mission.placements.find((each) => each.id === id);
    const other = tile && otherFace(mission.system, tile.face, faces);
    return other === undefined ? [] : [[id, other]];
  });
  return layFaces(mission, faces, new Map(wanted));
}

/** Lays another face where one lies, whatever is on its back. */
export function layFace({ mission, faces }: LaidOut, id: string, face: string): Command {
  return {
    ...layFaces(mission, faces, new Map([[id, face]])),
    label: { key: 'step.lay-face', parameters: { face } },
  };
}

function layFaces(mission: Mission, faces: FaceSource, wanted: ReadonlyMap<string, string>): Command {
  const flips = new Map<string, Flip>();
  for (const { id, face } of mission.placements) {
    const [before, after] = [faces(face), faces(wanted.get(id) ?? face)];
    if (before && after && before !== after) flips.set(id, { before, after });
  }
  const [only] = flips.values();
  return {
    label:
      flips.size === 1 && only
        ? { key: 'step.flip-tile', parameters: { face: only.after.id } }
        : { key: 'step.flip-tiles', parameters: { count: flips.size } },
    recipe: (draft) => {
      setAll(draft.placements, new Map([...flips].map(([id, { after }]) => [id, { face: after.id }])));
      setAll(draft.tokens, resettled(mission.tokens, flips));
      for (const [index, { tokens }] of (mission.variants ?? []).entries()) {
        setAll(draft.variants?.[index]?.tokens, resettled(tokens, flips));
      }
      setAll(draft.areas, renamed(mission.areas, flips));
    },
  };
}

interface Flip {
  readonly before: TileFace;
  readonly after: TileFace;
}

function resettled(
  tokens: readonly Token[] = [],
  flips: ReadonlyMap<string, Flip>,
): ReadonlyMap<string, Pick<Token, 'at'>> {
  return new Map(
    tokens.flatMap(({ id, at }) => {
      const flip = flips.get(at.tile);
      const now = flip ? onOtherFace(at, flip.after) : at;
      return now === at ? [] : [[id, { at: now }]];
    }),
  );
}

/** An area keeps its ground, under the names that its zones have on the other face. */
function renamed(
  areas: readonly Area[] = [],
  flips: ReadonlyMap<string, Flip>,
): ReadonlyMap<string, Pick<Area, 'zones'>> {
  return new Map(
    areas.flatMap(({ id, zones = [] }) => {
      const now = zones.map((part) => {
        const { tile, zone } = parsePart(part);
        const flip = flips.get(tile);
        return flip ? `${tile}.${zoneLike(flip.before, zone, flip.after)}` : part;
      });
      const isSame = now.every((part, index) => part === zones[index]);
      return isSame ? [] : [[id, { zones: [...new Set(now)] }]];
    }),
  );
}

/** Each of two tiles goes where the other one was. */
export function swapTiles({ placements }: Mission, one: string, other: string): Command {
  const [first, second] = [one, other].map((id) => placements.find((tile) => tile.id === id));
  return {
    label: { key: 'step.swap-tiles' },
    recipe: ({ placements: tiles }) => {
      if (!first || !second) return;
      const places = [
        [one, { x: second.x, y: second.y }],
        [other, { x: first.x, y: first.y }],
      ] as const;
      setAll(tiles, new Map(places));
    },
  };
}
