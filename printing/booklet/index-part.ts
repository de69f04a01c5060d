import { headingStrips } from '../flow/paragraphs';
import { settingIn } from '../flow/setting';
import { apart, heightOf, type Strip } from '../flow/strips';
import { body } from '../flow/type';
import { columnWidth, putInTwoColumns } from '../sheet/two-columns';
import { node, nodeIn, type StructureNode } from '../structure';
import { linkedLines, type Target } from './linked-lines';
import type { Booklet, Part } from './part';
import { setPages } from './set-pages';

/** What one looks for, and where it is. */
export interface IndexGroup {
  readonly heading: string;
  readonly targets: readonly Target[];
}

const BELOW_HEADING = 2;
const INDENT = 2;

export function indexPart(
  booklet: Booklet,
  heading: string,
  groups: readonly IndexGroup[],
  first: number,
): Part {
  const structure = node('Part');
  const leads = new Map<StructureNode, number>();
  const pages = setPages(booklet, { heading, first, leads }, (sheet) => {
    const above = headingStrips(
      { kind: 'heading', level: 1, text: heading },
      settingIn(structure, sheet.width),
    );
    let y = 0;
    for (const strip of above) {
      sheet.put(strip, 0, 0, y);
      y += strip.height;
    }
    const strips = groups.flatMap((group) => groupStrips(group, columnWidth(sheet.width), structure, leads));
    putInTwoColumns(strips, { page: 0, y: heightOf(above) + BELOW_HEADING }, sheet);
  });
  return { pages, structure, bookmark: { title: heading, page: first } };
}

function groupStrips(
  { heading, targets }: IndexGroup,
  width: number,
  parent: StructureNode,
  leads: Map<StructureNode, number>,
): Strip[] {
  const section = nodeIn(parent, 'Sect');
  const heads = headingStrips({ kind: 'heading', level: 3, text: heading }, settingIn(section, width));
  const list = nodeIn(section, 'L');
  const lines = targets.flatMap((target, index) => {
    const tag = nodeIn(nodeIn(nodeIn(list, 'LI'), 'LBody'), 'Link');
    leads.set(tag, target.page);
    const set = linkedLines(target, { width, indent: INDENT, style: body, tag });
    // The first stands with its heading, wherever that is.
    return index === 0 ? set.map((strip): Strip => ({ ...strip, glued: true })) : set;
  });
  return [...heads, ...apart(lines, 0.6)];
}
