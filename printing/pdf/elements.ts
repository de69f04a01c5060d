import type { Box } from '../../drawing/box';
import type { StructureNode, StructureRole } from '../structure';
import type { PDFDocument, PdfReference } from './pdfkit';

/** What belongs to an element: a mark on a page by its number, a link, or an element. */
export type Kid =
  | { readonly page: PdfReference; readonly mark: number }
  | { readonly page: PdfReference; readonly link: PdfReference }
  | { readonly element: PdfReference };

/** A node of the structure on its way into the file. */
export interface Element {
  readonly node: StructureNode;
  readonly reference: PdfReference;
  /** What is its own, in the order in which it was painted; what its children have comes after it. */
  readonly kids: Kid[];
  /** What it says, as far as it is text. */
  readonly words: string[];
  /** Where it is seen, on the first page where it is. */
  seen?: { readonly page: PdfReference; readonly pageHeight: number; box: Box };
}

/** These only hold others together. */
const withoutContent: ReadonlySet<StructureRole> = new Set([
  'Document',
  'Part',
  'Sect',
  'L',
  'LI',
  'Table',
  'TR',
  'TOC',
]);
/** A cell of a table may have nothing to say. */
const mayBeEmpty: ReadonlySet<StructureRole> = new Set(['TD', 'TH']);

/** Every node as an element, by its identity, in the order in which they are read. */
export function elementsOf(document: PDFDocument, structure: StructureNode): Map<StructureNode, Element> {
  const elements = new Map<StructureNode, Element>();
  const add = (node: StructureNode) => {
    if (elements.has(node)) throw new Error(`A ${node.role} stands in two places of the structure`);
    const reference = document.ref({ Type: 'StructElem', S: node.role });
    elements.set(node, { node, reference, kids: [], words: [] });
    for (const child of node.children) add(child);
  };
  if (structure.role !== 'Document') throw new Error(`A structure begins with a ${structure.role}`);
  add(structure);
  return elements;
}

/** Whoever paints has forgotten something, or has put it where nobody looks for it. */
export function refuseMistakes(elements: ReadonlyMap<StructureNode, Element>): void {
  const hasContent = (node: StructureNode): boolean =>
    (elements.get(node)?.kids.length ?? 0) > 0 || mayBeEmpty.has(node.role) || node.children.some(hasContent);
  for (const { node, kids } of elements.values()) {
    if (kids.length > 0 && withoutContent.has(node.role))
      throw new Error(`A ${node.role} has content of its own`);
    if (!hasContent(node)) throw new Error(`Nothing is painted for a ${node.role}`);
    if (node.role === 'Figure' && !node.alternative) throw new Error('A Figure does not say what it shows');
    if (node.role === 'TH' && !node.scope) throw new Error('A TH does not say what it is the heading of');
  }
}
