import { beforeEach, describe, expect, it } from 'vitest';
import { editActions } from '../../../renderer/app/actions/edit-actions';
import { copyByMenu, listenToClipboard, pasteByMenu } from '../../../renderer/app/clipboard';
import { allParts, type PartKey } from '../../../renderer/document/parts';
import type { Tab } from '../../../renderer/document/tab';
import { createSession, type Session } from '../../../renderer/session/session';
import type { Mission } from '../../../schemas';
import { placementsOf } from '../../helpers/board';
import { emptyMission } from '../../helpers/empty-mission';
import { FakeHost } from '../../helpers/fake-host';

let session: Session;
let page: Window;
let opened: unknown[];

beforeEach(async () => {
  session = await createSession(new FakeHost(), 'en');
  page = Object.assign(new EventTarget(), { getSelection: () => null }) as unknown as Window;
  opened = [];
  listenToClipboard(session, page, (what) => opened.push(what));
});

const open = (more: Partial<Mission> = {}, isReadOnly = false): Tab =>
  session.tabs.open({ name: 'test.json', mission: { ...emptyMission, ...more }, isReadOnly });
const board: Partial<Mission> = {
  placements: placementsOf(['a 2R']),
  tokens: [{ id: 'e', kind: 'exit', at: { tile: 'a', x: 30, y: 30 } }],
};
const said = (tab: Tab) => session.editorOf(tab).store.getState().said?.key;
const partsOf = (tab: Tab) => allParts(tab.document.store.getState().mission);

function copied(tab: Tab, keys: readonly PartKey[]): void {
  tab.selection.set(keys);
  copyByMenu(session);
}

function paste(text: string): void {
  const data = { files: [], getData: () => text };
  page.dispatchEvent(Object.assign(new Event('paste'), { clipboardData: data }));
}

describe('pasting', () => {
  it('says that there is nothing, or nothing of a mission', () => {
    const tab = open(board);
    paste('  ');
    expect(said(tab)).toBe('paste.nothing');
    paste('Dear Ann,');
    expect(said(tab)).toBe('paste.foreign');
    expect(opened).toEqual([]);
  });

  it('opens the text of a mission', () => {
    const tab = open(board);
    paste(JSON.stringify(emptyMission));
    expect(opened).toEqual([{ text: JSON.stringify(emptyMission) }]);
    expect(said(tab)).toBeUndefined();
  });

  it('says that parts are of another game, be it known here or not', () => {
    const tab = open(board);
    tab.selection.set(['tile:a']);
    let text = '';
    const clipboardData = { setData: (_: string, data: string) => (text = data) };
    page.dispatchEvent(Object.assign(new Event('copy'), { clipboardData }));
    paste(text.replace(emptyMission.system, 'gears-and-guns'));
    expect(said(tab)).toBe('paste.other-game');
    expect(partsOf(tab)).toEqual(['tile:a', 'token:e']);
    expect(opened).toEqual([]);
    paste(text);
    expect(said(tab)).toBeUndefined();
    expect(partsOf(tab)).toHaveLength(4);
  });

  it('says that pieces need a tile', () => {
    copied(open(board), ['token:e']);
    const empty = open();
    pasteByMenu(session);
    expect(said(empty)).toBe('paste.no-tile');
    expect(partsOf(empty)).toEqual([]);
  });

  it('says that a mission can only be looked at', () => {
    copied(open(board), ['tile:a']);
    const read = open({}, true);
    pasteByMenu(session);
    expect(said(read)).toBe('tool.read-only');
  });

  it('says that there is no room, and nothing once there is', () => {
    const tab = open(board);
    copied(tab, ['token:e']);
    const tokens = Array.from({ length: 5000 }, (_, index) => ({
      id: `x${index}`,
      kind: 'exit' as const,
      at: { tile: 'a', x: 30, y: 30 },
    }));
    const full = open({ ...board, tokens });
    pasteByMenu(session);
    expect(said(full)).toBe('tool.no-room');
    full.selection.set(['token:x7']);
    editActions['clipboard.duplicate'].perform(session);
    expect(said(full)).toBe('tool.no-room');
    session.tabs.show(tab);
    pasteByMenu(session);
    expect(said(tab)).toBeUndefined();
    expect(partsOf(tab)).toEqual(['tile:a', 'token:e', 'token:exit1']);
  });
});

describe('what areas lose with a tile', () => {
  const yard = { id: 'yard', name: { en: 'The yard' }, zones: ['a.N', 'b.N'] };
  const barn = { id: 'barn', name: { en: 'The barn' }, tiles: ['a'] };
  const withAreas = (areas: Mission['areas'] = []) =>
    open({ placements: placementsOf(['a 2R', 'b 3R 250 0']), areas });
  const words = (tab: Tab) => session.editorOf(tab).store.getState().said;
  const remove = (tab: Tab, keys: readonly PartKey[]) => {
    tab.selection.set(keys);
    editActions['clipboard.delete'].perform(session);
  };

  it('is said when the tile is deleted', () => {
    const tab = withAreas([yard, barn]);
    remove(tab, ['tile:a']);
    expect(words(tab)).toEqual({ key: 'delete.areas-gone', parameters: { count: 1, names: '‘The barn’' } });
    remove(tab, ['tile:b']);
    expect(words(tab)).toEqual({ key: 'delete.areas-gone', parameters: { count: 1, names: '‘The yard’' } });
  });

  it('is said when some of an area is left', () => {
    const tab = withAreas([yard]);
    remove(tab, ['tile:a']);
    expect(words(tab)).toEqual({ key: 'delete.areas-less', parameters: { count: 1, names: '‘The yard’' } });
  });

  it('is nothing where no area lay there', () => {
    const tab = withAreas([{ ...yard, zones: ['b.N'] }]);
    remove(tab, ['tile:a']);
    expect(words(tab)).toBeUndefined();
  });
});
