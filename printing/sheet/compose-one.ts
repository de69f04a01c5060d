import type { Block, Section } from '../flow/blocks';
import { fillColumns } from '../flow/columns';
import { sectionStrips, setBlocks } from '../flow/set-blocks';
import { settingIn } from '../flow/setting';
import { apart, type Strip } from '../flow/strips';
import type { PaperSize } from '../paper';
import { node, nodeIn, type StructureNode } from '../structure';
import { cartoucheStrip } from './cartouche';
import type { Composition } from './composition';
import { creditsStrips } from './credits';
import { factsStrip } from './facts';
import { headingOf, type SetHeading } from './headings';
import { legendColumn, legendGrid } from './legend';
import { mapStrip, mapWithSide, sideWidth } from './map';
import { SheetPages } from './pages';
import type { SheetContent, SheetMap } from './sheet-content-type';
import { storyStrip } from './story';
import { columnWidth, putInTwoColumns } from './two-columns';

const BELOW_OPENING = 4.5;

/** A sheet in one language: title, facts, story and map across the page, the rest below in two columns. */
export function composeOne(content: SheetContent, paper: PaperSize, scale: number): Composition {
  const structure = node('Document');
  const pages = new SheetPages(paper);
  const { width } = pages;
  const opening: Strip[] = [
    cartoucheStrip([{ text: content.title, language: content.language }], width, structure),
  ];
  if (content.facts.length > 0) opening.push(factsStrip(content.facts, width, structure));
  const late: Block[] = [];
  if (content.story.length > 0) {
    const told = node('Sect');
    const story = storyStrip(content.story, width, told);
    if (story) {
      structure.children.push(told);
      opening.push(story);
    } else late.push(...content.story);
  }
  const shown = content.map ? putMap(content, content.map, scale, width, structure, opening) : undefined;
  if (content.plan && !shown?.plan) late.push(content.plan);
  if (content.tiles) late.push(content.tiles);

  const opened = fillColumns(opening, (page) => pages.heightOf(page));
  pages.putAll(opened.places, 0);
  const setting = settingIn(structure, columnWidth(width));
  const headings: SetHeading[] = [];
  const strips = [
    ...(content.map && !shown?.legend ? legendColumn(content.map, setting.width, structure) : []),
    ...(late.length > 0 ? setBlocks(late, settingIn(nodeIn(structure, 'Sect'), setting.width)) : []),
    ...content.sections.flatMap((section: Section) => {
      const set = sectionStrips(section, setting);
      headings.push(...headingOf(section, structure.children.at(-1)));
      return set;
    }),
  ];
  const end = putInTwoColumns(strips, { page: opened.column, y: opened.y + BELOW_OPENING }, pages);
  const credits = creditsStrips(content.credits, settingIn(structure, width));
  pages.putAtFoot(credits, end);
  return {
    pages,
    structure,
    headings: [headings],
    isMapWhole: opened.column === 0 && shown?.legend !== false,
  };
}

/** What stands on the page of the map. */
interface Shown {
  readonly plan: boolean;
  readonly legend: boolean;
}

/** The map with its legend, and the plan if there is room beside the map. */
function putMap(
  content: SheetContent,
  map: SheetMap,
  scale: number,
  width: number,
  structure: StructureNode,
  opening: Strip[],
): Shown {
  const said = nodeIn(structure, 'Figure', { alternative: map.alternative });
  const side = sideWidth(map, scale, width);
  for (const plan of content.plan ? [content.plan, undefined] : [undefined]) {
    if (side === undefined) break;
    const beside = node('Sect');
    const legend = legendColumn(map, side, beside);
    const strips = plan ? [...legend, ...apart(setBlocks([plan], settingIn(beside, side)), 4)] : legend;
    const strip = mapWithSide(map, scale, strips, said);
    if (!strip) continue;
    if (strips.length > 0) structure.children.push(beside);
    opening.push(strip);
    return { plan: plan !== undefined, legend: true };
  }
  opening.push(mapStrip(map, scale, width, said));
  const grid = legendGrid(map, width);
  if (grid) {
    opening.push(grid.strip);
    structure.children.push(grid.said);
  }
  return { plan: false, legend: grid !== undefined };
}
