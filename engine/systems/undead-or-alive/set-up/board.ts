import type { Mission, Position } from '../../../../schemas';
import type { Board, BoardZone } from '../../../board/board';
import { compileChangingBoard } from '../../../board/changing';
import { type PlacedFace, placeFace } from '../../../board/placed';
import { zoneOfPosition } from '../../../board/positions';
import { type BoardTable, boardTable } from '../../../game/board-table';
import { NONE } from '../state';
import type { TableZone } from '../table';
import { stockFace } from '../tiles';
import { type Prepared, refuse } from './problems';

/** The tiles of a mission on the table, compiled. */
export interface LaidBoard {
  readonly board: Board;
  readonly boards: readonly BoardTable[];
  readonly zones: readonly TableZone[];
  readonly placed: readonly PlacedFace[];
  readonly zoneOf: (position: Position) => number | undefined;
}

/** A gap, or streets that do not become one, may be meant; tiles in a heap cannot be. */
const FORGIVEN: readonly string[] = ['tiles-gap', 'streets-not-merged'];

export function layBoard({
  placements,
  faces: own = [],
}: Pick<Mission, 'placements' | 'faces'>): Prepared<LaidBoard> {
  if (placements.length === 0) return refuse('empty-board');
  const faces = (id: string) => own.find((face) => face.id === id) ?? stockFace(id);
  const changing = compileChangingBoard([{ placements }], faces);
  const [only] = changing.configurations;
  if (!only) return refuse('empty-board');
  for (const { code, parameters } of only.problems) {
    if (!isForgiven(code)) return refuse(code, parameters);
  }
  const { board } = only;
  if (board.zones.length === 0) return refuse('empty-board');
  return {
    board,
    boards: [boardTable(only, changing.zones.length)],
    zones: board.zones.map(tableZone),
    placed: placements.flatMap((placement) => {
      const face = faces(placement.face);
      return face ? [placeFace(placement, face)] : [];
    }),
    zoneOf: (position) => zoneOfPosition(position, board, placements, faces),
  };
}

function isForgiven(code: string): code is 'tiles-gap' | 'streets-not-merged' {
  return FORGIVEN.includes(code);
}

function tableZone({ id, kind, balcony, building, tags, faceZones }: BoardZone): TableZone {
  return {
    id,
    names: faceZones.flatMap(({ name }) => (name ? [name] : [])),
    building: kind === 'building',
    balcony,
    placement: faceZones[0]?.placement ?? '',
    buildingNumber: building ?? NONE,
    tags,
  };
}
