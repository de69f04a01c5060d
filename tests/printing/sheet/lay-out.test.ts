import { describe, expect, it } from 'vitest';
import type { Language } from '../../../languages';
import { layOutSheet } from '../../../printing/sheet/lay-out';
import type { SheetContent } from '../../../printing/sheet/sheet-content-type';
import { expectWhole } from '../../helpers/printing/expect-whole';
import { type Measure, madeUpContent } from '../../helpers/printing/made-up-content';
import { pageFaults } from '../../helpers/printing/page-faults';
import { strayLines } from '../../helpers/printing/stray-lines';

const papers = ['a4', 'letter'] as const;
const choices: readonly (readonly Language[])[] = [['en'], ['fr'], ['en', 'fr']];

const measures: readonly (Measure & { name: string })[] = [
  { name: 'an everyday mission', seed: 'a', map: [3, 2] },
  { name: 'a square map', seed: 'b', map: [3, 3], words: 900 },
  { name: 'a tall map', seed: 'c', map: [2, 3], words: 300 },
  { name: 'one tile', seed: 'd', map: [1, 1], tiles: 1, words: 100 },
  { name: '4,000 words', seed: 'e', map: [3, 3], words: 4000 },
  { name: 'a story of 1,500 words', seed: 'f', map: [3, 2], storyWords: 1500 },
  { name: 'forty labels', seed: 'g', map: [3, 3], legend: 40 },
  { name: '30 tiles', seed: 'h', map: [6, 5], tiles: 30 },
  { name: 'nothing at all', seed: 'i', words: 0, storyWords: 0, tiles: 0 },
];

function contentsOf(measure: Measure, languages: readonly Language[]): [SheetContent, ...SheetContent[]] {
  return languages.map((language) => madeUpContent({ ...measure, language })) as [SheetContent];
}

describe('a made-up sheet', () => {
  for (const { name, ...measure } of measures) {
    for (const languages of choices) {
      it.each(papers)(
        `of ${name} in ${languages.join(' and ')} on %s has no fault and loses no word`,
        (paper) => {
          const contents = contentsOf(measure, languages);
          const printout = layOutSheet(contents, { ink: 'colour', paper });
          expect(pageFaults(printout)).toEqual([]);
          expect(strayLines(printout)).toEqual([]);
          expectWhole(printout, contents);
        },
      );
    }
  }
});
