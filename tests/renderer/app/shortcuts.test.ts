import { describe, expect, it } from 'vitest';
import { type Say, sentence } from '../../../languages';
import { actions, isAvailable, shortcutsOf } from '../../../renderer/app/actions/all-actions';
import { fitsShortcut, shortcutLabel } from '../../../renderer/app/shortcuts';
import { createSession } from '../../../renderer/session/session';
import { FakeHost } from '../../helpers/fake-host';
import { sampleMission } from '../../helpers/samples';

const english: Say = (key, parameters) => sentence('en', key, parameters);
const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

describe('a shortcut', () => {
  it('is the command key of the system', () => {
    expect(fitsShortcut('CmdOrCtrl+Q', { ...none, key: 'q', ctrlKey: true }, false)).toBe(true);
    expect(fitsShortcut('CmdOrCtrl+Q', { ...none, key: 'q', metaKey: true }, true)).toBe(true);
    expect(fitsShortcut('CmdOrCtrl+Q', { ...none, key: 'q', ctrlKey: true }, true)).toBe(false);
    expect(fitsShortcut('CmdOrCtrl+Q', { ...none, key: 'q' }, false)).toBe(false);
  });

  it('is not the same key with another one held', () => {
    expect(fitsShortcut('F1', { ...none, key: 'F1' }, false)).toBe(true);
    expect(fitsShortcut('F1', { ...none, key: 'F1', shiftKey: true }, false)).toBe(false);
    expect(fitsShortcut('Alt+F1', { ...none, key: 'F1', altKey: true }, false)).toBe(true);
    expect(
      fitsShortcut('CmdOrCtrl+Shift+Z', { ...none, key: 'Z', ctrlKey: true, shiftKey: true }, false),
    ).toBe(true);
  });

  it('goes by the names that browsers give to keys', () => {
    expect(fitsShortcut('Left', { ...none, key: 'ArrowLeft' }, false)).toBe(true);
    expect(fitsShortcut('Left', { ...none, key: 'ArrowRight' }, false)).toBe(false);
    expect(fitsShortcut('Escape', { ...none, key: 'Escape' }, false)).toBe(true);
  });

  it('that is a sign or a figure does not care how the keyboard makes it', () => {
    expect(fitsShortcut('Plus', { ...none, key: '+', shiftKey: true }, false)).toBe(true);
    expect(fitsShortcut('Plus', { ...none, key: '=' }, false)).toBe(true);
    expect(fitsShortcut('-', { ...none, key: '-' }, false)).toBe(true);
    expect(fitsShortcut('CmdOrCtrl+0', { ...none, key: '0', ctrlKey: true, shiftKey: true }, false)).toBe(
      true,
    );
    expect(fitsShortcut('Z', { ...none, key: 'Z', shiftKey: true }, false)).toBe(false);
  });

  it('is written as it stands on the keys', () => {
    expect(shortcutLabel('CmdOrCtrl+Q', false, english)).toBe('Ctrl+Q');
    expect(shortcutLabel('CmdOrCtrl+Q', true, english)).toBe('⌘Q');
    expect(shortcutLabel('Plus', false, english)).toBe('+');
    expect(shortcutLabel('CmdOrCtrl+-', false, english)).toBe('Ctrl+−');
    expect(shortcutLabel('Escape', false, english)).toBe('Esc');
    expect(shortcutLabel('Left', false, english)).toBe('←');
    expect(shortcutLabel(undefined, false, english)).toBeUndefined();
  });

  it('is written in the language of the window', () => {
    const french: Say = (key, parameters) => sentence('fr', key, parameters);
    expect(shortcutLabel('Delete', false, french)).toBe('Suppr');
    expect(shortcutLabel('Escape', false, french)).toBe('Échap');
    expect(shortcutLabel('CmdOrCtrl+Shift+Z', false, french)).toBe('Ctrl+Maj+Z');
  });

  it('never stands for two things that can be done at once', async () => {
    const session = await createSession(new FakeHost(), 'en');
    const doubles = () => {
      const heard = actions
        .filter((action) => isAvailable(action, session.store.getState()))
        .flatMap(shortcutsOf);
      return heard.filter((shortcut, index) => heard.indexOf(shortcut) !== index);
    };
    expect(doubles()).toEqual([]);
    const tab = session.tabs.open({ name: 'two', mission: sampleMission('two-tiles.json') });
    expect(doubles()).toEqual([]);
    tab.selection.set(['tile:a']);
    expect(doubles()).toEqual([]);
    tab.file.setState({ isReadOnly: true });
    expect(doubles()).toEqual([]);
  });
});
