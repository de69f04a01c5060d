import type { Box } from '../../drawing/box';
import { box } from '../../drawing/outline';
import type { Line, Shape } from '../../drawing/scene';
import { capHeight, textLine, textWidth } from '../../drawing/text';
import type { Say } from '../../languages';
import { dashed, fine } from './lines';
import { SMALL_BOLD } from './type';

/** The edge of a page under its neighbour. */
export interface GlueStrip {
  readonly side: 'right' | 'bottom';
  readonly box: Box;
  /** The page that is glued on there. */
  readonly page: string;
}

const HATCH = 5;
/** A strip has words where it is as wide as these. */
const WIDE = 5;

/** What is laid over the picture there: a hatch, the line along which the other page lies, and its name. */
export function stripShapes({ side, box: strip, page }: GlueStrip, say: Say): Shape[] {
  const [x, y, width, height] = strip;
  const along: Line =
    side === 'right'
      ? [
          [x, y],
          [x, y + height],
        ]
      : [
          [x, y],
          [x + width, y],
        ];
  return [
    fine(hatched(strip), 0.1),
    dashed([along], [2, 1.5]),
    ...plate(side, strip, say('print.real.glue', { page })),
  ];
}

/** Slanting lines through a box. */
function hatched([x, y, width, height]: Box): Line[] {
  const count = Math.floor((width + height) / HATCH);
  return Array.from({ length: count }, (_, index): Line => {
    const far = (index + 1) * HATCH;
    const [out, down] = [Math.min(far, width), Math.min(far, height)];
    return [
      [x + out, y + far - out],
      [x + far - down, y + down],
    ];
  });
}

function plate(side: GlueStrip['side'], strip: Box, text: string): Shape[] {
  const [x, y, width, height] = strip;
  if (Math.min(width, height) < WIDE) return [];
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const [long, high] = [textWidth(text, SMALL_BOLD) + 3, 4.2];
  const [wide, tall] = side === 'right' ? [high, long] : [long, high];
  const around: Box = [middleX - wide / 2, middleY - tall / 2, wide, tall];
  if (wide > width || tall > height) return [];
  const off = capHeight(SMALL_BOLD) / 2;
  const words =
    side === 'right'
      ? { ...textLine(text, [middleX - off, middleY], SMALL_BOLD, 'ink'), degrees: 90 }
      : textLine(text, [middleX, middleY + off], SMALL_BOLD, 'ink');
  return [{ kind: 'path', outlines: [box(...around)], fill: 'paint' }, words];
}
