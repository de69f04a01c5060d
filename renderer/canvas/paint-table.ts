import type { Box } from '../../drawing/box';
import type { Palette } from '../../drawing/palette';
import type { Shape } from '../../drawing/scene';
import { type Pictures, paintShapes } from '../painting/paint';
import type { Aids } from './aids/aid';
import { boxInView, type CanvasViewport, standAt, standOnPixels } from './canvas-viewport';
import { paintGrid } from './grid';
import { paintMarks } from './paint-marks';
import type { TablePrints } from './prints';
import type { StampCache } from './stamp-cache';

/** All that lies on the table, and what is said of it. */
export interface TablePicture {
  readonly prints: TablePrints;
  /** Over the tiles, under the tokens. */
  readonly under: readonly Shape[];
  /** Words above all; from too far away they only hide what they are about. */
  readonly over: readonly Shape[];
  readonly aids: Aids;
  readonly hasGrid: boolean;
}

export interface Paints {
  readonly stamps: StampCache;
  readonly palette: Palette;
  readonly images: Pictures;
}

const GHOSTLY = 0.55;
/** Pixels of the page to a millimetre from which on a zone's name can be read. */
const LEGIBLE = 0.5;

export function paintTable(
  context: CanvasRenderingContext2D,
  viewport: CanvasViewport,
  { prints, under, over, aids, hasGrid }: TablePicture,
  { stamps, palette, images }: Paints,
): void {
  const sight = boxInView(viewport);
  const paint = (shapes: readonly Shape[]) => {
    if (shapes.length === 0) return;
    standAt(context, viewport);
    paintShapes(context, shapes, sight, palette, images);
    standOnPixels(context);
  };
  // Rather than the page below it, which would be one more layer to blend in every frame.
  standOnPixels(context);
  context.fillStyle = palette.table;
  context.fillRect(0, 0, viewport.width, viewport.height);
  if (hasGrid) paintGrid(context, viewport, palette);
  for (const print of prints.tiles) stamps.print(context, print);
  paint(prints.rims);
  paint(under);
  for (const print of aids.tiles) stamps.print(context, print);
  for (const print of aids.ghosts) stamps.print(context, print, GHOSTLY);
  for (const print of prints.tokens) if (!aids.hidden.has(print.id)) stamps.print(context, print);
  for (const print of prints.notes) stamps.print(context, print);
  for (const print of aids.signs) stamps.print(context, print);
  if (viewport.scale / viewport.ratio >= LEGIBLE) paint(over);
  paintMarks(context, viewport, [...aids.numbers, ...aids.badges], palette);
}

/** What is held, over everything else. */
export function paintHeld(
  context: CanvasRenderingContext2D,
  viewport: CanvasViewport,
  { tiles, rims, tokens, notes }: TablePrints,
  { stamps, palette, images }: Paints,
  opacity: number,
): void {
  standOnPixels(context);
  for (const print of tiles) stamps.print(context, print, opacity);
  if (rims.length > 0) {
    const sight: Box = boxInView(viewport);
    standAt(context, viewport);
    paintShapes(context, rims, sight, palette, images);
    standOnPixels(context);
  }
  for (const print of [...tokens, ...notes]) stamps.print(context, print, opacity);
}
