import { box } from '../../drawing/outline';
import type { Shape } from '../../drawing/scene';
import { movedShape } from '../../drawing/transform';
import type { Artifact } from '../printout';
import { nodeIn, type StructureNode } from '../structure';
import type { Cell, Table } from './blocks';
import { columnWidths } from './column-widths';
import { brokenIntoLines, type WordLine } from './lines';
import type { Setting } from './setting';
import { apart, glued, lineShapes, type Strip, type StripPart, unglued } from './strips';
import { type LineStyle, points, tableHead } from './type';

const text: LineStyle = { font: 'text', size: points(9), leading: points(10.9) };
const GUTTER = 2.4;
const SIDE = 1;
const ABOVE = 0.5;
const BELOW = 0.5;
/** Between a picture and its words. */
const BESIDE = 1.6;

interface Column {
  readonly x: number;
  readonly width: number;
}

/** Rows do not split, unless one is higher than a page; a head is there again on the next page. */
export function tableStrips(table: Table, setting: Setting): Strip[] {
  const columns = columnsOf(table, setting);
  const said = nodeIn(setting.parent, 'Table');
  const head = table.head && glued(headStrips(table.head, columns, setting, nodeIn(said, 'TR')));
  const again = table.head && headStrips(table.head, columns, setting, 'layout');
  const rows = table.rows.flatMap((row, index) => {
    const strips = rowStrips(row, columns, setting, nodeIn(said, 'TR'));
    // Two rows at least stand on either side of a break.
    const isBound = index === 1 || index === table.rows.length - 1 || (index === 0 && head);
    return isBound ? glued(strips) : strips;
  });
  const repeating = again ? rows.map((strip): Strip => ({ ...strip, head: again })) : rows;
  const [first, ...others] = [...(head ?? []), ...repeating];
  return first ? apart([unglued(first), ...others], text.leading * 0.5) : [];
}

function columnsOf(table: Table, { indent, width }: Setting): Column[] {
  const { head, rows, widths } = table;
  const count = Math.max(head?.length ?? 0, ...rows.map((row) => row.length), 1);
  const parts = Array.from({ length: count }, (_, index) => widths?.[index] ?? 1);
  const room = width - 2 * SIDE - (count - 1) * GUTTER;
  const needs = parts.map((_, index) => needOf(table, index));
  let x = indent + SIDE;
  return columnWidths(needs, parts, room).map((wide) => {
    const column = { x, width: wide };
    x += wide + GUTTER;
    return column;
  });
}

/** What arithmetic loses must not break a line. */
const SPARE = 0.01;

/** How wide a column is if none of its lines breaks. */
function needOf({ head, rows }: Table, index: number): number {
  const widest = (lines: readonly WordLine[]): number => Math.max(0, ...lines.map(({ width }) => width));
  const cells = rows.map((row) => {
    const { words = '', picture } = row[index] ?? {};
    return widest(brokenIntoLines(words, text, Infinity)) + besideOf(picture);
  });
  return Math.max(widest(brokenIntoLines(head?.[index] ?? '', tableHead, Infinity)), ...cells) + SPARE;
}

function besideOf(picture: Cell['picture']): number {
  return picture ? picture.width + BESIDE : 0;
}

function headStrips(
  head: readonly string[],
  columns: readonly Column[],
  { indent, width }: Setting,
  tag: StructureNode | Artifact,
): Strip[] {
  const lines = columns.map((column, index) => brokenIntoLines(head[index] ?? '', tableHead, column.width));
  const count = Math.max(1, ...lines.map((each) => each.length));
  const tags = columns.map(() => (typeof tag === 'string' ? tag : nodeIn(tag, 'TH', { scope: 'Column' })));
  const height = count * tableHead.leading + ABOVE + BELOW;
  const cells = columns.map(({ x }, index): StripPart => {
    const shapes = (lines[index] ?? []).flatMap((line, row) =>
      lineShapes(line, [x, ABOVE + row * tableHead.leading], tableHead),
    );
    return { tag: tags[index] ?? 'layout', shapes };
  });
  const under: Shape[] = [
    { kind: 'path', outlines: [box(indent, 0, width, height)], fill: 'paper' },
    { kind: 'path', outlines: [box(indent, height - 0.3, width, 0.3)], fill: 'ink' },
  ];
  return [{ height, gap: 0, parts: [{ tag: 'background', shapes: under }, ...filled(cells)] }];
}

interface SetCell {
  readonly lines: readonly WordLine[];
  readonly picture?: NonNullable<Cell['picture']>;
  readonly x: number;
  /** Where its words begin. */
  readonly textX: number;
  readonly tag: StructureNode;
}

function rowStrips(
  row: readonly Cell[],
  columns: readonly Column[],
  setting: Setting,
  said: StructureNode,
): Strip[] {
  const cells = columns.map(
    (column, index): SetCell => setCell(row[index] ?? {}, column, nodeIn(said, 'TD')),
  );
  const count = Math.max(1, ...cells.map(({ lines }) => lines.length));
  const picture = Math.max(0, ...cells.map((cell) => cell.picture?.height ?? 0));
  // Beside a picture stand as many lines as it is high.
  const beside = Math.min(count, Math.max(1, Math.ceil(picture / text.leading)));
  const strips: Strip[] = [];
  for (let from = 0; from < count; from = from === 0 ? beside : from + 1) {
    const to = from === 0 ? beside : from + 1;
    const isLast = to >= count;
    const [above, below] = [from === 0 ? ABOVE : 0, isLast ? BELOW : 0];
    const inner = Math.max((to - from) * text.leading, from === 0 ? picture : 0);
    const height = above + inner + below;
    const parts = cells.flatMap((cell) => cellParts(cell, from, to, above, inner, picture > 0));
    strips.push({
      height,
      gap: 0,
      ...(from > 0 ? { glued: true } : {}),
      parts: [...parts, ...(isLast ? [rule(setting, height)] : [])],
    });
  }
  return strips;
}

function setCell({ words = '', picture }: Cell, { x, width }: Column, tag: StructureNode): SetCell {
  const beside = besideOf(picture);
  const lines = brokenIntoLines(words, text, Math.max(width - beside, width / 3));
  return { lines, x, textX: x + beside, tag, ...(picture && { picture }) };
}

function cellParts(
  cell: SetCell,
  from: number,
  to: number,
  above: number,
  inner: number,
  beside: boolean,
): StripPart[] {
  const lines = cell.lines.slice(from, to);
  const pictured = from === 0 ? cell.picture : undefined;
  // Few lines beside a picture stand in the middle of the row.
  const isWhole = beside && from === 0 && cell.lines.length <= to;
  const lowered = isWhole ? (inner - lines.length * text.leading) / 2 : 0;
  const shapes = lines.flatMap((line, row) =>
    lineShapes(line, [cell.textX, above + lowered + row * text.leading], text),
  );
  const drawn = pictured?.shapes.map((shape) =>
    movedShape(shape, [cell.x + pictured.width / 2, above + inner / 2]),
  );
  return filled([
    { tag: 'background', shapes: drawn ?? [] },
    { tag: cell.tag, shapes },
  ]);
}

function filled(parts: readonly StripPart[]): StripPart[] {
  return parts.filter(({ shapes }) => shapes.length > 0);
}

function rule({ indent, width }: Setting, height: number): StripPart {
  return {
    tag: 'layout',
    shapes: [{ kind: 'path', outlines: [box(indent, height - 0.1, width, 0.1)], fill: 'seam' }],
  };
}
