import type { Language } from '../languages';

/** The roles of PDF that printouts need, by the names that PDF has for them. */
export type StructureRole =
  | 'Document'
  | 'Part'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Caption'
  | 'TOC'
  | 'TOCI'
  | 'Link';

/** A piece of a text as it is read aloud. Entries of pages point to it; a painter finds them by identity. */
export interface StructureNode {
  readonly role: StructureRole;
  readonly children: StructureNode[];
  /** Where it is another than that of the whole. */
  readonly language?: Language;
  /** Of a figure: what can be seen there. */
  readonly alternative?: string;
  /** Of a heading of a table: what it is the heading of. */
  readonly scope?: 'Row' | 'Column';
}

type Said = Omit<StructureNode, 'role' | 'children'>;

/** A node without parts, or with these. */
export function node(role: StructureRole, said: Said = {}, children: StructureNode[] = []): StructureNode {
  return { role, children, ...said };
}

/** A node as the last part of another. */
export function nodeIn(parent: StructureNode, role: StructureRole, said: Said = {}): StructureNode {
  const child = node(role, said);
  parent.children.push(child);
  return child;
}
