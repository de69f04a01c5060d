import { around, type Box, leastHiding } from '../../drawing/box';
import type { Palette } from '../../drawing/palette';
import type { Line, Point } from '../../drawing/scene';
import { type CanvasViewport, standOnPixels } from './canvas-viewport';
import type { FlagMark } from './marks';

/** In pixels of the page: how high the pole is, how long the cloth, and the light around both. */
const [POLE, CLOTH, GLOW] = [26, 17, 2.5] as const;
/** Parts of that size, and to which side the cloth blows. */
const SIZES = [1, 0.75, 0.5] as const;
const WINDS = [1, -1] as const;
/** How far aside its foot may stand, in pixels of the page. */
const ASIDE = [0, -5, 5] as const;

/** A flag as it is painted: a pole from its foot to its top, and a cloth. */
interface Flag {
  readonly pole: readonly [foot: Point, top: Point];
  readonly cloth: Line;
}

/** How a flag stands. */
export interface FlagStance {
  readonly size: (typeof SIZES)[number];
  readonly aside: (typeof ASIDE)[number];
  readonly wind: (typeof WINDS)[number];
}

/** As it stands where there is room. */
const upright: FlagStance = { size: 1, aside: 0, wind: 1 };
const STANCES: readonly [FlagStance, ...FlagStance[]] = [
  upright,
  ...SIZES.flatMap((size) => ASIDE.flatMap((aside) => WINDS.map((wind) => ({ size, aside, wind })))),
];

/** The flag of a mark; in the canvas's own pixels. */
export function flagAt(
  { at: [x, y], lift }: FlagMark,
  { x: left, y: top, scale, ratio }: CanvasViewport,
  { size, aside, wind } = upright,
): Flag {
  const foot: Point = [Math.round(left + x * scale), Math.round(top + y * scale - lift * ratio)];
  return flagFrom([foot[0] + aside * ratio, foot[1]], size * ratio, wind);
}

/** How flags stand so that none hides what is covered, nor another flag, if there is a place for that. */
export function flagStances(
  marks: readonly FlagMark[],
  viewport: CanvasViewport,
  covered: readonly Box[],
): readonly FlagStance[] {
  const taken = [...covered];
  return marks.map((mark) => {
    const boxOf = (stance: FlagStance) => boxOfFlag(flagAt(mark, viewport, stance));
    const stance = leastHiding(STANCES, boxOf, taken);
    taken.push(boxOf(stance));
    return stance;
  });
}

export function boxOfFlag({ pole: [foot, top], cloth }: Flag): Box {
  const [[x]] = cloth as [Point];
  const across = cloth.map(([point]) => point);
  const [left, right] = [Math.min(...across, x), Math.max(...across, x)];
  return around([[left, top[1], right - left, foot[1] - top[1]]]) as Box;
}

function flagFrom([x, y]: Point, size: number, wind: number): Flag {
  const top: Point = [x, y - POLE * size];
  const cloth: Line = [
    top,
    [top[0] + wind * CLOTH * size, top[1] + (CLOTH / 3) * size],
    [top[0], top[1] + (CLOTH / 1.5) * size],
  ];
  return { pole: [[x, y], top], cloth };
}

export function paintFlags(
  context: CanvasRenderingContext2D,
  viewport: CanvasViewport,
  marks: readonly FlagMark[],
  stances: readonly FlagStance[],
  palette: Palette,
): void {
  standOnPixels(context);
  context.lineJoin = 'round';
  marks.forEach((mark, index) =>
    paintFlag(context, flagAt(mark, viewport, stances[index]), mark.fill, viewport.ratio, palette),
  );
}

export function paintFlag(
  context: CanvasRenderingContext2D,
  { pole, cloth }: Flag,
  fill: FlagMark['fill'],
  ratio: number,
  palette: Palette,
): void {
  const trace = (line: Line) =>
    line.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  const lay = (colour: string, width: number) => {
    context.beginPath();
    trace(pole);
    trace(cloth);
    context.closePath();
    context.strokeStyle = colour;
    context.lineWidth = width * ratio;
    context.stroke();
  };
  lay(palette.bone, 2 + 2 * GLOW);
  lay(palette.ink, 3);
  context.beginPath();
  trace(cloth);
  context.closePath();
  context.fillStyle = palette[fill];
  context.fill();
}
