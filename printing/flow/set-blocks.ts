import { nodeIn } from '../structure';
import type { Block, Section } from './blocks';
import { figureStrips } from './figures';
import { listStrips } from './lists';
import { headingStrips, paragraphStrips } from './paragraphs';
import type { Setting } from './setting';
import type { Strip } from './strips';
import { tableStrips } from './tables';

/** Blocks as strips, in reading order; their nodes become parts of that of the setting. */
export function setBlocks(blocks: readonly Block[], setting: Setting): Strip[] {
  return blocks.flatMap((block, index) => {
    const strips = setBlock(block, setting);
    return blocks[index - 1]?.kind === 'heading' ? gluedToHeading(strips) : strips;
  });
}

function setBlock(block: Block, setting: Setting): Strip[] {
  switch (block.kind) {
    case 'heading':
      return headingStrips(block, setting);
    case 'paragraph':
      return paragraphStrips(block, setting);
    case 'list':
      return listStrips(block, setting);
    case 'table':
      return tableStrips(block, setting);
    case 'figure':
      return figureStrips(block, setting);
    case 'section':
      return sectionStrips(block, setting);
  }
}

export function sectionStrips({ heading, blocks, language }: Section, setting: Setting): Strip[] {
  const said = nodeIn(setting.parent, 'Sect', language ? { language } : {});
  return setBlocks(heading ? [heading, ...blocks] : blocks, { ...setting, parent: said });
}

/** At least two lines stand below a heading, where there are two. */
function gluedToHeading(strips: readonly Strip[]): Strip[] {
  return strips.map((strip, index) => {
    if (index > 1 || (index === 1 && strip.lower)) return strip;
    return { ...strip, gap: index === 0 ? Math.min(strip.gap, 1.4) : strip.gap, glued: true };
  });
}
