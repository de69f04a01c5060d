import { describe, expect, it } from 'vitest';
import type { ColourName } from '../../drawing/palette';
import { tokenShapes } from '../../drawing/token/token';
import { inkedShapes, paperPalettes } from '../../printing/inks';

/** How light a colour looks, from 0 to 100. */
function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return light > 0.008856 ? 116 * Math.cbrt(light) - 16 : light * 903.3;
}

const tokens: readonly ColourName[] = ['red', 'violet', 'blue', 'green', 'orange', 'yellow', 'bone'];
const grounds: readonly ColourName[] = ['street', 'floor', 'plank', 'balcony', 'paper', 'table'];

describe('colours on paper', () => {
  it('tell tokens apart by their lightness where there is only grey', () => {
    const light = tokens.map((name) => lightness(paperPalettes.grey[name])).sort((a, b) => a - b);
    light.slice(1).forEach((each, index) => {
      expect(each - (light[index] ?? 0)).toBeGreaterThan(7);
    });
  });

  it('are grey in grey, and light letters can be read on every dark token', () => {
    const { grey } = paperPalettes;
    for (const colour of Object.values(grey)) expect(colour).toMatch(/^#(..)\1\1$/);
    for (const name of ['red', 'violet', 'blue', 'green', 'orange', 'timber'] as const) {
      expect(lightness(grey.bone) - lightness(grey[name])).toBeGreaterThan(40);
    }
  });

  it('lie on white paper', () => {
    for (const { table } of Object.values(paperPalettes)) expect(table).toBe('#ffffff');
  });

  it('leave white what is a floor where ink is saved, and everything else light but lines and letters', () => {
    const { saver } = paperPalettes;
    for (const name of grounds) expect(lightness(saver[name])).toBeGreaterThan(97);
    for (const name of tokens) expect(lightness(saver[name])).toBeGreaterThan(80);
    expect(lightness(saver.ink)).toBeLessThan(25);
  });

  it('keep the shape and the letter of a token where ink is saved', () => {
    const shapes = tokenShapes({ system: 'undead-or-alive', kind: 'exit' });
    const saved = inkedShapes(shapes, 'saver');
    expect(saved.map(({ kind }) => kind)).toEqual(shapes.map(({ kind }) => kind));
    const letters = saved.filter((shape) => shape.kind === 'text');
    expect(letters.length).toBeGreaterThan(0);
    for (const letter of letters) expect(letter.fill).toBe('ink');
    expect(inkedShapes(shapes, 'colour')).toBe(shapes);
  });

  it('keep the white borders of streets in sight where the street is white', () => {
    const dash = [
      [0, 0],
      [9, 0],
      [9, 1],
    ] as const;
    const [dashes, stroke] = inkedShapes(
      [
        { kind: 'path', outlines: [dash, dash], fill: 'paint' },
        { kind: 'stroke', lines: [dash], closed: false, width: 1, stroke: 'paint' },
      ],
      'saver',
    );
    expect(dashes).toMatchObject({ fill: 'wallCore' });
    expect(stroke).toMatchObject({ stroke: 'wallCore' });
  });
});
