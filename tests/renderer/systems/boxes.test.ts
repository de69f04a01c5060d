import { expect, it } from 'vitest';
import { systems } from '../../../engine';
import { defaultSettings } from '../../../schemas';

it('whoever has settled nothing owns the own box of every game, once', () => {
  const boxes = Object.values(systems).map(({ content }) => content.tileset.id);
  expect(defaultSettings.boxes).toEqual(Object.fromEntries(boxes.map((box) => [box, 1])));
});
