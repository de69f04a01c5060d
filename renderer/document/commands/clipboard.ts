import { around, type Box } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import { facesWith, isOfTiles } from '../../../engine';
import type { FaceSource, Mission, Placement, Token } from '../../../schemas';
import type { Command } from '../command';
import { freshId, freshTileId, prefixes } from '../ids';
import { prefixIn } from '../kinds';
import { keyOf, type PartKey } from '../parts';
import { type LaidTiles, positionAt, tileBoxes } from '../places';
import { type Fragment, fragmentBox } from './fragment';
import { boardPoint, isPlace } from './millimetres';
import { stepName } from './names';
import { bringFaces } from './own-faces';
import { pastedAreas } from './paste-areas';
import { type Additions, add } from './room';

/** Pastes with its middle at a point; without one, tiles lie beside the board and all else beside where it was. */
export function pasteFragment(
  mission: Mission,
  fragment: Fragment,
  at: Point | undefined,
  taken: ReadonlySet<string>,
): Command {
  const box = fragmentBox(fragment);
  if (!box || !at || !isPlace(at)) return pasteMoved(mission, fragment, besideAll(mission, fragment), taken);
  const [x, y, width, height] = box;
  const by: Point = [Math.round(at[0] - width / 2 - x), Math.round(at[1] - height / 2 - y)];
  return pasteMoved(mission, fragment, by, taken);
}

/** Pastes so far from where it was copied. */
export function pasteMoved(
  mission: Mission,
  fragment: Fragment,
  by: Point,
  taken: ReadonlySet<string>,
): Command {
  const { additions, keys } = pasted(mission, fragment, by, taken);
  return {
    label: stepName('paste', keys),
    recipe: (draft) => void add(draft, additions),
    selects: keys,
  };
}

/** Pieces that were copied without their tiles need others to lie on. */
export function landsNowhere({ placements }: Mission, { tiles, loose }: Fragment): boolean {
  return loose.length > 0 && tiles.length + placements.length === 0;
}

interface Pasted {
  readonly additions: Additions;
  readonly keys: readonly PartKey[];
}

function pasted(mission: Mission, fragment: Fragment, [dx, dy]: Point, taken: ReadonlySet<string>): Pasted {
  const used = new Set(taken);
  // What is pasted elsewhere is called as it was, so that a mission copied whole is the same mission.
  const called = (known: string, fresh: () => string) => {
    const id = used.has(known) ? fresh() : known;
    used.add(id);
    return id;
  };
  const { faces, nameOf } = bringFaces(mission, fragment.faces);
  const shift = ({ x, y }: { x: number; y: number }) => boardPoint([x + dx, y + dy]);
  const tileIds = new Map(fragment.tiles.map(({ id }) => [id, called(id, () => freshTileId(used))]));
  const placements = fragment.tiles.map((tile): Placement => {
    return { ...tile, ...shift(tile), id: tileIds.get(tile.id) ?? '', face: nameOf(tile.face) };
  });
  const ground: LaidTiles = {
    placements: [...mission.placements, ...placements],
    faces: facesWith([...(mission.faces ?? []), ...faces]),
  };
  const landed = fragment.loose.flatMap(({ piece, point: [x, y], isRaised }): Token[] => {
    const at = positionAt([x + dx, y + dy], ground, { isRaised });
    return at ? [{ ...piece, at }] : [];
  });
  const onTiles = fragment.pieces.flatMap((piece): Token[] => {
    const tile = tileIds.get(piece.at.tile);
    return tile === undefined ? [] : [{ ...piece, at: { ...piece.at, tile } }];
  });
  const all = [...onTiles, ...landed];
  const tokenIds = new Map(
    all.map((token) => [token.id, called(token.id, () => freshId(prefixIn(mission, token), used))]),
  );
  const tokens = all.map((token) => renamed(token, tokenIds, tileIds));
  const labels = fragment.labels.map((label) => {
    const id = called(label.id, () => freshId(prefixes.label, used));
    return { ...label, id, at: shift(label.at) };
  });
  const arrows = fragment.arrows.map((arrow) => {
    const id = called(arrow.id, () => freshId(prefixes.arrow, used));
    return { ...arrow, id, from: shift(arrow.from), to: shift(arrow.to) };
  });
  const areas = pastedAreas(mission, fragment.areas, tileIds, (id) =>
    called(id, () => freshId(prefixes.area, used)),
  );
  return {
    additions: { faces, placements, tokens, labels, arrows, areas },
    keys: [
      ...placements.map(({ id }) => keyOf('tile', id)),
      ...tokens.slice(onTiles.length).map(({ id }) => keyOf('token', id)),
      ...arrows.map(({ id }) => keyOf('arrow', id)),
      ...labels.map(({ id }) => keyOf('label', id)),
    ],
  };
}

type Names = ReadonlyMap<string, string>;

/** References between copied tokens point to the copies; references to anything else are dropped. */
function renamed(token: Token, tokenIds: Names, tileIds: Names): Token {
  const id = tokenIds.get(token.id) ?? '';
  if ('on' in token) {
    const { on, ...piece } = token;
    const mount = tokenIds.get(on);
    return { ...piece, id, ...(mount === undefined ? {} : { on: mount }) };
  }
  if (isOfTiles(token)) {
    const { behind, tiles } = token;
    const sides = Object.entries(behind ?? {}).flatMap(([tile, side]) => {
      const name = tileIds.get(tile);
      return name === undefined ? [] : [[name, side] as const];
    });
    return {
      ...token,
      id,
      tiles: tiles.flatMap((tile) => tileIds.get(tile) ?? []),
      ...(behind && { behind: Object.fromEntries(sides) }),
    };
  }
  return { ...token, id };
}

/** Far enough to see that there are two. */
const NEARBY = 20;

/** To the right of everything on the board, level with its top. */
export function besideAll({ placements, faces: own }: Mission, fragment: Fragment): Point {
  const board = boxAround(placements, facesWith(own));
  const box = fragmentBox(fragment);
  if (fragment.tiles.length === 0) return [NEARBY, NEARBY];
  return board && box ? [board[0] + board[2] - box[0], board[1] - box[1]] : [0, 0];
}

function boxAround(tiles: readonly Placement[], faces: FaceSource): Box | undefined {
  return around(tileBoxes(tiles, faces));
}
