import { DIE, dieStamp } from '../../../drawing/happening/die';
import { flashRadius, flashShapes } from '../../../drawing/happening/flashes';
import type { Point, Shape } from '../../../drawing/scene';
import { type CanvasViewport, standOnPixels } from '../../canvas/canvas-viewport';
import type { Paints } from '../../canvas/paint-table';
import { paintShapes } from '../../painting/paint';
import { dieOnItsWay, type FlashNow, flashLooks, type ThrowNow } from './effects';
import type { PlacedTray } from './tray-place';

/** How shapes lie on the table that stand around their own zero. */
interface Lying {
  readonly at: Point;
  readonly scale: number;
  readonly turned?: number;
  readonly opacity: number;
}

const ANYWHERE = [-1e5, -1e5, 2e5, 2e5] as const;
/** Turns of a die before it comes to rest. */
const TURNS = 1.5;

function lay(
  context: CanvasRenderingContext2D,
  viewport: CanvasViewport,
  shapes: readonly Shape[],
  { at: [x, y], scale, turned = 0, opacity }: Lying,
  { palette, images }: Paints,
): void {
  const by = viewport.scale * scale;
  const [cos, sin] = [Math.cos(turned) * by, Math.sin(turned) * by];
  context.setTransform(cos, sin, -sin, cos, viewport.x + x * viewport.scale, viewport.y + y * viewport.scale);
  paintShapes(context, shapes, ANYWHERE, palette, images, opacity);
  standOnPixels(context);
}

/** Dice on their way from whoever threw them, and what they did when all of them lie still. */
export function paintThrow(
  context: CanvasRenderingContext2D,
  viewport: CanvasViewport,
  { tray, box: [left, top], scale, parts, tumble, opacity }: ThrowNow & PlacedTray,
  { start, paints }: { readonly start: Point | undefined; readonly paints: Paints },
): void {
  const slowest = Math.min(1, ...parts);
  const corner = { at: [left, top] as const, scale };
  lay(context, viewport, tray.slip, { ...corner, opacity: opacity * Math.min(1, slowest * 1.6) }, paints);
  for (const [index, { die, at }] of tray.dice.entries()) {
    const part = parts[index] ?? 1;
    const end: Point = [left + at[0] * scale, top + at[1] * scale];
    const from: Point = start ?? [end[0], end[1] - 8 * DIE];
    const shown = part < 1 ? { shows: 1 + ((tumble + index * 5) % 6), hits: true } : die;
    const turned = (1 - part) * TURNS * 2 * Math.PI * (index % 2 === 0 ? 1 : -1);
    lay(
      context,
      viewport,
      dieStamp(shown).shapes,
      { at: dieOnItsWay(from, end, part), scale, turned, opacity },
      paints,
    );
  }
  if (slowest === 1) lay(context, viewport, tray.signs, { ...corner, opacity }, paints);
}

/** Pixels of the page that a picture has at least from its middle to its rim. */
const LEAST = 17;
/** Millimetres above the middle of a piece, and how far it rises. */
const [ABOVE, RISE] = [14, 14];

/** A picture where something happens; several at a place stand side by side. */
export function paintFlash(
  context: CanvasRenderingContext2D,
  viewport: CanvasViewport,
  flash: FlashNow,
  paints: Paints,
): void {
  const radius = flashRadius(flash.flash);
  const least = Math.max(1, (LEAST * viewport.ratio) / (radius * viewport.scale));
  const { rise, size, opacity } = flashLooks(flash);
  // What is as large as a zone stands around whoever comes, and does not rise.
  const isAround = radius > 2 * LEAST;
  const up = isAround ? 0 : (ABOVE + RISE * rise) * least;
  const aside = isAround ? 0 : flash.turn * 2.2 * radius * least;
  const at: Point = [flash.at[0] + aside, flash.at[1] - up];
  const scale = isAround ? size * (0.5 + 0.5 * Math.min(1, rise * 3)) : least * size;
  lay(context, viewport, flashShapes(flash.flash), { at, scale, opacity }, paints);
}
