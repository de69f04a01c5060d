import type { Palette } from '../../drawing/palette';
import type { Artifact, Entry, Page } from '../printout';
import type { Letterer } from './lettering';
import type { Links } from './links';
import type { Opacities } from './opacities';
import { boxesOf } from './page-boxes';
import type { PDFDocument } from './pdfkit';
import { createPen } from './pen';
import type { Pictures } from './pictures';
import type { OpenPage, StructureInFile } from './structure-in-file';
import { textsApart } from './texts-apart';
import { POINTS, precise } from './units';

/** What all pages of a file have in common. */
export interface Workshop {
  readonly document: PDFDocument;
  readonly palette: Palette;
  readonly structure: StructureInFile;
  readonly links: Links;
  readonly letterer: Letterer;
  readonly pictures: Pictures;
  readonly opacities: Opacities;
}

const artifacts: Readonly<Record<Artifact, string>> = {
  pagination: 'Pagination',
  layout: 'Layout',
  background: 'Background',
};

/** From here on a page counts in millimetres from its upper left corner, and its lines have round joins. */
const MILLIMETRES = `${POINTS} 0 0 ${POINTS} 0 0 cm 1 j`;

export function paintPage(workshop: Workshop, page: Page): void {
  const { document, structure } = workshop;
  const size = [page.width * POINTS, page.height * POINTS] as const;
  document.addPage({ size, margin: 0 });
  const open = structure.open(page, document.page.dictionary);
  Object.assign(document.page.dictionary.data, boxesOf(page));
  const entries = page.entries.filter(({ shapes }) => shapes.length > 0);
  document.addContent([MILLIMETRES, ...entries.map((entry) => painted(workshop, entry, open))].join('\n'));
}

function painted(workshop: Workshop, entry: Entry, open: OpenPage): string {
  const { at: [x, y] = [0, 0], scale = 1, clip, palette = workshop.palette } = entry;
  const pen = createPen({ ...workshop, page: workshop.document.page, palette });
  const apart = textsApart(entry);
  for (const shape of entry.shapes) pen.paint(shape, apart.has(shape));
  const window = clip ? [`${clip.map(precise).join(' ')} re W n`] : [];
  const place = `${precise(scale)} 0 0 ${precise(scale)} ${precise(x)} ${precise(y)} cm`;
  return [begun(workshop, entry, open), 'q', ...window, place, pen.orders(), 'Q', 'EMC'].join('\n');
}

/** Everything on a page is either part of what is read aloud or said not to be. */
function begun({ structure, links }: Workshop, entry: Entry, open: OpenPage): string {
  if (typeof entry.tag === 'string') {
    if (entry.leadsTo !== undefined) throw new Error(`What leads to page ${entry.leadsTo} is read by nobody`);
    return `/Artifact <</Type /${artifacts[entry.tag]}>> BDC`;
  }
  const mark = structure.mark({ ...entry, tag: entry.tag }, open);
  if (entry.leadsTo !== undefined) mark.own(links.add(entry, entry.leadsTo, open));
  return `/${mark.role} <</MCID ${mark.number}>> BDC`;
}
