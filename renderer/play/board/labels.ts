import type { Stood } from '../../../drawing/board/standing';
import { type Box, common } from '../../../drawing/box';
import type { Palette } from '../../../drawing/palette';
import type { Point } from '../../../drawing/scene';
import { fontFamilies } from '../../../drawing/svg';
import { lookOf } from '../../../drawing/token/figures';
import type { Language } from '../../../languages';
import { type CanvasViewport, standOnPixels } from '../../canvas/canvas-viewport';
import { paintSlip } from '../../canvas/paint-slip';
import { LEAST_TEXT } from './legible';
import type { PaintedPiece } from './motion';

/** What is written on a piece, and how large in millimetres: where that is too small, it is written again. */
interface Label {
  readonly letter: string | undefined;
  readonly letterSize: number;
  readonly middle: number;
  readonly count: number;
  /** How many times as large as others it is. */
  readonly size: number;
}

/** Millimetres of a count as its piece has it, and where its tag is. */
const COUNT = 9;
const COUNT_AT = [11, 13] as const;

export type Labels = ReadonlyMap<string, Label>;

export function labelsOf(stood: ReadonlyMap<string, Stood>, language: Language): Labels {
  return new Map(
    [...stood.values()].map(({ id, figure, scale }) => {
      const { letter, count = 1, body, size = 1 } = lookOf(figure, language);
      const chip = typeof body === 'function' ? undefined : body;
      const letterSize =
        (chip?.letterSize ?? (letter !== undefined && letter.length > 1 ? 12.5 : 16)) * scale;
      return [id, { letter, letterSize, middle: (chip?.middle ?? 0) * scale, count, size: size * scale }];
    }),
  );
}

/**
 * Writes again what could not be read from so far away, in the canvas's own pixels: all counts, and letters as long as
 * they do not run into each other.
 */
export function paintLabels(
  context: CanvasRenderingContext2D,
  viewport: CanvasViewport,
  pieces: readonly PaintedPiece[],
  labels: Labels,
  palette: Palette,
): void {
  standOnPixels(context);
  const { scale, ratio } = viewport;
  const least = LEAST_TEXT * ratio;
  const written: Box[] = [];
  const at = ([x, y]: Point, [dx, dy]: Point): Point => [
    viewport.x + (x + dx) * scale,
    viewport.y + (y + dy) * scale,
  ];
  for (const { print, opacity } of pieces) {
    const label = labels.get(print.id);
    if (!label || label.count < 2 || COUNT * label.size * scale >= least) continue;
    const place = at(print.at, [COUNT_AT[0] * label.size, COUNT_AT[1] * label.size]);
    context.globalAlpha = opacity;
    written.push(paintCount(context, place, String(label.count), viewport, palette));
  }
  for (const { print, opacity } of pieces) {
    const label = labels.get(print.id);
    if (!label?.letter || label.letterSize * scale >= least) continue;
    const place = at(print.at, [0, label.middle]);
    context.font = `800 ${least}px "${fontFamilies.text}"`;
    const width = context.measureText(label.letter).width;
    const box: Box = [place[0] - width / 2, place[1] - least / 2, width, least];
    if (written.some((other) => common(other, box))) continue;
    written.push(box);
    context.globalAlpha = opacity;
    paintLetter(context, place, label.letter, viewport, palette);
  }
  context.globalAlpha = 1;
}

/** On a tag, as its piece has it; answers what that covers. */
function paintCount(
  context: CanvasRenderingContext2D,
  place: Point,
  text: string,
  { ratio }: CanvasViewport,
  palette: Palette,
): Box {
  const font = (LEAST_TEXT + 1) * ratio;
  const slip = { text, font, beside: 6 * ratio, height: font + ratio, rim: ratio, colour: palette.ink };
  return paintSlip(context, place, slip, palette);
}

function paintLetter(
  context: CanvasRenderingContext2D,
  [x, y]: Point,
  text: string,
  { ratio }: CanvasViewport,
  palette: Palette,
): void {
  const font = LEAST_TEXT * ratio;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  // Thin, or nothing would be left to see of the colour of a small piece.
  context.lineWidth = 2 * ratio;
  context.strokeStyle = palette.ink;
  context.strokeText(text, x, y + font * 0.34);
  context.fillStyle = palette.bone;
  context.fillText(text, x, y + font * 0.34);
}
