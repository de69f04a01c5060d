import { columnName, type Interval, mapSquares, rowName } from '../../engine';
import type { Shape } from '../scene';
import { centredLine } from '../text';
import { seatedBox } from '../transform';
import { extentOf, type SeatedTile } from './seats';

const LETTERS = { font: 'text', size: 8.5, weight: 700 } as const;
/** From the edge of the board to the middle of a letter. */
const BESIDE = 4.9;

/** The squares by which zones are found, lettered above the board and numbered on its left. */
export function squareShapes(tiles: readonly SeatedTile[]): Shape[] {
  if (tiles.length === 0) return [];
  const { x, y } = extentOf(tiles);
  const { columns, rows } = mapSquares(tiles.map(({ seat }) => seatedBox(seat)));
  const letter = (text: string, across: number, down: number): Shape =>
    centredLine(text, [across, down], LETTERS, 'tableInk');
  return [
    ...columns.map((column, index) => letter(columnName(index), middleOf(column), y - BESIDE)),
    ...rows.map((row, index) => letter(rowName(index), x - BESIDE, middleOf(row))),
  ];
}

function middleOf([from, to]: Interval): number {
  return (from + to) / 2;
}
