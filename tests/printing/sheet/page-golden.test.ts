import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../languages';
import type { Ink } from '../../../printing/inks';
import { layOutSheet } from '../../../printing/sheet/lay-out';
import { pngOf } from '../../helpers/pictures';
import { type Measure, madeUpContent } from '../../helpers/printing/made-up-content';
import { pageSvg } from '../../helpers/printing/page-svg';

const folder = fileURLToPath(new URL('../../golden/pages/', import.meta.url));
const list = `${folder}hashes.json`;

interface Sheet extends Omit<Measure, 'language'> {
  readonly languages: readonly [Language, ...Language[]];
  readonly ink: Ink;
  readonly paper: 'a4' | 'letter';
}

/** Of missions that nobody wrote, so that only another layout changes them. */
const sheets: Readonly<Record<string, Sheet>> = {
  colour: { seed: 'golden', map: [3, 2], words: 500, languages: ['en'], ink: 'colour', paper: 'a4' },
  saver: { seed: 'saver', map: [2, 2], words: 300, languages: ['fr'], ink: 'saver', paper: 'letter' },
  both: { seed: 'both', map: [3, 3], words: 300, languages: ['fr', 'en'], ink: 'grey', paper: 'a4' },
};

function pagesOf({ languages, ink, paper, ...measure }: Sheet): string[] {
  const [first, ...others] = languages;
  const content = (language: Language) => madeUpContent({ ...measure, language });
  const printout = layOutSheet([content(first), ...others.map(content)], { ink, paper });
  return printout.pages.map((_, index) => pageSvg(printout, index));
}

function hashOf(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 16);
}

/** The pictures are for the eye, the hashes for the test. */
if (process.env['GOLDEN'] === 'write') {
  mkdirSync(folder, { recursive: true });
  const hashes: Record<string, string[]> = {};
  for (const [name, sheet] of Object.entries(sheets)) {
    const pages = pagesOf(sheet);
    hashes[name] = pages.map(hashOf);
    writeFileSync(`${folder}${name}.png`, pngOf(pages[0] ?? '', 480));
  }
  writeFileSync(list, `${JSON.stringify(hashes, undefined, 2)}\n`);
}

describe('the golden pages', () => {
  const golden = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string[]>;

  it.each(Object.entries(sheets))(
    '%s looks as it did (if it was meant to change: tests/README.md)',
    (name, sheet) => {
      expect(pagesOf(sheet).map(hashOf)).toEqual(golden[name]);
    },
  );

  it('are there as pictures', () => {
    expect(Object.keys(golden)).toEqual(Object.keys(sheets));
    for (const name of Object.keys(golden)) {
      expect(readFileSync(`${folder}${name}.png`).subarray(1, 4).toString()).toBe('PNG');
    }
  });
});
