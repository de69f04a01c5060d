import type { Box } from '../../drawing/box';
import type { Shape } from '../../drawing/scene';
import { shortened, textLine, textWidth } from '../../drawing/text';
import type { Say } from '../../languages';
import type { Entry } from '../printout';
import { nodeIn, type StructureNode } from '../structure';
import { RULER, rulerShapes } from './ruler';
import { NAME, SMALL, SMALL_BOLD } from './type';

/** What stands at the foot of a page beside the ruler. */
export interface FootWords {
  /** What the page is called, as large as it is read from afar. */
  readonly name: string;
  readonly title: string;
  readonly about?: string | undefined;
}

const GAP = 5;

/** Ruler, name and words of a page; its heading and what it is about are read aloud. */
export function footEntries(
  [x, y, width, height]: Box,
  words: FootWords,
  part: StructureNode,
  say: Say,
): Entry[] {
  const right = x + width;
  const room = width - RULER - textWidth(words.name, NAME) - 2 * GAP;
  const line = (text: string, down: number, bold: boolean): Shape => {
    const style = bold ? SMALL_BOLD : SMALL;
    return textLine(shortened(text, style, room), [x + RULER + GAP, y + down], style, 'ink', 'start');
  };
  const name = textLine(words.name, [right, y + height - 1.2], NAME, 'ink', 'end');
  return [
    { tag: 'pagination', shapes: rulerShapes([x, y + 4.2], say) },
    { tag: nodeIn(part, 'H2'), shapes: [name] },
    { tag: 'pagination', shapes: [line(words.title, 3.4, true)] },
    ...(words.about === undefined
      ? []
      : [{ tag: nodeIn(part, 'P'), shapes: [line(words.about, 7.6, false)] }]),
  ];
}
