import { describe, expect, it } from 'vitest';
import { languages } from '../../../languages';
import { usualOptions } from '../../../printing/options';
import { sheetContent } from '../../../printing/sheet/content/sheet-content';
import { layOutSheet } from '../../../printing/sheet/lay-out';
import { sheetPrintout } from '../../../printing/sheet/sheet-printout';
import { emptyMission } from '../../helpers/empty-mission';
import { expectWhole } from '../../helpers/printing/expect-whole';
import { pageFaults } from '../../helpers/printing/page-faults';
import { sampleNames, sampleSubject } from '../../helpers/printing/sample-subjects';
import { strayLines } from '../../helpers/printing/stray-lines';
import { subjectOf } from '../../helpers/subjects';

const usual = usualOptions('sheet');
describe('the sheets of the sample missions', () => {
  it('are seventeen', () => {
    expect(sampleNames).toHaveLength(17);
  });

  it.each(sampleNames)('%s: nothing meets, leaves its page, stands alone or is lost', (name) => {
    const subject = sampleSubject(name);
    const [english, french] = languages.map((each) => sheetContent(subject, each));
    if (!english || !french) throw new Error('a language is missing');
    for (const contents of [[english], [french], [english, french]] as const) {
      for (const paper of ['a4', 'letter'] as const) {
        const printout = layOutSheet(contents, { ink: 'colour', paper });
        expect(pageFaults(printout)).toEqual([]);
        expect(strayLines(printout)).toEqual([]);
        expectWhole(printout, contents);
      }
    }
  });

  it('have two pages where the text lets them, and say so where it does not', () => {
    const short = sheetPrintout(sampleSubject('m1.boothill.json'), usual);
    expect(short.pages).toHaveLength(2);
    expect(short.remarks).toEqual([]);
    const long = sheetPrintout(sampleSubject('m9.boothill.json'), { ...usual, language: 'both' });
    expect(long.pages.length).toBeGreaterThan(2);
    expect(long.remarks).toEqual([{ code: 'sheet-is-long', parameters: { pages: long.pages.length } }]);
  });

  it('have bookmarks for their sections, in each language', () => {
    const { bookmarks, pages } = sheetPrintout(sampleSubject('m1.boothill.json', 'fr'), {
      ...usual,
      language: 'both',
    });
    expect(bookmarks.map(({ title }) => title)).toEqual(['Billets, s’il vous plaît', 'Tickets, please']);
    const [french, english] = bookmarks.map(({ children = [] }) => children);
    expect(english?.map(({ title }) => title)).toEqual(expect.arrayContaining(['Goals', 'Special rules']));
    expect(french).toHaveLength(english?.length ?? 0);
    const places = english?.map(({ page }) => page) ?? [];
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places.at(-1)).toBe(pages.length - 1);
  });

  it('say so where nobody knows what a tile looks like', () => {
    const [placement] = sampleSubject('m1.boothill.json').mission.placements;
    const placements = placement ? [{ ...placement, face: 'lost' }] : [];
    const { remarks, pages } = sheetPrintout(subjectOf({ ...emptyMission, placements }), usual);
    expect(remarks).toEqual([{ code: 'tiles-unknown', parameters: { count: 1 } }]);
    expect(pages).toHaveLength(1);
  });

  it('are in the language that is asked for, and say who made the mission', () => {
    const subject = sampleSubject('m1.boothill.json', 'en');
    const french = sheetPrintout(subject, { ...usual, language: 'fr' });
    expect([french.language, french.title]).toEqual(['fr', 'Billets, s’il vous plaît']);
    expect(sheetPrintout(subject, { ...usual, language: 'own' }).title).toBe('Tickets, please');
    expect(french.author).toBe(subject.mission.authors?.join(', '));
    expect(french.author).toBeTruthy();
  });

  it('are a page for a mission of which nothing is said', () => {
    const printout = sheetPrintout(subjectOf(emptyMission), usual);
    expect(printout.pages).toHaveLength(1);
    expect(pageFaults(printout)).toEqual([]);
  });

  it('are the same for the same mission', () => {
    const [first, second] = [1, 2].map(() => sheetPrintout(sampleSubject('m3.boothill.json'), usual));
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  });
});
