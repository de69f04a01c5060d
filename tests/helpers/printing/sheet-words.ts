import type { Block, ListItem, Words } from '../../../printing/flow/blocks';
import type { SheetContent } from '../../../printing/sheet/sheet-content-type';

/** What a sheet says, piece by piece, without the marks of lists. */
export function sheetTexts(content: SheetContent): string[] {
  const { title, facts, story, map, plan, tiles, sections, credits } = content;
  return [
    title,
    ...facts.flatMap(({ label, value }) => [label, value]),
    ...story.flatMap(blockTexts),
    ...(map && map.legend.length > 0
      ? [map.legendTitle, ...map.legend.map(({ words }) => plain(words))]
      : []),
    ...(plan?.caption === undefined ? [] : [plan.caption]),
    ...(tiles ? blockTexts(tiles) : []),
    ...[...sections, ...credits].flatMap(blockTexts),
  ].filter((text) => text !== '');
}

export function blockTexts(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'paragraph':
      return [plain(block.words)];
    case 'list':
      return block.items.flatMap(itemTexts);
    case 'table':
      return [...(block.head ?? []), ...block.rows.flat().map(({ words = '' }) => plain(words))];
    case 'figure':
      return block.caption === undefined ? [] : [block.caption];
    case 'section':
      return [...(block.heading ? [block.heading.text] : []), ...block.blocks.flatMap(blockTexts)];
  }
}

function itemTexts({ words, items = [] }: ListItem): string[] {
  return [plain(words), ...items.flatMap(itemTexts)];
}

function plain(words: Words): string {
  return typeof words === 'string' ? words : words.map(({ text }) => text).join('');
}

/** As it is compared: a line break is a space, and every space that holds is one. */
export function levelled(text: string): string {
  return text.replaceAll(/[\u00a0\u202f\u2007\s]+/g, ' ').trim();
}
