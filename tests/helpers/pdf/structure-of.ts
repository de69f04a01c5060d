import type { Box } from '../../../drawing/box';
import { nameOf, type PdfObjects, type PdfValue, pdfObjects, textOf } from './qpdf';
import { inMillimetres } from './units';

/** A node as it stands in the file. */
export interface StructureInFile {
  readonly role: string;
  readonly language?: string;
  readonly alternative?: string;
  readonly scope?: string;
  readonly numbering?: string;
  /** In millimetres, from the lower left corner of its page. */
  readonly box?: Box;
  readonly children: readonly StructureInFile[];
  /** What is marked as its own: on which page, by its index, and under which number. */
  readonly marks: readonly { readonly page: number; readonly number: number }[];
  /** Links that belong to it. */
  readonly links: number;
}

/** The structure tree of a file: what stands below its root. */
export async function structureOf(file: string): Promise<StructureInFile[]> {
  const objects = await pdfObjects(file);
  const root = objects.dictionary(objects.catalog['/StructTreeRoot']);
  return kids(objects, root['/K']).map((kid) => nodeAt(objects, kid));
}

/** All nodes below these, in the order in which they are read, with themselves. */
export function flatStructure(nodes: readonly StructureInFile[]): StructureInFile[] {
  return nodes.flatMap((one) => [one, ...flatStructure(one.children)]);
}

function nodeAt(objects: PdfObjects, value: PdfValue): StructureInFile {
  const { dictionary, list } = objects;
  const own = dictionary(value);
  const pageOf = (page: PdfValue | undefined) => objects.pages.indexOf(textOf(page) ?? '');
  const children: StructureInFile[] = [];
  const marks: { page: number; number: number }[] = [];
  let links = 0;
  for (const kid of kids(objects, own['/K'])) {
    if (typeof kid === 'number') {
      marks.push({ page: pageOf(own['/Pg']), number: kid });
      continue;
    }
    const it = dictionary(kid);
    if (it['/Type'] === '/OBJR') links++;
    else if (it['/Type'] === '/MCR')
      marks.push({ page: pageOf(it['/Pg'] ?? own['/Pg']), number: Number(it['/MCID']) });
    else children.push(nodeAt(objects, kid));
  }
  const attributes = Object.assign({}, ...kids(objects, own['/A']).map(dictionary)) as ReturnType<
    typeof dictionary
  >;
  const corners = list(attributes['/BBox']).map((corner) => inMillimetres(Number(corner)));
  const [left = 0, low = 0, right = 0, high = 0] = corners;
  return {
    role: nameOf(own['/S']) ?? '',
    ...said('language', textOf(own['/Lang'])),
    ...said('alternative', textOf(own['/Alt'])),
    ...said('scope', nameOf(attributes['/Scope'])),
    ...said('numbering', nameOf(attributes['/ListNumbering'])),
    ...(corners.length === 4 && { box: [left, low, right - left, high - low] as const }),
    children,
    marks,
    links,
  };
}

function kids({ at }: PdfObjects, value: PdfValue | undefined): readonly PdfValue[] {
  const found = at(value);
  if (found === undefined || found === null) return [];
  // The same object is told apart by what points to it, so that is what is handed on.
  return Array.isArray(found) ? (found as readonly PdfValue[]) : [value as PdfValue];
}

function said(name: string, value: string | undefined) {
  return value === undefined ? {} : { [name]: value };
}
