import type { DiceResult, Die } from '../../engine';
import type { Language } from '../../languages';
import { pieceStamp } from '../board/tokens';
import type { Box } from '../box';
import { box, curve, points } from '../outline';
import { filled, type Line, type Point, type Shape } from '../scene';
import type { SystemDrawing } from '../systems/system-drawing';
import type { Figure } from '../token/figure';
import { movedShape, scaledShape } from '../transform';

/** What came of a die, as it is drawn below it. */
export interface TrayResult extends Pick<DiceResult, 'of' | 'dice' | 'came'> {
  readonly figure?: Figure | undefined;
}

/** Dice that have come to rest: where each of them lies, sorted, and what is drawn around them. In millimetres, from 0. */
export interface Tray {
  readonly size: readonly [width: number, height: number];
  /** The slip of paper that they lie on. */
  readonly slip: readonly Shape[];
  readonly dice: readonly { readonly die: Die; readonly at: Point }[];
  /** What each of them did. */
  readonly signs: readonly Shape[];
}

const [CELL, ROW, HEAD, RIM] = [25, 25, 17, 6];
/** What a row gets higher by, where something came of its dice. */
const SIGNS = 20;
const MOST_IN_A_ROW = 6;

/** Hits above, the others below them, each with what it did; and what the weapon lost, as its game draws that. */
export function diceTray(
  dice: readonly Die[],
  results: readonly TrayResult[],
  language: Language,
  { weaponSign }: Pick<SystemDrawing, 'weaponSign'>,
): Tray {
  const sorted = [...dice].sort((one, other) => other.shows - one.shows);
  const rows = [
    ...rowsOf(
      'hits',
      sorted.filter(({ hits }) => hits),
      results,
    ),
    ...rowsOf(
      'misses',
      sorted.filter(({ hits }) => !hits),
      results,
    ),
  ];
  const spent = results.some(({ of }) => of === 'weapon') && weaponSign ? [...weaponSign, ...slash(11)] : [];
  const across = Math.max(1, ...rows.map(({ lying }) => lying.length));
  const width = 2 * RIM + HEAD + CELL * across + (spent.length > 0 ? CELL : 0);
  const tops = rows.map((_, index) => rows.slice(0, index).reduce((down, row) => down + heightOf(row), RIM));
  const height = rows.reduce((down, row) => down + heightOf(row), 2 * RIM);
  const middle = (index: number, top: number): Point => [RIM + HEAD + CELL * (index + 0.5), top + ROW / 2];
  return {
    size: [width, height],
    slip: slipShapes([width, height]),
    dice: rows.flatMap(({ lying }, row) =>
      lying.map(({ die }, index) => ({ die, at: middle(index, tops[row] ?? 0) })),
    ),
    signs: [
      ...rows.flatMap(({ of, lying, isFirst }, row): readonly Shape[] => {
        const top = tops[row] ?? 0;
        return [
          ...(isFirst ? at([RIM + HEAD / 2 - 1, top + ROW / 2], of === 'hits' ? bullseye : crossedOut) : []),
          ...lying.flatMap(({ result }, index) => {
            const [x, y] = middle(index, top);
            return result ? at([x, y + ROW / 2 + SIGNS / 2 - 2], resultShapes(result, language)) : [];
          }),
        ];
      }),
      ...at([width - RIM - CELL / 2, height / 2], spent),
    ],
  };
}

interface Row {
  readonly of: 'hits' | 'misses';
  /** It says which they are. */
  readonly isFirst: boolean;
  readonly lying: readonly { readonly die: Die; readonly result: TrayResult | undefined }[];
}

function rowsOf(of: Row['of'], dice: readonly Die[], results: readonly TrayResult[]): readonly Row[] {
  const each = results.flatMap((one) =>
    one.of === of ? Array.from({ length: one.dice }, (): TrayResult => one) : [],
  );
  const lying = dice.map((die, index) => ({ die, result: each[index] }));
  const rows = Array.from({ length: Math.ceil(lying.length / MOST_IN_A_ROW) }, (_, row) =>
    lying.slice(row * MOST_IN_A_ROW, (row + 1) * MOST_IN_A_ROW),
  );
  return rows.map((part, index) => ({ of, isFirst: index === 0, lying: part }));
}

function heightOf({ lying }: Row): number {
  return ROW + (lying.some(({ result }) => result !== undefined) ? SIGNS : 0);
}

function slipShapes([width, height]: readonly [number, number]): readonly Shape[] {
  return [
    filled([box(1.6, 1.6, width, height)], 'hatch'),
    filled([box(0, 0, width, height)], 'hatch'),
    filled([box(1.2, 1.2, width - 2.4, height - 2.4)], 'paper'),
  ];
}

function at(place: Point, shapes: readonly Shape[]): readonly Shape[] {
  return shapes.map((shape) => movedShape(shape, place));
}

const cross = (half: number, width: number): Line[] => [
  points(
    `${-half},${-half + width} ${-half + width},${-half} ${half},${half - width} ${half - width},${half}`,
  ),
  points(
    `${half - width},${-half} ${half},${-half + width} ${-half + width},${half} ${-half},${half - width}`,
  ),
];

/** Through what is no more. */
function slash(half: number): readonly Shape[] {
  const line = (long: number, wide: number): Line => {
    const off = wide / Math.SQRT2 / 2;
    return [
      [-long + off, long + off],
      [-long - off, long - off],
      [long - off, -long - off],
      [long + off, -long + off],
    ];
  };
  return [filled([line(half, 5)], 'bone'), filled([line(half - 0.8, 3)], 'red')];
}

const bullseye: readonly Shape[] = [
  { kind: 'circle', centre: [0, 0], radius: 7, fill: 'hatch' },
  { kind: 'circle', centre: [0, 0], radius: 5.2, fill: 'paper' },
  { kind: 'circle', centre: [0, 0], radius: 2.9, fill: 'red' },
];

const crossedOut: readonly Shape[] = [filled(cross(6, 2.6), 'wallCore')];

const shield: Line = curve(points('-7,-7 7,-7 6.6,1 0,8.4 -6.6,1'), true, 3);

function resultShapes({ came, figure }: TrayResult, language: Language): readonly Shape[] {
  const small = figure
    ? pieceStamp(figure, false, 1, language).shapes.map((shape) => scaledShape(shape, 0.6))
    : [];
  switch (came) {
    case 'felled':
      return [...small, ...slash(10)];
    case 'held':
      return [
        filled([shield], 'hatch'),
        filled([shield.map(([x, y]): Point => [x * 0.8, y * 0.8])], 'iron'),
        ...small.map((shape) => scaledShape(shape, 0.6)),
      ];
    case 'friend':
      return [...small, ...at([8, -5], drop)];
    case 'nothing':
    case 'spent':
      return [filled([box(-4, -0.9, 8, 1.8)], 'wallCore')];
  }
}

const blood: Line = curve(points('0,-7 3.4,-1 4.6,2.4 3,5.6 0,6.6 -3,5.6 -4.6,2.4 -3.4,-1'), true, 3);
const drop: readonly Shape[] = [
  filled([blood.map(([x, y]): Point => [x * 1.3, y * 1.25])], 'bone'),
  filled([blood], 'red'),
];

/** What a tray covers that lies at a place, as large as this. */
export function trayBox({ size: [width, height] }: Tray, [x, y]: Point, scale: number): Box {
  return [x, y, width * scale, height * scale];
}
