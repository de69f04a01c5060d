import { byId, type SeatedTile, seatTiles } from '../../../drawing/board/seats';
import { seatedBox } from '../../../drawing/transform';
import { mapSquares, squareAt } from '../../../engine';
import { textIn } from '../../../languages';
import type { Table } from '../../flow/blocks';
import { tileNumber } from '../../tile-number';
import type { Said } from './said';

/** The tiles as one lays them out: from the top, and in a row from the left. */
export function tilesInOrder({ mission, faces }: Pick<Said, 'mission' | 'faces'>): SeatedTile[] {
  const seated = seatTiles(mission.placements, faces, mission.system);
  const squares = mapSquares(seated.map(({ seat }) => seatedBox(seat)));
  const rowOf = ({ seat }: SeatedTile) => squares.rows.filter(([from]) => from <= seat.y).length;
  return seated.sort(
    (one, other) => rowOf(one) - rowOf(other) || one.seat.x - other.seat.x || one.seat.y - other.seat.y,
  );
}

/** Their faces by their numbers, as one looks them out. */
export function facesInOrder({ mission }: Pick<Said, 'mission'>): string[] {
  const numbers = new Intl.Collator('en', { numeric: true });
  return mission.placements.map(({ face }) => face).sort(numbers.compare);
}

/** A row for each tile: which, which face of it, where, and turned how. */
export function tileTable(said: Said): Table | undefined {
  const { mission, say, language } = said;
  const tiles = tilesInOrder(said);
  if (mission.placements.length === 0) return undefined;
  const seats = byId(tiles);
  const squares = mapSquares(tiles.map(({ seat }) => seatedBox(seat)));
  const lost = mission.placements.filter(({ id }) => !seats.has(id));
  const rows = tiles.map(({ face, seat }) => {
    const [x, y, width, height] = seatedBox(seat);
    return [
      squareAt(squares, [x + width / 2, y + height / 2]),
      cardboardOf(face.id, said),
      face.id,
      textIn(face.name, language),
      say(`print.sheet.turned.${seat.rotation}`),
    ];
  });
  const unknown = lost.map(({ face, rotation }) => {
    return ['', cardboardOf(face, said), face, '', say(`print.sheet.turned.${rotation}`)];
  });
  return {
    kind: 'table',
    head: (['square', 'tile', 'face', 'name', 'turned'] as const).map((each) =>
      say(`print.sheet.head.${each}`),
    ),
    rows: [...rows, ...unknown].map((row) => row.map((words) => ({ words }))),
    widths: [1, 1, 1, 3, 2],
  };
}

/** The number of its cardboard; a face of the mission's own is on none. */
function cardboardOf(face: string, { mission, say }: Said): string {
  if (mission.faces?.some(({ id }) => id === face)) return say('print.sheet.own-tile');
  return tileNumber(mission, face) ?? face;
}
