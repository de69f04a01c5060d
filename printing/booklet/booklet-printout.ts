import { textIn } from '../../languages';
import { paperPalettes } from '../inks';
import { chosenLanguage, type OptionsOf } from '../options';
import { papers } from '../paper';
import type { Bookmark, Page, Printout, Remark } from '../printout';
import { prune } from '../prune';
import { node, type StructureNode } from '../structure';
import type { Subject } from '../subject';
import { bound, type Chapter } from './bound';
import { contentsPart } from './contents';
import { coverPart } from './cover';
import { byDifficulty } from './index-by-difficulty';
import { byTiles } from './index-by-tiles';
import { indexPart } from './index-part';
import type { Booklet, ListedMission, Part } from './part';
import { bookletWords } from './words';

/** The sheets of many missions as one book: a cover, what is in it and where, and by what one may look for a mission. */
export function bookletPrintout(
  subjects: readonly Subject[],
  sheets: readonly Printout[],
  { paper, ink, language, title }: OptionsOf<'booklet'>,
): Printout {
  const own = subjects[0]?.language ?? 'en';
  const spoken = chosenLanguage(language, own);
  const words = bookletWords(spoken);
  const booklet: Booklet = {
    title: title.trim() === '' ? words.title : title.trim(),
    language: spoken,
    paper: papers[paper],
    ink,
    words,
  };
  const chapters = sheets.map((sheet, index): Chapter => {
    const mission = subjects[index]?.mission;
    return { title: mission ? textIn(mission.title, spoken) : sheet.title, sheet };
  });
  const listedFrom = (first: number): ListedMission[] => {
    let page = first;
    return subjects.map((subject, index): ListedMission => {
      const listed = { subject, title: chapters[index]?.title ?? '', page };
      page += sheets[index]?.pages.length ?? 0;
      return listed;
    });
  };
  const cover = coverPart(booklet, subjects.length);
  const sheetPages = sheets.reduce((sum, { pages }) => sum + pages.length, 0);
  /** Numbers of pages take the same room whatever they are, so the second time every part is as long as before. */
  const partsAround = (contentsPages: number) => {
    const first = cover.pages.length + contentsPages;
    const missions = listedFrom(first);
    const tiles = indexPart(booklet, words.byTiles, byTiles(missions, spoken), first + sheetPages);
    const rows = byDifficulty(missions, spoken);
    const difficulty = indexPart(booklet, words.byDifficulty, rows, first + sheetPages + tiles.pages.length);
    const contents = contentsPart(booklet, missions, [tiles, difficulty], cover.pages.length);
    return { contents, missions, indexes: [tiles, difficulty] };
  };
  const { contents, missions, indexes } = partsAround(partsAround(1).contents.pages.length);
  const bodies = bound(booklet, chapters, missions[0]?.page ?? 0);
  const authors = [...new Set(subjects.flatMap(({ mission }) => mission.authors ?? []))];
  const parts: readonly Part[] = [cover, contents, ...bodies, ...indexes];
  const pages = parts.flatMap((part): readonly Page[] => part.pages);
  const structure = node(
    'Document',
    {},
    parts.map((part): StructureNode => part.structure),
  );
  // A mission without a title has nothing to say in lists of titles.
  prune(structure, pages);
  return {
    title: booklet.title,
    language: spoken,
    palette: paperPalettes[ink],
    pages,
    structure,
    bookmarks: parts.slice(1).map(({ bookmark }): Bookmark => bookmark),
    remarks: remarksOf(sheets),
    ...(authors.length > 0 && { author: authors.join(', ') }),
  };
}

/** Each once. How long the sheets are is seen in the contents. */
function remarksOf(sheets: readonly Printout[]): Remark[] {
  const known = new Map(
    sheets.flatMap(({ remarks }) => remarks).map((remark) => [JSON.stringify(remark), remark] as const),
  );
  return [...known.values()].filter(({ code }) => code !== 'sheet-is-long');
}
