import type { Block, ListItem, Table, Words } from '../../printing/flow/blocks';
import type { SheetContent } from '../../printing/sheet/sheet-content-type';

/** A sheet as it would be read aloud, line by line. */
export function sheetText(content: SheetContent): string {
  const { title, facts, story, map, plan, tiles, sections, credits } = content;
  return [
    title,
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    ...linesOf(story),
    ...(map
      ? ['', `[${map.alternative}]`, map.legendTitle, ...map.legend.map(({ words }) => `- ${plain(words)}`)]
      : []),
    ...(plan ? ['', `[${plan.alternative}]`, plan.caption ?? ''] : []),
    ...(tiles ? tableLines(tiles) : []),
    ...linesOf(sections),
    '',
    ...linesOf(credits),
    '',
  ].join('\n');
}

export function plain(words: Words): string {
  return typeof words === 'string' ? words : words.map(({ text }) => text).join('');
}

function linesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block): string[] => {
    switch (block.kind) {
      case 'heading':
        return ['', `${'#'.repeat(block.level)} ${block.text}`];
      case 'paragraph':
        return [plain(block.words)];
      case 'list':
        return itemLines(block.items, block.ordered === true, '');
      case 'table':
        return tableLines(block);
      case 'figure':
        return [`[${block.alternative}]`];
      case 'section':
        return [...(block.heading ? linesOf([block.heading]) : []), ...linesOf(block.blocks)];
    }
  });
}

function itemLines(items: readonly ListItem[], isOrdered: boolean, indent: string): string[] {
  return items.flatMap(({ words, items: below = [], ordered }, index) => [
    `${indent}${isOrdered ? `${index + 1}.` : '-'} ${plain(words)}`,
    ...itemLines(below, ordered === true, `${indent}  `),
  ]);
}

function tableLines({ head = [], rows }: Table): string[] {
  return [head.join(' | '), ...rows.map((row) => row.map(({ words = '' }) => plain(words)).join(' | '))];
}
