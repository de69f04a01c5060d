import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { boardPalettes } from '../../../../drawing/palette';
import { Palette } from '../../../../renderer/panels/palette/palette';
import type { Mission } from '../../../../schemas';
import { emptyMission } from '../../../helpers/empty-mission';
import { faceWith } from '../../../helpers/missions';
import { openedTab } from '../../../helpers/open-tab';
import { placed } from '../../../helpers/stock-faces';

const laid: Mission = { ...emptyMission, placements: [placed('a', '3R', 0, 0)] };

async function shown(mission = emptyMission, locale = 'en') {
  const onTaken = vi.fn();
  const open = await openedTab(mission, { locale });
  open.render(<Palette palette={boardPalettes.light} onTaken={onTaken} />);
  return { ...open, onTaken };
}

/** By its name; to ask for the roles of all of them takes a browser that is none half a second. */
function item(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
  if (!found) throw new Error(`The palette has no ${name}`);
  return found;
}
const names = () =>
  [...document.querySelectorAll('[data-item]')].map((one) => one.getAttribute('aria-label'));
const search = (query: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: query } });

/** As a mouse does it; `detail` tells a browser's click by hand from one by keyboard. */
function click(name: string, more: { altKey?: boolean } = {}) {
  fireEvent.pointerDown(item(name), { button: 0, ...more });
  fireEvent.click(item(name), { detail: 1, ...more });
}

describe('taking', () => {
  it('happens when the pointer goes down, so that one can drag', async () => {
    const { editor, onTaken } = await shown();
    fireEvent.pointerDown(item('3R Ruined warehouse'), { button: 0 });
    expect(editor.taken).toEqual([
      { kind: 'tiles', tiles: [{ face: '3R', x: -125, y: -125, rotation: 0 }], rotation: 0 },
    ]);
    expect(onTaken).not.toHaveBeenCalled();
  });

  it('by a click leaves it in the hand, and another click lets it go', async () => {
    const { editor } = await shown();
    click('Exit');
    expect(editor.store.getState().tool).toBe('place');
    expect(item('Exit').getAttribute('aria-pressed')).toBe('true');
    click('Exit');
    expect(editor.store.getState().tool).toBe('select');
    expect(item('Exit').getAttribute('aria-pressed')).toBe('false');
  });

  it('by keyboard goes on at the board', async () => {
    const { editor, onTaken } = await shown();
    fireEvent.click(item('Exit'), { detail: 0 });
    expect(editor.taken).toEqual([{ kind: 'piece', piece: { kind: 'exit' } }]);
    expect(onTaken).toHaveBeenCalledOnce();
  });

  it('does not happen with another button, nor goes on when the system takes the pointer away', async () => {
    const { editor } = await shown();
    fireEvent.pointerDown(item('Exit'), { button: 2 });
    expect(editor.taken).toEqual([]);
    fireEvent.pointerDown(item('Exit'), { button: 0 });
    fireEvent.pointerCancel(item('Exit'));
    expect(editor.store.getState().tool).toBe('select');
  });
});

describe('what is used up', () => {
  it('says why, in the tooltip and to screen readers', async () => {
    await shown(laid);
    const back = item('3V Chapel');
    expect(back.getAttribute('aria-disabled')).toBe('true');
    expect(back.title).toBe('3V is the back of 3R, which is on the board. Hold Alt to take it all the same.');
    const about = document.getElementById(back.getAttribute('aria-describedby') ?? '');
    expect(about?.textContent).toBe(`Corpse Pile. ${back.title}`);
  });

  it('is not taken by a click, which tells the reason', async () => {
    const { editor } = await shown(laid);
    click('3V Chapel');
    expect(editor.taken).toEqual([]);
    expect(
      screen.getByText(/^3V is the back of 3R.*all the same\.$/, { selector: '[role=status]' }),
    ).toBeTruthy();
  });

  it('is taken with Alt', async () => {
    const { editor } = await shown(laid);
    click('3V Chapel', { altKey: true });
    expect(editor.taken).toHaveLength(1);
    expect(editor.store.getState().tool).toBe('place');
  });

  it('is taken with Alt and Enter', async () => {
    const { editor, onTaken } = await shown(laid);
    fireEvent.keyDown(item('3V Chapel'), { key: 'Enter', altKey: true });
    expect(editor.taken).toHaveLength(1);
    expect(onTaken).toHaveBeenCalledOnce();
  });

  it('can still be let go by whoever holds the last of it', async () => {
    const { editor, tab } = await shown();
    click('3V Chapel');
    act(
      () =>
        void tab.document.change(
          { key: 'app.name' },
          (mission) => void mission.placements.push(placed('a', '3V', 0, 0)),
        ),
    );
    click('3V Chapel');
    expect(editor.store.getState().tool).toBe('select');
  });

  it('has a menu that takes it all the same, or selects what uses it up', async () => {
    const { editor, tab, onTaken } = await shown(laid);
    fireEvent.contextMenu(item('3V Chapel'));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Select what uses it up' }));
    expect([...tab.selection.store.getState().keys]).toEqual(['tile:a']);
    fireEvent.contextMenu(item('3V Chapel'));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Take it all the same' }));
    expect(editor.taken).toHaveLength(1);
    expect(onTaken).toHaveBeenCalledOnce();
  });

  it('is there again when the tile is taken off the board, and by undoing that not', async () => {
    const { tab } = await shown(laid);
    act(() => void tab.document.change({ key: 'app.name' }, (mission) => void (mission.placements = [])));
    expect(item('3V Chapel').hasAttribute('aria-disabled')).toBe(false);
    act(() => tab.document.undo());
    expect(item('3V Chapel').getAttribute('aria-disabled')).toBe('true');
  });

  it('follows what the user owns', async () => {
    const { session } = await shown();
    await act(() => session.changeSettings({ boxes: { 'undead-or-alive': 0 } }));
    expect(item('3V Chapel').title).toMatch(/^None of your boxes has tile 3\./);
    expect(item('No crate').hasAttribute('aria-disabled')).toBe(false);
  });
});

describe('the search', () => {
  it('finds faces by name, room and chip, tokens and people in one go', async () => {
    await shown();
    search('cemetery');
    expect(names()).toEqual(['9V Cemetery']);
    search('barroom');
    expect(names()).toEqual(['5R Saloon']);
    search('abomination');
    expect(names()).toEqual(['8V Mine', '9V Cemetery', 'Abomination spawn', 'Abomination']);
    expect(screen.getByText('4 found')).toBeTruthy();
    search('xyz');
    expect(names()).toEqual([]);
    expect(screen.getByText('0 found')).toBeTruthy();
  });

  it('speaks French, and needs no accents', async () => {
    await shown(emptyMission, 'fr');
    search('eglise');
    expect(names()).toEqual(['6R Église']);
  });

  it('leads on to what was found', async () => {
    await shown();
    search('mine');
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(item('8V Mine'));
  });

  it('takes the first that was found with Enter, and is cleared with Escape', async () => {
    const { editor, onTaken } = await shown();
    search('mine');
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
    expect(editor.taken).toMatchObject([{ tiles: [{ face: '8V' }] }]);
    expect(onTaken).toHaveBeenCalledOnce();
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
    expect(names().length).toBeGreaterThan(50);
  });
});

describe('the keyboard', () => {
  const stops = () =>
    [...document.querySelectorAll<HTMLElement>('[data-item]')].filter(({ tabIndex }) => tabIndex === 0);

  it('comes to the whole list in one stop, and goes along it with arrows', async () => {
    await shown();
    expect(stops()).toEqual([item('1R Town house')]);
    act(() => item('1R Town house').focus());
    fireEvent.keyDown(item('1R Town house'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(item('1V Coal and wood sheds'));
    expect(stops()).toEqual([item('1V Coal and wood sheds')]);
  });

  it('always has a stop, whatever is found', async () => {
    await shown();
    act(() => item('1V Coal and wood sheds').focus());
    search('mine');
    expect(stops()).toEqual([item('8V Mine')]);
  });
});

it('faces of the mission’s own have their section', async () => {
  const own = faceWith({}) as unknown as NonNullable<Mission['faces']>[number];
  await shown({ ...emptyMission, faces: [own] });
  expect(screen.getByRole('group', { name: 'Of this mission' }).textContent).toContain('Yard');
});

it('the sections are named, and My boxes is at hand', async () => {
  const { session } = await shown();
  const sections = screen.getAllByRole('group').map((one) => one.querySelector('h2')?.textContent);
  expect(sections).toEqual(['Tiles', 'Tokens', 'People', 'Zombies', 'Machines', 'Train']);
  fireEvent.click(screen.getByRole('button', { name: 'My boxes…' }));
  expect(session.store.getState().dialog).toBe('boxes');
});
