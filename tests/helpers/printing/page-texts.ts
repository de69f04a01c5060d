import type { Box } from '../../../drawing/box';
import type { TextShape } from '../../../drawing/scene';
import { textWidth } from '../../../drawing/text';
import { reachOf } from '../../../printing/flow/type';
import type { Entry, Page } from '../../../printing/printout';

/** Words of a page, where they stand and whose they are. */
export interface PageText {
  readonly text: string;
  readonly size: number;
  readonly box: Box;
  readonly baseline: number;
  readonly tag: Entry['tag'];
}

/** All that is set on a page. Letters of drawings are part of these. */
export function pageTexts({ entries }: Page): PageText[] {
  return entries
    .filter(({ tag }) => !isDrawing(tag))
    .flatMap((entry) =>
      entry.shapes.flatMap((shape) => (shape.kind === 'text' ? [placed(shape, entry)] : [])),
    );
}

export function isDrawing(tag: Entry['tag']): boolean {
  return tag === 'background' || (typeof tag !== 'string' && tag.role === 'Figure');
}

function placed(shape: TextShape, { tag, at = [0, 0], scale = 1 }: Entry): PageText {
  const text = shape.text.trimEnd();
  const size = shape.size * scale;
  const style = { font: shape.font, weight: shape.weight, size };
  const width = textWidth(text, style);
  const whole = textWidth(shape.text, style);
  const from = { start: 0, middle: whole / 2, end: whole }[shape.anchor];
  const [x, baseline] = [at[0] + shape.at[0] * scale - from, at[1] + shape.at[1] * scale];
  const { up, down } = reachOf(style);
  return { text: shape.text, size, box: [x, baseline - up, width, up + down], baseline, tag };
}
