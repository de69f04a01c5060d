import { box } from '../../drawing/outline';
import type { Block } from '../flow/blocks';
import { setBlocks } from '../flow/set-blocks';
import type { Setting } from '../flow/setting';
import { apart, type Strip } from '../flow/strips';
import { nodeIn } from '../structure';

const ABOVE = 3;

/** In small print, under a line. */
export function creditsStrips(credits: readonly Block[], setting: Setting): Strip[] {
  if (credits.length === 0) return [];
  const small = credits.map((block) =>
    block.kind === 'paragraph' ? { ...block, small: true as const } : block,
  );
  const [first, ...others] = setBlocks(small, { ...setting, parent: nodeIn(setting.parent, 'Sect') });
  if (!first) return [];
  const line = {
    tag: 'layout',
    shapes: [{ kind: 'path', outlines: [box(setting.indent, -1.2, setting.width, 0.2)], fill: 'seam' }],
  } as const;
  return apart([{ ...first, parts: [line, ...first.parts] }, ...others], ABOVE);
}
