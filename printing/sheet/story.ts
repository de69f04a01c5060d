import { box } from '../../drawing/outline';
import type { Shape } from '../../drawing/scene';
import type { Block } from '../flow/blocks';
import { evenHeight, fillColumns } from '../flow/columns';
import { brokenIntoLines } from '../flow/lines';
import { setBlocks } from '../flow/set-blocks';
import { settingIn } from '../flow/setting';
import { joined, type Strip } from '../flow/strips';
import { body } from '../flow/type';
import type { StructureNode } from '../structure';

const INSET = 4.5;
const EDGE = 2.6;
const GUTTER = 7;
/** A story that is longer runs on below the map instead. */
const MOST = 62;
/** So many lines stand across the whole width. */
const FEW_LINES = 3;

/** The story across the page, in two columns that end alike; none if it is too long for that. */
export function storyStrip(story: readonly Block[], width: number, parent: StructureNode): Strip | undefined {
  const inner = width - 2 * INSET;
  const isShort = linesOf(story, inner) <= FEW_LINES;
  return panel([{ story, parent }], width, isShort ? 1 : 2);
}

export interface ToldStory {
  readonly story: readonly Block[];
  readonly parent: StructureNode;
}

/** The stories of two languages side by side. */
export function storiesStrip(stories: readonly ToldStory[], width: number): Strip | undefined {
  return panel(stories, width, 2);
}

/** One story over all columns, or one for each. */
function panel(stories: readonly ToldStory[], width: number, columns: number): Strip | undefined {
  const column = (width - 2 * INSET - (columns - 1) * GUTTER) / columns;
  const set = stories.map(({ story, parent }) => setBlocks(story.map(unquoted), settingIn(parent, column)));
  const each = columns / stories.length;
  const heights = set.map((strips) => evenHeight(strips, each, MOST));
  if (set.flat().length === 0 || heights.some((height) => height === undefined)) return undefined;
  const height = Math.max(...heights.map((each) => each ?? 0));
  const places = set.flatMap((strips, story) =>
    fillColumns(strips, () => heights[story] ?? 0).places.map((place) => ({
      ...place,
      x: INSET + (story * each + place.column) * (column + GUTTER),
      y: place.y + EDGE,
    })),
  );
  const low = Math.max(...places.map(({ y, strip }) => y + strip.height)) + EDGE;
  const whole = joined(places, Math.min(low, height + 2 * EDGE), 3);
  return { ...whole, parts: [{ tag: 'background', shapes: ground(width, whole.height) }, ...whole.parts] };
}

function linesOf(story: readonly Block[], width: number): number {
  return story.reduce(
    (sum, block) =>
      sum + (block.kind === 'paragraph' ? brokenIntoLines(block.words, body, width).length : FEW_LINES),
    0,
  );
}

/** The panel sets it off already. */
function unquoted(block: Block): Block {
  if (block.kind !== 'paragraph') return block;
  const { quoted: _, ...plain } = block;
  return plain;
}

function ground(width: number, height: number): Shape[] {
  const bar = (y: number, high: number): Shape => ({
    kind: 'path',
    outlines: [box(0, y, width, high)],
    fill: 'seam',
  });
  return [
    { kind: 'path', outlines: [box(0, 0, width, height)], fill: 'paper' },
    bar(0, 0.5),
    bar(0.9, 0.15),
    bar(height - 0.5, 0.5),
    bar(height - 1.05, 0.15),
  ];
}
