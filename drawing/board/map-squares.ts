import { columnName, mapSquares } from '../../engine';
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
  const { x, y, width, height } = extentOf(tiles);
  const { columns, rows } = mapSquares(tiles.map(({ seat }) => seatedBox(seat)));
  const letter = (text: string, across: number, down: number): Shape =>
    centredLine(text, [across, down], LETTERS, 'tableInk');
  return [
    ...middles(columns, x + width).map((across, column) => letter(columnName(column), across, y - BESIDE)),
    ...middles(rows, y + height).map((down, row) => letter(String(row + 1), x - BESIDE, down)),
  ];
}

function middles(beginnings: readonly number[], end: number): number[] {
  return beginnings.map((beginning, index) => (beginning + (beginnings[index + 1] ?? end)) / 2);
}
