import type { Box } from '../../drawing/box';
import type { Palette } from '../../drawing/palette';
import type { Shape } from '../../drawing/scene';
import type { Aids } from './aids/aid';
import { type Camera, sightOf, standAt, standOnPixels } from './camera';
import { paintGrid } from './grid';
import { type Pictures, paintShapes } from './paint';
import { paintMarks } from './paint-marks';
import type { Press } from './press';
import type { TablePrints } from './prints';

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
  readonly press: Press;
  readonly palette: Palette;
  readonly images: Pictures;
}

const GHOSTLY = 0.55;
/** Pixels of the page to a millimetre from which on a zone's name can be read. */
const LEGIBLE = 0.5;

export function paintTable(
  context: CanvasRenderingContext2D,
  camera: Camera,
  { prints, under, over, aids, hasGrid }: TablePicture,
  { press, palette, images }: Paints,
): void {
  const sight = sightOf(camera);
  const paint = (shapes: readonly Shape[]) => {
    if (shapes.length === 0) return;
    standAt(context, camera);
    paintShapes(context, shapes, sight, palette, images);
    standOnPixels(context);
  };
  // Rather than the page below it, which would be one more layer to blend in every frame.
  standOnPixels(context);
  context.fillStyle = palette.table;
  context.fillRect(0, 0, camera.width, camera.height);
  if (hasGrid) paintGrid(context, camera, palette);
  for (const print of prints.tiles) press.print(context, print);
  paint(prints.rims);
  paint(under);
  for (const print of aids.tiles) press.print(context, print);
  for (const print of aids.ghosts) press.print(context, print, GHOSTLY);
  for (const print of prints.tokens) if (!aids.hidden.has(print.id)) press.print(context, print);
  for (const print of prints.notes) press.print(context, print);
  for (const print of aids.signs) press.print(context, print);
  if (camera.scale / camera.ratio >= LEGIBLE) paint(over);
  paintMarks(context, camera, aids.numbers, palette);
}

/** What is held, over everything else. */
export function paintHeld(
  context: CanvasRenderingContext2D,
  camera: Camera,
  { tiles, rims, tokens, notes }: TablePrints,
  { press, palette, images }: Paints,
  opacity: number,
): void {
  standOnPixels(context);
  for (const print of tiles) press.print(context, print, opacity);
  if (rims.length > 0) {
    const sight: Box = sightOf(camera);
    standAt(context, camera);
    paintShapes(context, rims, sight, palette, images);
    standOnPixels(context);
  }
  for (const print of [...tokens, ...notes]) press.print(context, print, opacity);
}
