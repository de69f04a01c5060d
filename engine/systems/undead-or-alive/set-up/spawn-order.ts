import type { FaceSource, Mission } from '../../../../schemas';
import type { Board } from '../../../board/board';
import { clockwiseFrom } from '../../../board/clockwise';
import { compileBoard } from '../../../board/compile';
import { placeFace } from '../../../board/placed';
import { zoneOfPosition } from '../../../board/positions';
import type { SpawnTurn } from '../../../game/advice';
import { placeOf } from '../spawning/order';
import { SPAWN_KINDS, type SpawnKind } from '../state';
import { spotsOn } from './printed-spots';
import { spawnTokensOf, whereTokensLie } from './spawn-tokens';

/**
 * When zombies come at the spawn tokens and printed spots (`a.pile`) that lie on a board at the beginning, in order;
 * nothing as long as no First spawn token says where to begin.
 */
export function spawnOrder(
  { placements, tokens = [] }: Pick<Mission, 'placements' | 'tokens'>,
  faces: FaceSource,
  board: Board = compileBoard(placements, faces).board,
): readonly (SpawnTurn & { readonly kind: SpawnKind })[] | undefined {
  const lying = tokens.flatMap((token) => {
    const zone = zoneOfPosition(token.at, board, placements, faces);
    return zone === undefined ? [] : [{ ...token, zone }];
  });
  const spots = spotsOn(placements, faces).flatMap((spot) => {
    const zone = board.zoneOf(spot.part);
    return zone === undefined ? [] : [{ ...spot, zone }];
  });
  const spawnTokens = spawnTokensOf(lying, spots).filter(({ waiting }) => !waiting);
  const start = spawnTokens.find(({ kind }) => kind === 'starting');
  if (!start) return undefined;
  const placed = placements.flatMap((placement) => {
    const face = faces(placement.face);
    return face ? [placeFace(placement, face)] : [];
  });
  const places = whereTokensLie(placed, lying, spots);
  const standing = board.zones.map(({ index, rects }) => {
    const place = places.get(index);
    return { rects: place ? [place] : rects };
  });
  const boxes = placed.map(({ box }) => box);
  const clockwise = clockwiseFrom(start.zone, standing, boxes);
  const turns = spawnTokens.map(({ id, kind, zone }) => ({
    token: id,
    kind,
    zone,
    place: placeOf(SPAWN_KINDS.indexOf(kind), zone === start.zone, clockwise[zone] ?? 0),
  }));
  const inUse = [...new Set(turns.map(({ place }) => place))].sort((a, b) => a - b);
  return turns
    .sort((one, other) => one.place - other.place)
    .map(({ place, ...turn }) => ({ ...turn, number: inUse.indexOf(place) + 1 }));
}
