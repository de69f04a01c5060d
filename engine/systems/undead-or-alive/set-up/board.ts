import type { Mission, Position } from '../../../../schemas';
import type { Board, BoardZone } from '../../../board/board';
import { compileChangingBoard } from '../../../board/changing';
import { type PlacedFace, placeFace } from '../../../board/placed';
import { zoneOfPosition } from '../../../board/positions';
import { type BoardTable, boardTable } from '../../../game/board-table';
import { NONE } from '../state';
import type { TableZone } from '../table';
import { facesWith } from '../tiles';
import { type Prepared, refuse } from './problems';

/** The tiles of a mission on the table, compiled. */
export interface LaidBoard {
  readonly board: Board;
  readonly boards: readonly BoardTable[];
  readonly zones: readonly TableZone[];
  readonly placed: readonly PlacedFace[];
  readonly zoneOf: (position: Position) => number | undefined;
}

/** What is only warned of may be meant; what the list leaves out comes after the errors that it names. */
const FORGIVEN = ['tiles-gap', 'streets-not-merged', 'more-problems'] as const;

export function layBoard({
  placements,
  faces: own,
}: Pick<Mission, 'placements' | 'faces'>): Prepared<LaidBoard> {
  if (placements.length === 0) return refuse('empty-board');
  const faces = facesWith(own);
  const changing = compileChangingBoard([{ placements }], faces);
  const [only] = changing.configurations;
  if (!only) return refuse('empty-board');
  for (const { code, parameters } of only.problems) {
    if (!isForgiven(code)) return refuse(code, parameters);
  }
  const { own: board } = only;
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

function isForgiven(code: string): code is (typeof FORGIVEN)[number] {
  return FORGIVEN.some((each) => each === code);
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
