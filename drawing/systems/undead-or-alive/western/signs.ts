import { rectsOverlap } from '../../../../engine';
import { type Language, textIn } from '../../../../languages';
import type { Box } from '../../../box';
import { box } from '../../../outline';
import type { Point, Shape } from '../../../scene';
import { capHeight, fitted, type TextStyle, textWidth } from '../../../text';
import { cutByOpenings, type Edge, isBuilding, isStreet, type Plan, tagged } from '../../../tile/plan';
import { fronts } from './fronts';

const DEEP = 9.4;
const LETTERS = { font: 'title', size: 8.4 } as const;
const SMALLEST = 5.4;
/** A front with less space than this beside its doors leaves the sign to another wall. */
const SPACE = 34;

interface Sign {
  readonly box: Box;
  readonly name: string;
  readonly style: TextStyle;
  readonly level: boolean;
}

/** Where the name of the place stands, on a board along its widest front. */
export function signOf(plan: Plan, language: Language): Sign | undefined {
  const { face } = plan;
  const name = textIn(face.name, language).trim();
  const decks = (face.balconies ?? []).flatMap(({ rects }) => rects);
  const free = (edges: readonly Edge[]): Edge[] =>
    edges
      .flatMap((edge) => cutByOpenings(edge, face).closed)
      .flatMap((piece) => besideDecks(piece, decks))
      .sort((a, b) => b.to - b.from - (a.to - a.from));
  const [front] = free(fronts(plan));
  const [wall] = free(plan.edges.filter(isOuterWall));
  const widest = front && front.to - front.from >= SPACE ? front : wall;
  if (name === '' || !widest) return undefined;
  const space = widest.to - widest.from - 10;
  const style = fitted(name, LETTERS, space);
  const length = textWidth(name, style) + 7;
  if (style.size < SMALLEST || length > space + 8) return undefined;
  return { box: signBox(widest, length), name, style, level: widest.axis === 'x' };
}

export function signShapes(plan: Plan, language: Language): Shape[] {
  const sign = signOf(plan, language);
  if (!sign) return [];
  const { name, style, level } = sign;
  const [x, y, w, h] = sign.box;
  const [middleX, middleY] = [x + w / 2, y + h / 2];
  const drop = capHeight(style) / 2;
  const at: Point = level ? [middleX, middleY + drop] : [middleX + drop, middleY];
  return [
    { kind: 'path', outlines: [box(x - 0.8, y - 0.8, w + 1.6, h + 1.6)], fill: 'ink' },
    { kind: 'path', outlines: [box(x, y, w, h)], fill: 'timber' },
    { kind: 'stroke', lines: [box(x + 1, y + 1, w - 2, h - 2)], closed: true, width: 0.35, stroke: 'straw' },
    {
      kind: 'text',
      text: name,
      at,
      ...style,
      weight: 400,
      anchor: 'middle',
      degrees: level ? 0 : 270,
      upright: true,
      fill: 'bone',
    },
  ];
}

/** What balconies leave of a wall, on the side of the street. */
export function besideDecks(piece: Edge, decks: readonly Box[]): Edge[] {
  const hides = decks.find((deck) => rectsOverlap(deck, signBox(piece, piece.to - piece.from)));
  if (!hides) return [piece];
  const [from, length] = piece.axis === 'x' ? [hides[0], hides[2]] : [hides[1], hides[3]];
  return [
    { ...piece, to: Math.min(piece.to, from - 2) },
    { ...piece, from: Math.max(piece.from, from + length + 2) },
  ]
    .filter((rest) => rest.to > rest.from)
    .flatMap((rest) => besideDecks(rest, decks));
}

function isOuterWall({ before, after }: Edge): boolean {
  const [room, street] = isStreet(before) ? [after, before] : [before, after];
  return isBuilding(room) && isStreet(street) && !tagged(room, 'train');
}

function signBox({ axis, at, from, to, before }: Edge, length: number): [number, number, number, number] {
  const start = (from + to) / 2 - length / 2;
  const deep = isStreet(before) ? at - 0.8 - DEEP : at + 0.8;
  return axis === 'x' ? [start, deep, length, DEEP] : [deep, start, DEEP, length];
}
