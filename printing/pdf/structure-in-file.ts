import { around } from '../../drawing/box';
import type { Entry, Page } from '../printout';
import type { StructureNode } from '../structure';
import { attributesOf } from './attributes';
import { boundsOfEntry } from './bounds-of-entry';
import { type Element, elementsOf, type Kid, refuseMistakes } from './elements';
import type { PDFDocument, PdfReference } from './pdfkit';

/** A page that is being painted. */
export interface OpenPage {
  readonly page: Page;
  readonly reference: PdfReference;
  /** What its marks belong to, by their numbers. */
  readonly owners: PdfReference[];
}

export interface StructureInFile {
  readonly open: (page: Page, reference: PdfReference) => OpenPage;
  /** A new mark for what an entry says. */
  readonly mark: (entry: Entry & { readonly tag: StructureNode }, on: OpenPage) => Mark;
  /** Writes it, when all has been painted. */
  readonly write: () => void;
}

interface Mark {
  readonly number: number;
  readonly role: string;
  /** What a link from there belongs to. */
  readonly own: (link: PdfReference) => void;
}

export function createStructure(document: PDFDocument, structure: StructureNode): StructureInFile {
  const elements = elementsOf(document, structure);
  const root = document.ref({ Type: 'StructTreeRoot' });
  const pages: OpenPage[] = [];
  const links: { readonly link: PdfReference; readonly owner: PdfReference }[] = [];

  const elementOf = (node: StructureNode): Element => {
    const found = elements.get(node);
    if (!found) throw new Error(`A ${node.role} that is painted does not stand in the structure`);
    return found;
  };
  /** A link is an element by itself, and so is made one where the entry is part of something else. */
  const linkIn = (parent: Element): Element => {
    const reference = document.ref({ Type: 'StructElem', S: 'Link', P: parent.reference });
    parent.kids.push({ element: reference });
    return { node: { role: 'Link', children: [] }, reference, kids: [], words: parent.words };
  };
  const made: Element[] = [];

  const mark: StructureInFile['mark'] = (entry, { page, reference, owners }) => {
    const stated = elementOf(entry.tag);
    const isLink = entry.leadsTo !== undefined && entry.tag.role !== 'Link';
    const element = isLink ? linkIn(stated) : stated;
    if (isLink) made.push(element);
    const number = owners.push(element.reference) - 1;
    element.kids.push({ page: reference, mark: number });
    element.words.push(...entry.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])));
    if (stated.node.role === 'Figure') see(stated, entry, page, reference);
    const own = (link: PdfReference) => {
      element.kids.push({ page: reference, link });
      links.push({ link, owner: element.reference });
    };
    return { number, role: element.node.role, own };
  };

  const write = () => {
    refuseMistakes(elements);
    Object.assign(elementOf(structure).reference.data, { P: root });
    for (const { node, reference, kids } of elements.values()) {
      const children = node.children.map(elementOf);
      for (const child of children) child.reference.data.P = reference;
      Object.assign(reference.data, attributesOf(elementOf(node), elements));
      put(reference, [...kids, ...children.map((child) => ({ element: child.reference }))]);
    }
    for (const { reference, kids } of made) put(reference, kids);
    for (const { reference } of elements.values()) reference.end();
    for (const { reference } of made) reference.end();
    const parents = pages.flatMap(({ owners }, index) => [index, owners]);
    const ofLinks = links.flatMap(({ link, owner }, index) => {
      link.data.StructParent = pages.length + index;
      return [pages.length + index, owner];
    });
    Object.assign(root.data, {
      K: [elementOf(structure).reference],
      ParentTree: { Nums: [...parents, ...ofLinks] },
      ParentTreeNextKey: pages.length + links.length,
    });
    // pdfkit ends it, with the file.
    document._root.data.StructTreeRoot = root;
  };

  return {
    open: (page, reference) => {
      reference.data.StructParents = pages.length;
      const open = { page, reference, owners: [] };
      pages.push(open);
      return open;
    },
    mark,
    write,
  };
}

function see(element: Element, entry: Entry, page: Page, reference: PdfReference) {
  const box = boundsOfEntry(entry, page);
  if (!box) return;
  element.seen ??= { page: reference, pageHeight: page.height, box };
  if (element.seen.page === reference) element.seen.box = around([element.seen.box, box]) ?? box;
}

/** What belongs to an element, said in the short way where it is on the element's own page. */
function put(reference: PdfReference, kids: readonly Kid[]) {
  const [page] = kids.flatMap((kid) => ('mark' in kid ? [kid.page] : []));
  if (page) reference.data.Pg = page;
  reference.data.K = kids.map((kid) => {
    if ('element' in kid) return kid.element;
    if ('link' in kid) return { Type: 'OBJR', Obj: kid.link, Pg: kid.page };
    return kid.page === page ? kid.mark : { Type: 'MCR', Pg: kid.page, MCID: kid.mark };
  });
}
