import {
  type Lettering,
  letteringOf,
  middleOfWritten,
  type Written,
  writtenAt,
} from '../../../drawing/board/lettering';
import { type Stood, takenUpBy } from '../../../drawing/board/standing';
import { type Box, common, inset } from '../../../drawing/box';
import type { ColourName, Palette } from '../../../drawing/palette';
import { reachOf } from '../../../drawing/stamp';
import { fontFamilies } from '../../../drawing/svg';
import { letterColour } from '../../../drawing/token/chip';
import type { Language } from '../../../languages';
import { type CanvasViewport, standOnPixels } from '../../canvas/canvas-viewport';
import { LEAST_TEXT } from './legible';
import type { PaintedPiece } from './motion';

/** What is written again on each piece where all letters have so many millimetres at least. */
export type Labels = ReadonlyMap<string, Lettering>;

/** Millimetres: whatever shares less than that only touches. */
const TOUCH = 0.1;

/**
 * For everybody who stands there, through whatever one looks at them: all counts, and letters as long as they hide nobody
 * and do not run into each other. Whoever acts has theirs first. The same as long as one looks from as far.
 */
export function labelsOf(
  stood: ReadonlyMap<string, Stood>,
  acting: string | undefined,
  language: Language,
): (viewport: Pick<CanvasViewport, 'scale' | 'ratio'>) => Labels {
  const all = [...stood.values()];
  const first = [...all.filter(({ id }) => id === acting), ...all.filter(({ id }) => id !== acting)];
  let last: { readonly least: number; readonly labels: Labels } | undefined;
  return ({ scale, ratio }) => {
    const least = (LEAST_TEXT * ratio) / scale;
    if (last?.least === least) return last.labels;
    last = { least, labels: labelsFrom(first, least, language) };
    return last.labels;
  };
}

function labelsFrom(stood: readonly Stood[], least: number, language: Language): Labels {
  const letterings = stood.map((one) => letteringOf(one.figure, one.scale, least, language));
  const figures = stood.map((one) => takenUpBy(one, 0, language));
  const counts = stood.map(({ at }, index) => {
    const count = letterings[index]?.count;
    return count && writtenAt(count, at);
  });
  const letters: Box[] = [];
  return new Map(
    stood.map(({ id, at }, index) => {
      const { letter, count } = letterings[index] ?? {};
      const kept = { ...(count && { count }) };
      if (!letter) return [id, kept];
      const box = inset(writtenAt(letter, at), TOUCH);
      const others = figures.filter((_, other) => other !== index);
      const hides = [...others, ...counts, ...letters].some((other) => other && common(other, box));
      if (hides) return [id, kept];
      letters.push(box);
      return [id, { ...kept, letter }];
    }),
  );
}

/** What pieces cover with all that is written on them, in the canvas's own pixels. */
export function coveredBy(
  pieces: readonly PaintedPiece[],
  labels: Labels,
  { x, y, scale }: CanvasViewport,
): readonly Box[] {
  return pieces.flatMap(({ print }) => {
    const { letter, count } = labels.get(print.id) ?? {};
    const written = [letter, count].flatMap((one) => (one ? [writtenAt(one, print.at)] : []));
    return [reachOf(print), ...written].map(
      ([left, top, width, height]): Box => [x + left * scale, y + top * scale, width * scale, height * scale],
    );
  });
}

/** Writes again what could not be read from so far away, in the canvas's own pixels. */
export function paintLabels(
  context: CanvasRenderingContext2D,
  viewport: CanvasViewport,
  pieces: readonly PaintedPiece[],
  labels: Labels,
  palette: Palette,
): void {
  standOnPixels(context);
  const paint = (sort: keyof Lettering, write: (written: Written, box: Box) => void) => {
    for (const { print, opacity } of pieces) {
      const label = labels.get(print.id)?.[sort];
      if (!label) continue;
      const box = writtenAt(label, print.at);
      context.globalAlpha = opacity;
      const [x, y] = middleOfWritten(label, print.at);
      const { scale } = viewport;
      write(label, [viewport.x + x * scale, viewport.y + y * scale, box[2] * scale, box[3] * scale]);
    }
  };
  paint('count', ({ text }, box) => paintPlate(context, text, box, viewport, palette, 'paint'));
  paint('letter', ({ text, plate }, box) => {
    if (plate) paintPlate(context, text, box, viewport, palette, plate);
    else paintLetter(context, text, box, viewport, palette);
  });
  context.globalAlpha = 1;
}

/** On a plate within a rim of ink. The box is around its middle. */
function paintPlate(
  context: CanvasRenderingContext2D,
  text: string,
  [x, y, width, height]: Box,
  { ratio }: CanvasViewport,
  palette: Palette,
  fill: ColourName,
): void {
  const font = LEAST_TEXT * ratio;
  const [wide, high] = [Math.round(width), Math.round(height)];
  const [left, top] = [Math.round(x - wide / 2), Math.round(y - high / 2)];
  context.fillStyle = palette.ink;
  context.fillRect(left, top, wide, high);
  context.fillStyle = palette[fill];
  context.fillRect(left + ratio, top + ratio, wide - 2 * ratio, high - 2 * ratio);
  context.font = `700 ${font}px "${fontFamilies.text}"`;
  context.fillStyle = palette[fill === 'paint' ? 'ink' : letterColour(fill)];
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillText(text, left + wide / 2, top + high / 2 + font * 0.34, wide - 3 * ratio);
}

function paintLetter(
  context: CanvasRenderingContext2D,
  text: string,
  [x, y, width]: Box,
  { ratio }: CanvasViewport,
  palette: Palette,
): void {
  const font = LEAST_TEXT * ratio;
  context.font = `800 ${font}px "${fontFamilies.text}"`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  // Thin, or nothing would be left to see of the colour of a small piece.
  context.lineWidth = 2 * ratio;
  context.strokeStyle = palette.ink;
  context.strokeText(text, x, y + font * 0.34, width);
  context.fillStyle = palette.bone;
  context.fillText(text, x, y + font * 0.34, width);
}
