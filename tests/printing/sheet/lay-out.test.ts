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

const endless = 'Donnerbüchsenhalterungsschraubenzieher'.repeat(80);
const paragraph = 'Nobody leaves the town before noon, and nobody has seen the sheriff since. '
  .repeat(90)
  .trim();

/** What nobody would write, and somebody will. */
const oddities: Readonly<Record<string, Partial<SheetContent>>> = {
  'a title of forty words': { title: 'How the last stage to Tombstone was late again '.repeat(5).trim() },
  'a title without a space': { title: endless.slice(0, 200) },
  'a word of three thousand letters': {
    sections: [{ kind: 'section', blocks: [{ kind: 'paragraph', words: endless }] }],
  },
  'an item longer than a page': {
    sections: [
      {
        kind: 'section',
        heading: { kind: 'heading', level: 2, text: 'Goals' },
        blocks: [{ kind: 'list', items: [{ words: paragraph, items: [{ words: paragraph }] }] }],
      },
    ],
  },
  'a row longer than a page': {
    sections: [
      {
        kind: 'section',
        heading: { kind: 'heading', level: 2, text: 'Goals' },
        blocks: [
          { kind: 'table', head: ['What', 'Why'], rows: [[{ words: paragraph }, { words: paragraph }]] },
        ],
      },
    ],
  },
  'a heading of sixty words': {
    sections: [
      {
        kind: 'section',
        heading: { kind: 'heading', level: 2, text: paragraph.slice(0, 340) },
        blocks: [{ kind: 'paragraph', words: paragraph }],
      },
    ],
  },
  'facts that are stories': { facts: [{ label: paragraph.slice(0, 300), value: paragraph.slice(0, 600) }] },
  'credits longer than a page': { credits: [{ kind: 'paragraph', words: paragraph + paragraph }] },
};

describe('a sheet of', () => {
  for (const [name, odd] of Object.entries(oddities)) {
    it.each(choices)(`${name} has no fault and loses no word (%s %s)`, (...languages) => {
      const contents = contentsOf({ seed: name, map: [2, 2], words: 200 }, languages.filter(Boolean));
      const changed = contents.map((content) => ({ ...content, ...odd })) as typeof contents;
      const printout = layOutSheet(changed, { ink: 'colour', paper: 'a4' });
      expect(pageFaults(printout)).toEqual([]);
      expectWhole(printout, changed);
    });
  }

  it.each([
    [10, 1],
    [1, 10],
  ])('%i by %i tiles has no fault', (across, down) => {
    for (const languages of choices) {
      const contents = contentsOf({ seed: 'long', map: [across, down], legend: 12 }, languages);
      expect(pageFaults(layOutSheet(contents, { ink: 'colour', paper: 'letter' }))).toEqual([]);
    }
  });
});
