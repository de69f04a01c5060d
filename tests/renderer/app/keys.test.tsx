import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listenToKeys } from '../../../renderer/app/shortcuts';
import type { Tab } from '../../../renderer/document/tab';
import { createSession, type Session } from '../../../renderer/session/session';
import { FakeHost } from '../../helpers/fake-host';
import { sampleMission } from '../../helpers/samples';

let session: Session;
let tab: Tab;

beforeEach(async () => {
  session = await createSession(new FakeHost(), 'en');
  onTestFinished(listenToKeys(session, window, false));
  tab = session.tabs.open({
    name: 'small.json',
    mission: sampleMission('two-tiles.json'),
    savedStep: 'start',
  });
  tab.view.resize([800, 600]);
  tab.view.show([0, 0, 528, 278]);
  document.body.innerHTML =
    '<button></button><aside><div></div></aside><div role="dialog"></div><div role="tree"></div><input />';
});

/** Whether somebody used the key. */
function press(
  key: string,
  { where = 'body', ...more }: { where?: string } & KeyboardEventInit = {},
): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.querySelector(where)?.dispatchEvent(event);
  return event.defaultPrevented;
}

const place = () => {
  const { x, y } = tab.view.store.getState().viewport;
  return [Math.round(x), Math.round(y)] as const;
};

describe('the arrow keys', () => {
  it('move what is looked at, with Shift further', () => {
    const [x, y] = place();
    press('ArrowRight', { where: 'button' });
    expect(place()).toEqual([x - 60, y]);
    press('ArrowUp');
    expect(place()).toEqual([x - 60, y + 60]);
    press('ArrowLeft', { shiftKey: true });
    expect(place()).toEqual([x + 240, y + 60]);
  });

  it('go on while they are held', () => {
    const [x, y] = place();
    press('ArrowDown');
    press('ArrowDown', { repeat: true });
    expect(place()).toEqual([x, y - 120]);
  });

  it.each(['aside div', '[role=dialog]'])('are left to what scrolls or has a choice: %s', (where) => {
    const before = place();
    expect(press('ArrowDown', { where })).toBe(false);
    expect(place()).toEqual(before);
  });

  it('do nothing while no mission is open', () => {
    session.tabs.close(tab);
    expect(press('ArrowDown')).toBe(false);
  });
});

describe('Escape', () => {
  it('lets the pinned zone go', () => {
    tab.view.pin(1);
    expect(press('Escape')).toBe(true);
    expect(tab.view.store.getState().pinned).toBeUndefined();
    expect(press('Escape')).toBe(false);
  });

  it('that has closed something already lets nothing go', () => {
    tab.view.pin(1);
    const close = (event: Event) => event.preventDefault();
    document.addEventListener('keydown', close, { capture: true });
    onTestFinished(() => document.removeEventListener('keydown', close, { capture: true }));
    press('Escape');
    expect(tab.view.store.getState().pinned).toBe(1);
  });
});

it('letters are left to dialogs, and to lists that find their items by them', () => {
  expect(press('z', { where: '[role=dialog]' })).toBe(false);
  expect(press('z', { where: '[role=tree]' })).toBe(false);
  expect(session.store.getState().showing.zones).toBe(false);
  press('z');
  expect(session.store.getState().showing.zones).toBe(true);
});

describe('behind a dialog', () => {
  it.each(['boxes', 'texts', 'library', 'versions', 'about', 'print', 'find'] as const)(
    '(%s) no key does anything',
    (dialog) => {
      tab.selection.set(['tile:a']);
      tab.document.change({ key: 'step.cut' }, (draft) => void (draft.id = 'changed'));
      session.showDialog(dialog);
      for (const key of ['Delete', 'ArrowLeft', 'r', 'v', 'Escape']) expect(press(key)).toBe(false);
      for (const key of ['z', 'n', 'o', 'w', 'a']) press(key, { ctrlKey: true });
      expect(tab.document.store.getState().mission).toMatchObject({
        id: 'changed',
        placements: [{ id: 'a' }, {}],
      });
      session.showDialog(undefined);
      expect(press('Delete')).toBe(true);
    },
  );

  it('no key that means something here is left to the browser, but for those of the clipboard', () => {
    session.showDialog('about');
    expect(press('s', { ctrlKey: true })).toBe(true);
    expect(press('o', { ctrlKey: true })).toBe(true);
    expect(press('c', { ctrlKey: true })).toBe(false);
    expect(press('j', { ctrlKey: true })).toBe(false);
    expect(press('Escape')).toBe(false);
    session.showDialog(undefined);
  });

  it('a mission is saved while its texts are written there, and from no other one', () => {
    tab.file.setState({ isReadOnly: false });
    const saved: Tab[] = [];
    vi.spyOn(session.files, 'save').mockImplementation((which) => {
      saved.push(which);
      return Promise.resolve(true);
    });
    session.showDialog('about');
    press('s', { ctrlKey: true, where: 'input' });
    expect(saved).toEqual([]);
    session.showDialog('texts');
    expect(press('s', { ctrlKey: true, where: 'input' })).toBe(true);
    expect(saved).toEqual([tab]);
  });
});

describe('a field', () => {
  it('keeps what it does by itself', () => {
    tab.selection.set(['tile:a']);
    for (const key of ['Delete', 'Backspace', 'ArrowLeft', 'r', 'Escape'])
      expect(press(key, { where: 'input' })).toBe(false);
    for (const key of ['z', 'a', 'y']) expect(press(key, { where: 'input', ctrlKey: true })).toBe(false);
    expect(tab.document.store.getState().history.steps).toEqual([]);
  });

  it('leaves the keys to the window that mean nothing in it', () => {
    expect(press('d', { where: 'input', ctrlKey: true })).toBe(false);
    tab.selection.set(['tile:a']);
    expect(press('d', { where: 'input', ctrlKey: true })).toBe(true);
  });
});

describe('with something selected', () => {
  beforeEach(() => tab.selection.set(['tile:a']));

  it('arrows move that, and a key that is held makes one step', () => {
    const before = place();
    press('ArrowLeft');
    press('ArrowLeft', { repeat: true });
    expect(tab.document.store.getState().mission.placements[0]?.x).toBeLessThan(0);
    expect(tab.document.store.getState().history.steps).toHaveLength(1);
    expect(place()).toEqual(before);
  });

  it('arrows move no tile onto another, and it is said why', () => {
    press('ArrowRight');
    expect(tab.document.store.getState().history.steps).toEqual([]);
    expect(session.editorOf(tab).store.getState()).toMatchObject({ said: { key: 'tool.overlaps' } });
  });

  it('Delete removes it, and Ctrl+Z brings it back', () => {
    const { mission } = tab.document.store.getState();
    press('Delete');
    expect(tab.document.store.getState().mission.placements).toHaveLength(mission.placements.length - 1);
    press('z', { ctrlKey: true });
    expect(tab.document.store.getState().mission).toEqual(mission);
    press('y', { ctrlKey: true });
    expect(tab.document.store.getState().mission.placements).toHaveLength(mission.placements.length - 1);
  });

  it('Escape lets go of the tool before the selection', () => {
    session.editorOf(tab).choose('label');
    press('Escape');
    expect(session.editorOf(tab).store.getState().tool).toBe('select');
    expect(tab.selection.store.getState().keys.size).toBe(1);
    press('Escape');
    expect(tab.selection.store.getState().keys.size).toBe(0);
  });

  it('nothing is changed where a mission may only be looked at', () => {
    tab.file.setState({ isReadOnly: true });
    for (const key of ['Delete', 'r', 'f']) press(key);
    expect(tab.document.store.getState().history.steps).toEqual([]);
  });
});

describe('a key that is pressed at once', () => {
  it('after the one for a new mission is about that mission', async () => {
    await session.files.close(tab);
    expect(press('p', { ctrlKey: true })).toBe(false);
    press('n', { ctrlKey: true });
    expect(press('p', { ctrlKey: true })).toBe(true);
    expect(session.store.getState().dialog).toBe('print');
  });
});
