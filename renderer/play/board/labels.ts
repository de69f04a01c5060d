import { type Lettering, letteringOf, type Written, writtenAt } from '../../../drawing/board/lettering';
import { type Stood, takenUpBy } from '../../../drawing/board/standing';
import { type Box, common, inset, middleOf } from '../../../drawing/box';
import type { ColourName, Palette } from '../../../drawing/palette';
import { fontFamilies } from '../../../drawing/svg';
import { letterColour } from '../../../drawing/token/chip';
import type { Language } from '../../../languages';
import { boxOnCanvas, type CanvasViewport, standOnPixels } from '../../canvas/canvas-viewport';
import { LEAST_TEXT } from './legible';
import type { PaintedPiece } from './motion';

/** What is written again on each piece. */
export interface Labels {
  /** Millimetres that all letters have at least. */
  readonly least: number;
  readonly of: ReadonlyMap<string, Lettering>;
}

/** Millimetres: whatever shares less than that only touches. */
const TOUCH = 0.1;

/**
 * For everybody who stands there, through whatever one looks at them: all counts, and letters as long as they hide nobody
 * and do not run into each other. Whoever acts has theirs first. The same as long as one looks from as far, and in the
 * midst of zooming, when they are stretched as the pieces are.
 */
export function labelsOf(
  stood: ReadonlyMap<string, Stood>,
  acting: string | undefined,
  language: Language,
): (viewport: Pick<CanvasViewport, 'scale' | 'ratio'>, isZooming: boolean) => Labels {
  const all = [...stood.values()];
  const first = [...all.filter(({ id }) => id === acting), ...all.filter(({ id }) => id !== acting)];
  let last: Labels | undefined;
  return ({ scale, ratio }, isZooming) => {
    const least = (LEAST_TEXT * ratio) / scale;
    if (!last || (last.least !== least && !isZooming))
      last = { least, of: labelsFrom(first, least, language) };
    return last;
  };
}

function labelsFrom(
  stood: readonly Stood[],
  least: number,
  language: Language,
): ReadonlyMap<string, Lettering> {
  const letterings = stood.map((one) => letteringOf(one.figure, one.scale, least, language));
  const figures = stood.map((one) => takenUpBy(one, 0, language));
  const written: Box[] = [];
  stood.forEach(({ at }, index) => {
    const count = letterings[index]?.count;
    if (count) written.push(writtenAt(count, at));
  });
  return new Map(
    stood.map(({ id, at }, index) => {
      const { letter, count } = letterings[index] ?? {};
      const kept = { ...(count && { count }) };
      if (!letter) return [id, kept];
      const box = inset(writtenAt(letter, at), TOUCH);
      const hides =
        figures.some((figure, other) => other !== index && common(figure, box)) ||
        written.some((other) => common(other, box));
      if (hides) return [id, kept];
      written.push(box);
      return [id, { ...kept, letter }];
    }),
  );
}

/** The boxes of the board of all that is written on somebody. */
export function boxesWritten(labels: Labels, { id, at }: Pick<Stood, 'id' | 'at'>): readonly Box[] {
  const { letter, count } = labels.of.get(id) ?? {};
  return [letter, count].flatMap((one) => (one ? [writtenAt(one, at)] : []));
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
  const type: Type = { font: labels.least * viewport.scale, ratio: viewport.ratio };
  const paint = (sort: keyof Lettering, write: (written: Written, box: Box) => void) => {
    for (const { print, opacity } of pieces) {
      const label = labels.of.get(print.id)?.[sort];
      if (!label) continue;
      const box = boxOnCanvas(writtenAt(label, print.at), viewport);
      context.globalAlpha = opacity;
      write(label, [...middleOf(box), box[2], box[3]]);
    }
  };
  paint('count', ({ text }, box) => paintPlate(context, text, box, type, palette, 'paint'));
  paint('letter', ({ text, plate }, box) => {
    if (plate) paintPlate(context, text, box, type, palette, plate);
    else paintLetter(context, text, box, type, palette);
  });
  context.globalAlpha = 1;
}

interface Type {
  /** In pixels of the canvas. */
  readonly font: number;
  readonly ratio: number;
}

/** On a plate within a rim of ink. The box is around its middle. */
function paintPlate(
  context: CanvasRenderingContext2D,
  text: string,
  [x, y, width, height]: Box,
  { font, ratio }: Type,
  palette: Palette,
  fill: ColourName,
): void {
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
  { font, ratio }: Type,
  palette: Palette,
): void {
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
