import { describe, expect, it } from 'vitest';
import { textWidth } from '../../../drawing/text';
import type { Run } from '../../../printing/flow/blocks';
import { brokenIntoLines } from '../../../printing/flow/lines';
import { body } from '../../../printing/flow/type';

const plain = (words: Parameters<typeof brokenIntoLines>[0], width: number): string[] =>
  brokenIntoLines(words, body, width).map(({ fragments }) => fragments.map(({ text }) => text).join(''));

describe('lines of text', () => {
  it('end at spaces and keep these for whoever copies them', () => {
    const lines = plain('Nobody leaves the town before noon', 20);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe('Nobody leaves the town before noon');
    for (const line of lines) expect(textWidth(line.trimEnd(), body)).toBeLessThanOrEqual(20);
  });

  it('never begin with French punctuation, nor end with what opens a quotation', () => {
    const text = 'Qui vive ? Personne ! « Ouvrez » : voilà ; 50 % « non »';
    for (let width = 20; width < 60; width += 0.5) {
      for (const line of plain(text, width)) {
        expect(line).not.toMatch(/^[?!:;»%]/);
        expect(line).not.toMatch(/«\s*$/);
      }
    }
  });

  it('hold at spaces that do not break, which are printed with a letter that the fonts have', () => {
    const lines = plain('Vade\u202fRetro et Vade\u00a0Retro', 15);
    expect(lines).toEqual(['Vade\u00a0Retro ', 'et ', 'Vade\u00a0Retro']);
  });

  it('break a word that is too long for any', () => {
    const word = 'Donnerbuechsenhalterungsschraubenzieher';
    const lines = plain(`so ${word} so`, 18);
    expect(lines.map((line) => line.trimEnd()).join('')).toContain(word);
    for (const line of lines) expect(textWidth(line.trimEnd(), body)).toBeLessThanOrEqual(18);
  });

  it('keep the line breaks of their author', () => {
    expect(plain('One\nTwo\r\n\r\nThree', 50)).toEqual(['One', 'Two', 'Three']);
  });

  it('set bold letters beside others, with or without a space between', () => {
    const runs: Run[] = [{ text: 'Key', bold: true }, { text: ': a red one' }];
    const [line] = brokenIntoLines(runs, body, 80);
    expect(line?.fragments.map(({ text, bold }) => [text, bold])).toEqual([
      ['Key', true],
      [': a red one', false],
    ]);
    const x = textWidth('Key', { ...body, weight: 700 });
    expect(line?.fragments[1]?.x).toBeCloseTo(x);
  });

  it('have one space where their author has left room, however much', () => {
    expect(plain(`«${' '.repeat(20_000)}Open!\t\t»`, 50)).toEqual(['« Open! »']);
  });

  it('are none for nothing', () => {
    expect(plain('', 20)).toEqual([]);
    expect(plain('  \n ', 20)).toEqual([]);
  });
});
