import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { deskFor } from '../../../../renderer/builder/desk';
import { placesIn } from '../../../../renderer/builder/places';
import { laidOut } from '../../../../renderer/document/laid-out';
import type { PartKey } from '../../../../renderer/document/parts';
import type { Tab } from '../../../../renderer/document/tab';
import { SlotPicker } from '../../../../renderer/panels/builder/slot-picker';
import { StoryPanel } from '../../../../renderer/panels/builder/story-panel';
import type { Mission } from '../../../../schemas';
import { openedTab } from '../../../helpers/open-tab';
import { missionOn, objective } from '../../../helpers/small-missions';

const at = { tile: 'a', x: 9, y: 9 };
const tokens = [
  { id: 'gun', kind: 'machine', machine: 'gatling', at },
  { id: 'wagon', kind: 'machine', machine: 'wagon', at },
  { ...objective('o1 a 40 40'), group: 'loot' },
] as NonNullable<Mission['tokens']>;
const areas = [{ id: 'town', name: { en: 'Dodge' }, tiles: ['a'] }];

async function slot(
  list: 'goals' | 'rules',
  story: object,
  words: RegExp,
  selected: readonly PartKey[] = [],
) {
  const opened = await openedTab(missionOn(['a 2R 0 0 0'], { tokens, areas, [list]: [story] }));
  opened.tab.selection.set(selected);
  opened.render(<StoryPanel list={list} />);
  fireEvent.click(screen.getByRole('button', { name: words }));
  return opened.tab;
}

const now = (tab: Tab) => tab.document.store.getState().mission;

describe('a piece that is clicked while the choices of a slot are open', () => {
  it('is named where pieces are named, and the condition around it stays', async () => {
    const goal = { id: 'g', reach: { machine: { machine: 'gun', in: 'town' } } };
    const tab = await slot('goals', goal, /^Change: .*Gatling/);
    act(() => tab.selection.set(['token:wagon']));
    expect(now(tab).goals).toEqual([{ id: 'g', reach: { machine: { machine: 'wagon', in: 'town' } } }]);
    act(() => tab.document.undo());
    expect(now(tab).goals).toEqual([goal]);
  });

  it('answers where it is selected already, and not where the board is only moved', async () => {
    const goal = { id: 'g', reach: { machine: { machine: 'gun', in: 'town' } } };
    const board = document.body.appendChild(document.createElement('div'));
    board.className = 'editor-board';
    const tab = await slot('goals', goal, /^Change: .*Gatling/, ['token:wagon']);
    const from = (clientX: number, name: 'pointerdown' | 'pointerup') =>
      fireEvent(board, new MouseEvent(name, { bubbles: true, clientX }));
    from(10, 'pointerdown');
    from(60, 'pointerup');
    expect(now(tab).goals).toEqual([goal]);
    from(10, 'pointerdown');
    from(11, 'pointerup');
    board.remove();
    expect(now(tab).goals).toEqual([{ id: 'g', reach: { machine: { machine: 'wagon', in: 'town' } } }]);
  });

  it('is meant by its group where nobody names one by one, and by that only once', async () => {
    const effect = { effect: 'discard', objective: { colour: 'red' }, who: 'all' };
    const story = { id: 'r', when: { event: 'set-up' }, do: [effect] };
    const tab = await slot('rules', story, /^Change: .*red/);
    act(() => tab.selection.set(['token:o1']));
    const ofGroup = { ...effect, objective: { colour: 'red', group: 'loot' } };
    expect(now(tab).rules).toEqual([{ ...story, do: [ofGroup] }]);
    act(() => tab.document.undo());
    expect(now(tab).rules).toEqual([story]);
  });
});

describe('a zone to be clicked', () => {
  /** Clicked on the board, which lies beside the panel. */
  const click = (tab: Tab, part: string) =>
    act(() => {
      tab.view.pin(laidOut(now(tab)).board.zoneOf(part));
      const board = document.body.appendChild(document.createElement('div'));
      board.className = 'editor-board';
      fireEvent.pointerUp(board);
      board.remove();
    });
  const choose = (words: RegExp) => fireEvent.click(screen.getByRole('button', { name: words }));
  const zones = (tab: Tab) => now(tab).areas?.map(({ zones: own = [] }) => own);

  it('becomes an area, into which the next ones come; what nobody has named is called by what it is', async () => {
    const goal = { id: 'g', reach: { machine: { machine: 'gun', in: 'first-spawn-zone' } } };
    const tab = await slot('goals', goal, /^Change: .*First Spawn/);
    click(tab, 'a.A');
    choose(/^Make an area of this zone: Back room/);
    const [, made] = now(tab).areas ?? [];
    expect(now(tab).goals?.[0]).toMatchObject({ reach: { machine: { in: made?.id } } });
    expect(screen.queryByRole('button', { name: /^Take this zone out/ })).toBeNull();
    click(tab, 'a.N');
    const takesIn = screen.getByRole('button', { name: /^Take this zone into ‘Back room/ });
    takesIn.focus();
    fireEvent.click(takesIn);
    expect(document.activeElement?.textContent).toMatch(/^Take this zone out of ‘Back room/);
    expect(zones(tab)).toEqual([[], ['a.A', 'a.N']]);
    expect(now(tab).areas?.[1]?.name).toEqual({ en: 'Back room of the Barber shop and 1 more zone' });
    choose(/^Take this zone out of ‘Back room of the Barber shop and 1 more zone’: /);
    expect(zones(tab)).toEqual([[], ['a.A']]);
    act(() => tab.document.undo());
    act(() => tab.document.undo());
    act(() => tab.document.undo());
    expect([zones(tab), now(tab).goals]).toEqual([[[]], [goal]]);
  });
  it('answers all places of a slot, and the area that one of them names is spoken of as long as they are open', async () => {
    const value = { effect: 'move', zombies: {}, in: 'town', to: 'first-spawn-zone' };
    const mission = missionOn(['a 2R 0 0 0'], { tokens, areas });
    const { render, tab, editor } = await openedTab(mission);
    const change = vi.fn();
    const places = placesIn('Effect', value, false).filter(({ path }) =>
      ['in', 'to'].includes(path.join('.')),
    );
    const picker = {
      places,
      within: { part: 'Effect', value },
      desk: deskFor(mission, 'en'),
      change,
    } as const;
    const { unmount } = render(<SlotPicker {...picker} />);
    expect(places).toHaveLength(2);
    expect(screen.getAllByText('You can also click a zone on the board.')).toHaveLength(1);
    expect(editor.store.getState().meant).toBe('town');
    click(tab, 'a.N');
    const [of, to] = screen.getAllByRole('button', { name: /^The area ‘Dodge’|^Make an area/ });
    expect(screen.getAllByRole('button', { name: /^Make an area/ })).toHaveLength(2);
    expect([of?.closest('section')?.ariaLabel, to?.closest('section')?.ariaLabel]).not.toContain(null);
    choose(/^The area ‘Dodge’, in which/);
    expect(change).toHaveBeenLastCalledWith({ ...value, to: 'town' }, undefined);
    unmount();
    expect(editor.store.getState().meant).toBeUndefined();
  });

  it('is asked for only where a place can be named, and not where something is for people', async () => {
    const effect = { effect: 'adrenaline', amount: 2, to: 'others' };
    const story = { id: 'r', when: { event: 'objective-taken' }, do: [effect] };
    await slot('rules', story, /^Change: .*other/);
    expect(screen.getByRole('button', { name: 'the survivor gets' })).toBeTruthy();
    expect(screen.queryByText('You can also click a zone on the board.')).toBeNull();
  });
});

describe('a click on the board', () => {
  const goal = { id: 'g', reach: { machine: { machine: 'gun', in: 'town' } } };
  const left = { id: 'g', reach: { left: { by: 'exit' } } };

  it.each([
    ['leaves choices open that it can answer', goal, /^Change: .*Gatling/, true],
    ['closes those that it cannot', left, /^Change: Leave/, false],
  ])('%s', async (_what, story, words, stays) => {
    await slot('goals', story, words);
    const board = document.body.appendChild(document.createElement('div'));
    board.className = 'editor-board';
    // The choices listen to what is clicked from the next moment on.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    fireEvent.pointerDown(board);
    fireEvent.click(board);
    expect(screen.queryByRole('dialog') !== null).toBe(stays);
    board.remove();
  });
});
