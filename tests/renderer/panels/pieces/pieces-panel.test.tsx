import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PartKey } from '../../../../renderer/document/parts';
import { PiecesPanel } from '../../../../renderer/panels/pieces/pieces-panel';
import type { Mission } from '../../../../schemas';
import { emptyMission } from '../../../helpers/empty-mission';
import { openedTab } from '../../../helpers/open-tab';
import { everyToken, placed } from '../../../helpers/stock-faces';

const at = (tile: string, x: number) => ({ tile, x, y: 20 });
const mission: Mission = {
  ...everyToken(),
  placements: [placed('a', '2R', 0, 0), placed('b', '3R', 250, 0)],
  tokens: [
    { id: 'o1', kind: 'objective', colour: 'red', at: at('a', 20) },
    { id: 'o2', kind: 'objective', colour: 'red', at: at('a', 60) },
    { id: 'e1', kind: 'exit', at: at('b', 20) },
  ],
  areas: [{ id: 'town', name: { en: 'The town' }, tiles: ['a'] }],
};

async function tree(of: Mission = mission) {
  const opened = await openedTab(of);
  opened.render(<PiecesPanel />);
  const element = screen.getByRole('tree', { name: 'Pieces of the map' });
  const { tab } = opened;
  return {
    ...opened,
    press: (key: string, modifiers = {}) => fireEvent.keyDown(element, { key, ...modifiers }),
    active: () => document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent,
    selected: () => [...tab.selection.store.getState().keys],
    select: (keys: readonly PartKey[]) => act(() => tab.selection.set(keys)),
  };
}

const item = (name: string | RegExp) => screen.getByRole('treeitem', { name });

describe('the tree of pieces', () => {
  it('has an item for every piece, with its level and its place', async () => {
    await tree();
    expect(screen.getAllByRole('treeitem')).toHaveLength(11);
    const objective = item('Red objective o2, at the west end of the town, north of the Barber shop, A1');
    expect(objective.getAttribute('aria-level')).toBe('2');
    expect(objective.getAttribute('aria-posinset')).toBe('2');
    expect(objective.getAttribute('aria-setsize')).toBe('2');
    expect(item('Tile 2R (a)').getAttribute('aria-expanded')).toBe('true');
    expect(objective.getAttribute('aria-expanded')).toBeNull();
  });

  it('of an empty table says so', async () => {
    const { render } = await openedTab(emptyMission);
    render(<PiecesPanel />);
    expect(screen.getByText('There is nothing on the table yet.')).toBeTruthy();
  });

  it('goes along with the arrows, to the ends with Home and End, and selects nothing by that', async () => {
    const { press, active, selected } = await tree();
    expect(active()).toBe('Tile 2R (a)');
    press('ArrowDown');
    press('ArrowDown');
    expect(active()).toBe('Red objective o2, at the west end of the town, north of the Barber shop, A1');
    press('End');
    expect(active()).toBe('The town (town)');
    press('ArrowDown');
    expect(active()).toBe('The town (town)');
    press('Home');
    press('ArrowUp');
    expect(active()).toBe('Tile 2R (a)');
    expect(selected()).toEqual([]);
  });

  it('opens and closes with the arrows to the sides', async () => {
    const { press, active } = await tree();
    press('ArrowDown');
    press('ArrowLeft');
    expect(active()).toBe('Tile 2R (a)');
    press('ArrowLeft');
    expect(screen.queryByRole('treeitem', { name: /^Red objective/ })).toBeNull();
    press('ArrowDown');
    expect(active()).toBe('Tile 3R (b)');
    press('ArrowUp');
    press('ArrowRight');
    expect(item(/^Red objective o1/)).toBeTruthy();
    press('ArrowRight');
    expect(active()).toMatch(/^Red objective o1/);
  });

  it('finds pieces by their first letters, and goes on with the same letter', async () => {
    const { press, active } = await tree();
    press('r');
    expect(active()).toMatch(/^Red objective o1/);
    press('r');
    expect(active()).toMatch(/^Red objective o2/);
    press('r');
    expect(active()).toMatch(/^Red objective o1/);
  });

  it('selects with Enter what keys have gone to, and brings it into sight', async () => {
    const { press, selected, tab } = await tree();
    act(() => {
      tab.view.resize([400, 400]);
      tab.view.show([0, 0, 500, 250]);
      tab.view.zoomBy(20);
    });
    const before = tab.view.store.getState().viewport;
    press('e');
    press('Enter');
    expect(selected()).toEqual(['token:e1']);
    expect(tab.view.store.getState().viewport).not.toEqual(before);
  });

  it('leaves keys alone that are for others', async () => {
    const { press } = await tree();
    for (const key of ['Delete', 'Escape', 'Tab', 'F2']) expect(press(key)).toBe(true);
    expect(press('a', { ctrlKey: true })).toBe(true);
    expect(press('ArrowDown')).toBe(false);
  });

  it('selects more and less with Ctrl, and with the space bar', async () => {
    const { press, selected } = await tree();
    fireEvent.click(item(/o1/));
    fireEvent.click(item(/e1/), { ctrlKey: true });
    expect(selected()).toEqual(['token:o1', 'token:e1']);
    fireEvent.click(item(/o1/), { metaKey: true });
    expect(selected()).toEqual(['token:e1']);
    press('Home');
    press(' ');
    expect(selected()).toEqual(['token:e1', 'tile:a']);
  });

  it('selects everything between with Shift', async () => {
    const { press, selected, active } = await tree();
    fireEvent.click(item(/o1/));
    fireEvent.click(item(/e1/), { shiftKey: true });
    expect(selected()).toEqual(['token:o1', 'token:o2', 'tile:b', 'token:e1']);
    expect(active()).toMatch(/e1/);
    press('ArrowUp', { shiftKey: true });
    expect(selected()).toEqual(['token:o1', 'token:o2', 'tile:b']);
    press('Home');
    press('ArrowDown', { shiftKey: true });
    press('ArrowDown', { shiftKey: true });
    expect(selected()).toEqual(['tile:a', 'token:o1', 'token:o2']);
  });

  it('shows what is selected on the canvas, and opens what it is hidden in', async () => {
    const { press, select, active } = await tree();
    press('ArrowLeft');
    expect(screen.queryByRole('treeitem', { name: /o2/ })).toBeNull();
    select(['token:o2']);
    expect(item(/o2/).getAttribute('aria-selected')).toBe('true');
    expect(item(/o1/).getAttribute('aria-selected')).toBe('false');
    expect(active()).toMatch(/o2/);
  });

  it('hands areas to the tool for drawing them', async () => {
    const { editor } = await tree();
    fireEvent.click(item('The town (town)'));
    expect(editor.store.getState()).toMatchObject({ tool: 'area', area: 'town' });
    expect(item('The town (town)').getAttribute('aria-selected')).toBe('true');
  });

  it('closes a heading of labels, arrows or areas with a click', async () => {
    const { selected } = await tree();
    fireEvent.click(item('Labels'));
    expect(screen.queryByRole('treeitem', { name: /Main Street/ })).toBeNull();
    expect(selected()).toEqual([]);
  });

  it('follows the mission, but not a hand that is in the middle of something', async () => {
    const { tab } = await tree();
    const gesture = tab.document.begin({ key: 'step.move.token' });
    const move = (draft: Mission) => {
      const [token] = draft.tokens ?? [];
      if (token) token.at.x = 120;
    };
    act(() => gesture.show(move));
    expect(item(/o1/).textContent).toContain('west end of the town');
    act(() => gesture.commit());
    expect(item(/o1/).textContent).toContain('east end of the town');
    act(() => void tab.document.change({ key: 'step.remove.tile' }, (draft) => void draft.placements.pop()));
    expect(screen.queryByRole('treeitem', { name: 'Tile 3R (b)' })).toBeNull();
  });
});
