import { expect, it } from 'vitest';
import { boardPalettes, type ColourName, type Palette, palettes } from '../../drawing/palette';
import { letterColour } from '../../drawing/token/chip';

type Pair = readonly [on: ColourName, ground: ColourName];

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** As WCAG 2 measures it. */
function contrast(palette: Palette, [on, ground]: Pair): number {
  const [light = 0, dark = 0] = [palette[on], palette[ground]].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function pairs(on: readonly ColourName[], grounds: readonly ColourName[]): Pair[] {
  return on.flatMap((one) => grounds.map((ground): Pair => [one, ground]));
}

function tooFaint(palette: Palette, all: readonly Pair[], least: number): string[] {
  return all
    .filter((pair) => contrast(palette, pair) < least)
    .map((pair) => `${pair.join(' on ')}: ${contrast(palette, pair).toFixed(2)}`);
}

const text = {
  window: [
    ...pairs(['ink'], ['paper', 'balcony', 'street', 'dust']),
    ...pairs(['red'], ['paper', 'balcony']),
    ...pairs(['paper'], ['ink', 'red', 'blue']),
  ],
  board: [
    ...pairs(['ink'], ['paint', 'paper', 'bone', 'street']),
    ...pairs(['red', 'blue'], ['bone', 'paper']),
    ...pairs(['green'], ['paper']),
    ...pairs(['paint'], ['ink']),
    ...pairs(['bone'], ['timber']),
    ...pairs(['tableInk'], ['table']),
  ],
};

const chips = ['red', 'blue', 'green', 'yellow', 'orange', 'violet', 'timber', 'iron', 'bone'] as const;

const signs = {
  window: [
    ...pairs(['red', 'green', 'blue', 'seam'], ['paper']),
    ...pairs(['red', 'green', 'blue'], ['balcony', 'street']),
  ],
  board: [
    ...pairs(['red', 'blue', 'green', 'violet'], ['street', 'bone']),
    ...pairs(['pen'], ['bone']),
    ...chips.map((fill): Pair => [letterColour(fill), fill]),
  ],
};

it('an arrow on the table by night is no hollow one', () => {
  expect(tooFaint(boardPalettes.dark, [['pen', 'table']], 3)).toEqual([]);
});

for (const theme of ['light', 'dark'] as const) {
  it(`every word can be read, ${theme}`, () => {
    expect(tooFaint(palettes[theme], text.window, 4.5)).toEqual([]);
    expect(tooFaint(boardPalettes[theme], text.board, 4.5)).toEqual([]);
  });

  it(`every sign can be seen, ${theme}`, () => {
    expect(tooFaint(palettes[theme], signs.window, 3)).toEqual([]);
    expect(tooFaint(boardPalettes[theme], signs.board, 3)).toEqual([]);
  });
}
