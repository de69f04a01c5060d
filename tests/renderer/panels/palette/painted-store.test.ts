import { expect, it } from 'vitest';
import { boardPalettes } from '../../../../drawing/palette';
import { createPaintedStore } from '../../../../renderer/panels/palette/painted-store';
import type { Painting } from '../../../../renderer/panels/palette/painting';

const { light, dark } = boardPalettes;
const painting = (): Painting => ({ box: [0, 0, 10, 10], pixels: 10, shapes: () => [] });
const canvas = () => ({ width: 10, height: 10 });

it('keeps as many pixels as there is room for, and what was looked at last', () => {
  const store = createPaintedStore<ReturnType<typeof canvas>>(250);
  const [one, two, three] = [painting(), painting(), painting()];
  store.keep(one, light, canvas());
  store.keep(two, light, canvas());
  const first = store.get(one, light);
  store.keep(three, light, canvas());
  expect(store.get(one, light)).toBe(first);
  expect(store.get(two, light)).toBeUndefined();
  expect(store.get(three, light)).toBeDefined();
});

it('keeps a picture in the palette that it was painted in last', () => {
  const store = createPaintedStore<ReturnType<typeof canvas>>(250);
  const one = painting();
  for (const palette of [light, dark, light, dark]) store.keep(one, palette, canvas());
  expect(store.get(one, light)).toBeUndefined();
  expect(store.get(one, dark)).toBeDefined();
  store.keep(painting(), dark, canvas());
  expect(store.get(one, dark)).toBeDefined();
});

it('keeps one that is larger than all room until the next', () => {
  const store = createPaintedStore<ReturnType<typeof canvas>>(10);
  const one = painting();
  store.keep(one, light, canvas());
  expect(store.get(one, light)).toBeDefined();
  store.keep(painting(), light, canvas());
  expect(store.get(one, light)).toBeUndefined();
});
