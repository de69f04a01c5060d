import type { Section } from '../flow/blocks';
import type { Bookmark, Page } from '../printout';
import type { StructureNode } from '../structure';

/** A heading of a section, and the node that holds its words. */
export interface SetHeading {
  readonly title: string;
  readonly node: StructureNode;
}

/** That of a section which was set last. */
export function headingOf({ heading }: Section, section: StructureNode | undefined): SetHeading[] {
  const [first] = section?.children ?? [];
  return heading && first ? [{ title: heading.text, node: first }] : [];
}

/** Those of each language, under its title if there are several. */
export function bookmarksOf(
  parts: readonly { readonly title: string; readonly headings: readonly SetHeading[] }[],
  pages: readonly Page[],
): Bookmark[] {
  const told = parts.map(({ title, headings }) => ({
    title,
    page: 0,
    children: sectionsOf(headings, pages),
  }));
  return told.length > 1 ? told : told.flatMap(({ children }) => children);
}

function sectionsOf(headings: readonly SetHeading[], pages: readonly Page[]): Bookmark[] {
  return headings.map(({ title, node }) => {
    const page = pages.findIndex(({ entries }) => entries.some(({ tag }) => tag === node));
    return { title, page: Math.max(0, page) };
  });
}
