import { expect, it } from 'vitest';
import { type Folding, isOpen, type SidePanel, toggled, unfolded } from '../../../renderer/session/folding';

const narrow: Folding = { ...unfolded, isNarrow: true };
const open = (folding: Folding, isReadOnly = false) =>
  (['palette', 'properties'] as const).filter((panel) => isOpen(folding, panel, { isReadOnly }));

it('a wide window has room for both panels, a narrow one for the palette', () => {
  expect(open(unfolded)).toEqual(['palette', 'properties']);
  expect(open(narrow)).toEqual(['palette']);
});

it('a narrow window begins with the properties of what may only be looked at, and folds them away', () => {
  expect(open(narrow, true)).toEqual(['properties']);
  expect(open(toggled(narrow, 'properties', { isReadOnly: true }), true)).toEqual([]);
  // A mission beside it that can be drawn on has its palette all the same.
  expect(open(narrow)).toEqual(['palette']);
});

it('a narrow window has one panel at a time', () => {
  const after = (panels: readonly SidePanel[]) =>
    open(panels.reduce((folding, panel) => toggled(folding, panel, {}), narrow));
  expect(after(['properties'])).toEqual(['properties']);
  expect(after(['properties', 'palette'])).toEqual(['palette']);
  expect(after(['palette'])).toEqual([]);
});

it('a narrow window leaves all the room to the board of a game, until a panel is asked for there', () => {
  const game = { isPlaying: true };
  expect(isOpen(narrow, 'palette', game)).toBe(false);
  const asked = toggled(narrow, 'properties', game);
  expect(isOpen(asked, 'properties', game)).toBe(true);
  expect(open(asked)).toEqual(['palette']);
});

it('the board of a game has all the room in a wide window, too, until a panel is pinned open there', () => {
  const game = { isPlaying: true };
  const pinned = toggled(unfolded, 'palette', game);
  expect([unfolded, pinned].map((folding) => isOpen(folding, 'palette', game))).toEqual([false, true]);
  expect(isOpen(pinned, 'properties', game)).toBe(false);
  expect(open(toggled(pinned, 'palette', game))).toEqual(['palette', 'properties']);
});

it('cards lie folded below the board of a game, until they are pinned open', () => {
  const game = { isPlaying: true };
  const pinned = toggled(unfolded, 'hand', game);
  expect([unfolded, pinned].map((folding) => isOpen(folding, 'hand', game))).toEqual([false, true]);
  expect(isOpen({ ...pinned, isNarrow: true }, 'hand', game)).toBe(true);
});
