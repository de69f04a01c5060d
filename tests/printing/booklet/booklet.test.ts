import { describe, expect, it } from 'vitest';
import type { Language } from '../../../languages';
import { makePrintout } from '../../../printing/make-printout';
import { type OptionsOf, usualOptions } from '../../../printing/options';
import type { Bookmark, Entry, Printout } from '../../../printing/printout';
import { isRefusal } from '../../../printing/refusal';
import type { StructureNode } from '../../../printing/structure';
import type { Subject } from '../../../printing/subject';
import type { Mission } from '../../../schemas';
import { pageFaults } from '../../helpers/printing/page-faults';
import { readAloud } from '../../helpers/printing/read-aloud';
import { sampleMission } from '../../helpers/samples';
import { missionOn } from '../../helpers/small-missions';
import { subjectOf } from '../../helpers/subjects';

const names = ['m0', 'm3', 'm7', 'm10'];
const missions = names.map((name) => sampleMission(`${name}.boothill.json`));

function booklet(
  of: readonly Mission[] = missions,
  change: Partial<OptionsOf<'booklet'>> = {},
  language: Language = 'en',
): Printout {
  const subjects = of.map((mission) => subjectOf(mission, language));
  const made = makePrintout('booklet', subjects as [Subject, ...Subject[]], {
    ...usualOptions('booklet'),
    ...change,
  });
  if (isRefusal(made)) throw new Error(made.refused);
  return made;
}

const usual = booklet();

function wordsOf({ shapes }: Entry): string {
  return shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])).join(' ');
}

function linksOf({ pages }: Printout) {
  return pages.flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      entry.leadsTo === undefined ? [] : [{ words: wordsOf(entry), to: entry.leadsTo }],
    ),
  );
}

function nodesOf(node: StructureNode): StructureNode[] {
  return [node, ...node.children.flatMap(nodesOf)];
}

/** The first page on which a heading of the first level says this. */
function pageOfTitle({ pages }: Printout, title: string): number {
  return pages.findIndex(({ entries }) =>
    entries.some(
      (entry) => typeof entry.tag !== 'string' && entry.tag.role === 'H1' && wordsOf(entry) === title,
    ),
  );
}

function paginationOf({ pages }: Printout, page: number): string {
  return (pages[page]?.entries ?? [])
    .filter(({ tag }) => tag === 'pagination')
    .map(wordsOf)
    .join(' ');
}

describe('a booklet', () => {
  it('leads from its contents to the page on which every mission begins, and says its number', () => {
    for (const { title } of missions) {
      const page = pageOfTitle(usual, title['en'] ?? '');
      expect(page).toBeGreaterThan(1);
      expect(linksOf(usual)).toContainEqual({ words: `${title['en']} ${page + 1}`, to: page });
      expect(paginationOf(usual, page)).toBe(String(page + 1));
    }
  });

  it('leads nowhere but where its words say', () => {
    const links = linksOf(usual);
    expect(links.length).toBeGreaterThan(missions.length * 3);
    for (const { words, to } of links) expect(words.endsWith(` ${to + 1}`), words).toBe(true);
  });

  it('has a cover with a title of its own, or a plain one', () => {
    expect(pageOfTitle(usual, 'Missions')).toBe(0);
    const named = booklet(missions, { title: ' Nights at Boothill ' });
    expect([named.title, pageOfTitle(named, 'Nights at Boothill')]).toEqual(['Nights at Boothill', 0]);
    expect(readAloud(named).map(({ text }) => text)).toContain('4 missions');
  });

  it('names book and mission above the text of all pages but the first of each', () => {
    const first = pageOfTitle(usual, 'Heavy goods');
    expect(paginationOf(usual, first)).toBe(String(first + 1));
    expect(paginationOf(usual, first + 1)).toContain('Missions · Heavy goods');
    expect(paginationOf(usual, first + 1)).toContain(String(first + 2));
  });

  it('is read aloud as one text, in which every part stands once and in its place', () => {
    const nodes = nodesOf(usual.structure);
    expect(new Set(nodes).size).toBe(nodes.length);
    const tags = usual.pages.flatMap(({ entries }) =>
      entries.flatMap(({ tag }) => (typeof tag === 'string' ? [] : [tag])),
    );
    expect(tags.filter((tag) => !nodes.includes(tag))).toEqual([]);
    const heads = nodes.filter(({ role }) => role === 'H1').length;
    // Cover, contents, two indexes.
    expect(heads).toBe(missions.length + 4);
    expect(usual.structure.children.map(({ role }) => role)).toEqual(Array(missions.length + 4).fill('Part'));
  });

  it('has bookmarks to every part and to the sections of every sheet', () => {
    const [contents, ...others] = usual.bookmarks;
    expect(contents).toEqual({ title: 'Contents', page: 1 });
    const titles = [
      ...missions.map(({ title }) => title['en']),
      'Missions by their tiles',
      'Missions by difficulty',
    ];
    expect(others.map(({ title }) => title)).toEqual(titles);
    for (const { title, page, children = [] } of others) {
      expect(pageOfTitle(usual, title)).toBe(page);
      expect(children.every((child: Bookmark) => child.page >= page)).toBe(true);
    }
    expect(others[0]?.children?.map(({ title }) => title)).toContain('Goals');
  });

  it('finds missions by each of their tiles, and by how hard they are', () => {
    const links = linksOf(usual).map(({ words }) => words);
    for (const mission of missions) {
      const page = pageOfTitle(usual, mission.title['en'] ?? '') + 1;
      for (const { face } of mission.placements) {
        const found = links.filter((words) => new RegExp(`\\(.*\\b${face}\\b.*\\) ${page}$`).test(words));
        expect(found.length, `${mission.id} ${face}`).toBe(1);
      }
      expect(links).toContain(`${mission.title['en']} · ${mission.minutes} minutes ${page}`);
    }
    const aloud = readAloud(usual).map(({ text }) => text);
    expect(aloud).toContain('3R/3V');
    expect(aloud.indexOf('Tutorial')).toBeLessThan(aloud.lastIndexOf('Hard'));
  });

  it('is the same every time', () => {
    expect(JSON.stringify(booklet())).toBe(JSON.stringify(usual));
  });

  it.each(['en', 'fr', 'both'] as const)('has nothing that meets or leaves the page: %s', (language) => {
    expect(pageFaults(booklet(missions.slice(0, 2), { language, paper: 'letter' }))).toEqual([]);
  });

  it('speaks French to a French reader', () => {
    const french = booklet(missions, {}, 'fr');
    expect(french.language).toBe('fr');
    expect(french.bookmarks[0]?.title).toBe('Sommaire');
    expect(booklet(missions, { language: 'fr' }).bookmarks.at(-1)?.title).toBe('Les missions par difficulté');
  });

  it('counts right where its contents need several pages', () => {
    const many = Array.from({ length: 70 }, (_, index) =>
      missionOn(['a 2R'], {
        id: `m${index}`,
        title: { en: `The ${index + 1}th ride out of town ${'and on '.repeat(index % 30)}` },
      }),
    );
    const long = booklet(many);
    expect(long.bookmarks[1]?.page).toBeGreaterThan(3);
    expect(pageOfTitle(long, 'The 1th ride out of town')).toBe(long.bookmarks[1]?.page);
    for (const { words, to } of linksOf(long)) expect(words.endsWith(` ${to + 1}`), words).toBe(true);
    expect(pageFaults(long)).toEqual([]);
  });

  it('takes missions without tiles, without a word and with tiles of their own', () => {
    const odd = booklet([missionOn([]), missionOn(['a nowhere', 'b 2R 250'])]);
    const links = linksOf(odd).map(({ words }) => words);
    expect(links.filter((words) => words.includes('(nowhere)'))).toHaveLength(1);
    expect(readAloud(odd).map(({ text }) => text)).toContain('Not said');
  });
});
