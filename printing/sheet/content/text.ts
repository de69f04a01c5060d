import type { Say } from '../../../languages';
import type { SheetLine } from '../../../telling/system-telling';
import type { Block, Heading, List, ListItem, Paragraph, Run, Section } from '../../flow/blocks';

/** What an author has written, paragraph by paragraph. */
export function paragraphs(text: string, as: Omit<Paragraph, 'kind' | 'words'> = {}): Paragraph[] {
  return text
    .split(/\n+/)
    .map((words) => words.trim())
    .filter((words) => words !== '')
    .map((words) => ({ kind: 'paragraph', words, ...as }));
}

/** A section of which there is nothing to say is none. */
export function section(level: Heading['level'], text: string, blocks: readonly Block[]): Section[] {
  return blocks.length === 0 ? [] : [{ kind: 'section', heading: { kind: 'heading', level, text }, blocks }];
}

export function list(items: readonly ListItem[]): List[] {
  return items.length === 0 ? [] : [{ kind: 'list', items }];
}

export function itemOf({ words, below = [] }: SheetLine): ListItem {
  if (below.length === 0) return { words };
  return { words, items: below.map((each) => ({ words: each })) };
}

/** What something is called, and what there is to say of it. */
export function labelled(title: string, words: string, say: Say): ListItem {
  const label: Run = { text: say('print.sheet.label', { title }), bold: true };
  return { words: [label, { text: ` ${words}` }] };
}
