import { expect, it } from 'vitest';
import { boardPalettes, palettes } from '../../../drawing/palette';
import type { Shape } from '../../../drawing/scene';
import { pageMarkup } from '../../../renderer/products/page-markup';

const disc: Shape = { kind: 'circle', centre: [5, 5], radius: 2, fill: 'red' };
const { light } = boardPalettes;

it('a page is an SVG of its size in millimetres, with every entry in its place', () => {
  const page = {
    width: 210,
    height: 297,
    entries: [
      { tag: 'layout', shapes: [disc] },
      { tag: 'layout', shapes: [disc], at: [10, 20], scale: 0.5, palette: palettes.dark },
      { tag: 'layout', shapes: [disc], clip: [1, 2, 3, 4] },
    ],
  } as const;
  const circle = (fill: string) => `<circle cx="5" cy="5" r="2" fill="${fill}"/>`;
  expect(pageMarkup(page, light)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 210 297">' +
      circle(light.red) +
      `<g transform="translate(10 20) scale(0.5)">${circle(palettes.dark.red)}</g>` +
      `<svg x="1" y="2" width="3" height="4" viewBox="1 2 3 4">${circle(light.red)}</svg></svg>`,
  );
});
