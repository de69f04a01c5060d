import type { Printout } from '../../../printing/printout';
import type { StructureNode } from '../../../printing/structure';
import { type PageText, pageTexts } from './page-texts';

/** A piece of text as it is read aloud, with the lines that it has on paper. */
export interface SpokenText {
  readonly node: StructureNode;
  readonly text: string;
  readonly lines: readonly (PageText & { readonly page: number })[];
}

/** The whole in reading order, by its structure. */
export function readAloud({ pages, structure }: Printout): SpokenText[] {
  const lines = new Map<unknown, (PageText & { page: number })[]>();
  pages.forEach((page, index) => {
    for (const text of pageTexts(page)) {
      const list = lines.get(text.tag) ?? [];
      list.push({ ...text, page: index });
      lines.set(text.tag, list);
    }
  });
  const spoken: SpokenText[] = [];
  const read = (node: StructureNode): void => {
    const own = lines.get(node);
    if (own) spoken.push({ node, text: own.map(({ text }) => text).join(''), lines: own });
    for (const child of node.children) read(child);
  };
  read(structure);
  return spoken;
}
