import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitted, shortened, textWidth, wrapText } from '../../drawing/text';
import { file, textWidthsModule } from '../../scripts/generate-text-widths';

const style = { font: 'text', size: 10 } as const;

describe('the table of text widths', () => {
  it('is what the bundled fonts say', () => {
    expect(readFileSync(file, 'utf8')).toBe(textWidthsModule());
  });

  it('knows every letter of English and French', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789àâçéèêëîïôùûüÿœæÀÉŒ’–…·';
    for (const letter of letters) expect(textWidth(letter, { font: 'text', size: 1 })).toBeLessThan(1);
  });

  it('counts a sum of glyphs', () => {
    expect(textWidth('HH', style)).toBeCloseTo(2 * textWidth('H', style), 6);
    expect(textWidth('HH', { ...style, size: 20 })).toBeCloseTo(4 * textWidth('H', style), 6);
  });
});

describe('wrapText', () => {
  it('breaks between words, keeps line breaks, and breaks a word only where it must', () => {
    expect(wrapText('one two\nthree', style, 1000)).toEqual(['one two', 'three']);
    expect(wrapText('one two', style, textWidth('one', style) + 1)).toEqual(['one', 'two']);
    expect(wrapText('MMMM', style, textWidth('MM', style) + 1)).toEqual(['MM', 'MM']);
  });

  it('never makes a line wider than asked, and loses no letter', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 20, max: 200 }), (text, width) => {
        const lines = wrapText(text, style, width);
        for (const line of lines) expect(textWidth(line, style)).toBeLessThanOrEqual(width);
        const letters = (of: string) => of.replaceAll(/[ \t\n]/g, '');
        expect(letters(lines.join(''))).toBe(letters(text));
      }),
    );
  });
});

describe('text that does not fit', () => {
  it('is set smaller down to half, then shortened', () => {
    expect(fitted('Boothill', style, 1000).size).toBe(10);
    expect(fitted('Boothill', style, 1).size).toBe(5);
    const short = shortened('a very long name indeed', style, 40);
    expect(short).toMatch(/…$/);
    expect(textWidth(short, style)).toBeLessThanOrEqual(40);
  });

  it('keeps as much as there is room for, however long it is', () => {
    const name = 'Nowhere, Arizona ';
    const short = shortened(name.repeat(100_000), style, 40);
    const next = name.repeat(2).slice(0, short.length);
    expect(next.startsWith(short.slice(0, -1))).toBe(true);
    expect(textWidth(short, style)).toBeLessThanOrEqual(40);
    expect(textWidth(`${next}…`, style)).toBeGreaterThan(40);
  });
});
