import type { Section } from '../flow/blocks';
import { fillColumns } from '../flow/columns';
import { sectionStrips, setBlocks } from '../flow/set-blocks';
import { settingIn } from '../flow/setting';
import { joined, type Strip } from '../flow/strips';
import type { PaperSize } from '../paper';
import { node, nodeIn, type StructureNode } from '../structure';
import { cartoucheStrip } from './cartouche';
import type { Composition } from './composition';
import { creditsStrips } from './credits';
import { factsStrip } from './facts';
import { headingOf, type SetHeading } from './headings';
import { legendColumn, legendGrid } from './legend';
import { mapStrip } from './map';
import { SheetPages } from './pages';
import type { SheetContent } from './sheet-content-type';
import { putSideBySide } from './side-by-side';
import { storiesStrip } from './story';
import { columnWidth, GUTTER } from './two-columns';

const BELOW_OPENING = 4.5;

/** One language of a sheet, with what is said in it. */
interface Half {
  readonly content: SheetContent;
  readonly part: StructureNode;
  readonly x: number;
}

/** A sheet in two languages: map and plan once across the page, everything else side by side. */
export function composeBoth(contents: readonly SheetContent[], paper: PaperSize, scale: number): Composition {
  const structure = node('Document');
  const pages = new SheetPages(paper);
  const { width } = pages;
  const half = columnWidth(width);
  const halves = contents.map((content, index): Half => {
    const part = node('Part', { language: content.language });
    return { content, part, x: index * (half + GUTTER) };
  });
  const opening: Strip[] = [cartoucheStrip(titlesOf(contents), width, structure)];
  const late = putFigures(contents, scale, width, structure, opening, halves);

  const opened = fillColumns(opening, (page) => pages.heightOf(page));
  pages.putAll(opened.places, 0);
  let start = { page: opened.column, y: opened.y + BELOW_OPENING };
  const [plan] = contents.flatMap((content) => content.plan ?? []);
  if (plan) {
    const { caption: _, ...bare } = plan;
    const strips = setBlocks([bare], settingIn(structure, half));
    start = putSideBySide([{ strips, x: (width - half) / 2 }], start, pages);
  }
  structure.children.push(...halves.map(({ part }) => part));
  const headings = halves.map((): SetHeading[] => []);
  const count = Math.max(...contents.map(({ sections }) => sections.length));
  const rows = [
    ...late,
    halves.map(({ content, part }) => captionStrips(content, part, half)),
    halves.map(({ content, part }) => tilesStrips(content, part, half)),
    ...Array.from({ length: count }, (_, index) =>
      halves.map(({ content, part }, which) => {
        const section = content.sections[index];
        return section ? setSection(section, part, half, headings[which] ?? []) : [];
      }),
    ),
  ];
  for (const row of rows) {
    start = putSideBySide(
      row.map((strips, index) => ({ strips, x: halves[index]?.x ?? 0 })),
      start,
      pages,
    );
  }
  const credits = halves.map(({ content, part, x }) => ({
    strips: creditsStrips(content.credits, settingIn(part, half)),
    x,
  }));
  putSideBySide(credits, start, pages);
  return { pages, structure, headings, isMapWhole: opened.column === 0 };
}

/** Once where both languages call it the same. */
function titlesOf(contents: readonly SheetContent[]): { text: string; language: SheetContent['language'] }[] {
  const titles = contents.map(({ title, language }) => ({ text: title, language }));
  return titles.filter(({ text }, index) => titles.findIndex((each) => each.text === text) === index);
}

function putFigures(
  contents: readonly SheetContent[],
  scale: number,
  width: number,
  structure: StructureNode,
  opening: Strip[],
  halves: readonly Half[],
): Strip[][][] {
  const half = columnWidth(width);
  const pair = (strips: readonly (Strip | undefined)[], gap: number): void => {
    const places = strips.flatMap((strip, index) =>
      strip ? [{ strip, x: halves[index]?.x ?? 0, y: 0 }] : [],
    );
    const height = Math.max(0, ...places.map(({ strip }) => strip.height));
    if (places.length > 0) opening.push(joined(places, height, gap));
  };
  pair(
    halves.map(({ content, part }) =>
      content.facts.length > 0 ? factsStrip(content.facts, half, part) : undefined,
    ),
    2,
  );
  const late: Strip[][][] = [];
  if (contents.some(({ story }) => story.length > 0)) {
    const stories = halves.map(({ content }) => ({ story: content.story, parent: node('Sect') }));
    const panel = storiesStrip(stories, width);
    if (panel) {
      opening.push(panel);
      halves.forEach(({ part }, index) => {
        part.children.push(...(stories[index] ? [stories[index].parent] : []));
      });
    } else {
      late.push(
        halves.map(({ content, part }) => setBlocks(content.story, settingIn(nodeIn(part, 'Sect'), half))),
      );
    }
  }
  const mapped = contents.find((content) => content.map);
  const map = mapped?.map;
  if (mapped && map) {
    opening.push(
      mapStrip(
        map,
        scale,
        width,
        nodeIn(structure, 'Figure', { alternative: map.alternative, language: mapped.language }),
      ),
    );
    late.push(...putLegends(halves, half, pair));
  }
  return late;
}

/** Below the map where both have room there, or else where the text begins. */
function putLegends(
  halves: readonly Half[],
  width: number,
  pair: (strips: readonly (Strip | undefined)[], gap: number) => void,
): Strip[][][] {
  const legends = halves.map(({ content }) =>
    content.map && content.map.legend.length > 0 ? content.map : undefined,
  );
  const grids = legends.map((legend) => legend && legendGrid(legend, width));
  if (legends.some((legend, index) => legend && !grids[index])) {
    return [
      halves.map(({ part }, index) => (legends[index] ? legendColumn(legends[index], width, part) : [])),
    ];
  }
  pair(
    grids.map((grid) => grid?.strip),
    2.4,
  );
  halves.forEach(({ part }, index) => {
    const said = grids[index]?.said;
    if (said) part.children.push(said);
  });
  return [];
}

/** What is said below the plan. */
function captionStrips({ plan }: SheetContent, part: StructureNode, width: number): Strip[] {
  if (plan?.caption === undefined) return [];
  return setBlocks([{ kind: 'paragraph', small: true, words: plan.caption }], settingIn(part, width));
}

function tilesStrips({ tiles }: SheetContent, part: StructureNode, width: number): Strip[] {
  return tiles ? setBlocks([tiles], settingIn(nodeIn(part, 'Sect'), width)) : [];
}

function setSection(section: Section, part: StructureNode, width: number, headings: SetHeading[]): Strip[] {
  const strips = sectionStrips(section, settingIn(part, width));
  headings.push(...headingOf(section, part.children.at(-1)));
  return strips;
}
