import { describe, expect, it } from 'vitest';
import { sentence } from '../../../languages';
import { actionsOf, performAction, performChosen } from '../../../renderer/app/actions/all-actions';
import { describeMenus, keepNativeMenu } from '../../../renderer/app/menus';
import { perform } from '../../../renderer/document/command';
import { addLabel } from '../../../renderer/document/commands/annotations';
import { createSession } from '../../../renderer/session/session';
import { emptyMission } from '../../helpers/empty-mission';
import { FakeHost } from '../../helpers/fake-host';

const menusIn = async (shell: 'electron' | 'web') =>
  describeMenus((await createSession(new FakeHost({ shell }), 'en')).store.getState());

describe('the menus', () => {
  it('hold every action that the desktop has, each once', async () => {
    const held = (await menusIn('electron')).flatMap(({ items }) => items.map((item) => item?.action));
    const inMenus = actionsOf('electron').filter(({ isOnlyOffered }) => !isOnlyOffered);
    expect(held.filter(Boolean).sort()).toEqual(inMenus.map(({ id }) => id).sort());
  });

  it('hold nothing that the shell does not have, and no empty menu', async () => {
    const menus = await menusIn('web');
    expect(menus.map(({ label }) => label)).toEqual(['File', 'Edit', 'Board', 'Play', 'View', 'Help']);
    expect(menus.flatMap(({ items }) => items.map((item) => item?.action))).not.toContain('app.quit');
  });

  it('neither begin nor end with a line, nor have two in a row', async () => {
    for (const { items } of [...(await menusIn('electron')), ...(await menusIn('web'))]) {
      expect(items.at(0)).not.toBeNull();
      expect(items.at(-1)).not.toBeNull();
      expect(items.some((item, index) => item === null && items[index + 1] === null)).toBe(false);
    }
  });

  it('say what would be undone', async () => {
    const session = await createSession(new FakeHost(), 'en');
    const tab = session.tabs.open({ name: 'small.json', mission: emptyMission });
    const undo = () =>
      describeMenus(session.store.getState())
        .flatMap(({ items }) => items)
        .find((item) => item?.action === 'edit.undo');
    expect(undo()).toMatchObject({ label: 'Undo', enabled: false });
    perform(tab, addLabel(emptyMission, [0, 0], { en: 'Hello' }, new Set()));
    expect(undo()).toMatchObject({ label: `Undo: ${sentence('en', 'step.place-label')}`, enabled: true });
  });

  it('say why something cannot be done', async () => {
    const session = await createSession(new FakeHost({ shell: 'web' }), 'en');
    const why = (id: string) =>
      describeMenus(session.store.getState())
        .flatMap(({ items }) => items)
        .find((item) => item?.action === id)?.why;
    expect(why('edit.undo')).toBe('No mission is open.');
    const tab = session.tabs.open({ name: 'small.json', mission: emptyMission });
    expect(why('edit.undo')).toBe('There is nothing to take back.');
    expect(why('clipboard.delete')).toBe('Select something first.');
    expect(why('arrange.flip')).toBe('Select a tile first.');
    expect(why('arrange.swap')).toBe('Select two tiles first.');
    expect(why('tabs.next')).toBe('No other mission is open.');
    perform(tab, addLabel(emptyMission, [0, 0], { en: 'Hello' }, new Set()));
    expect(why('edit.undo')).toBeUndefined();
    tab.file.setState({ isReadOnly: true });
    expect(why('edit.undo')).toBe('This mission can only be looked at.');
  });

  it('have a reason for everything that they hold back, with a mission open and without', async () => {
    const session = await createSession(new FakeHost({ shell: 'web' }), 'en');
    const unexplained = () =>
      describeMenus(session.store.getState()).flatMap(({ items }) =>
        items.flatMap((item) => (item && item.enabled === (item.why !== undefined) ? [item.action] : [])),
      );
    expect(unexplained()).toEqual([]);
    const tab = session.tabs.open({ name: 'small.json', mission: emptyMission });
    expect(unexplained()).toEqual([]);
    tab.file.setState({ isReadOnly: true });
    expect(unexplained()).toEqual([]);
  });

  it('mark what is chosen', async () => {
    const [, , , , view] = await menusIn('electron');
    const chosen = view?.items.filter((item) => item?.checked).map((item) => item?.action);
    expect(chosen).toEqual([
      ...['panel.palette', 'panel.properties'],
      ...['show.areas', 'show.order', 'show.ghosts', 'show.grid', 'show.rulers', 'show.snapping'],
      ...['theme.system', 'language.system'],
    ]);
  });

  it('hold back what can only be done with a mission open', async () => {
    const session = await createSession(new FakeHost(), 'en');
    const enabled = () =>
      describeMenus(session.store.getState())
        .flatMap(({ items }) => items)
        .find((item) => item?.action === 'view.fit')?.enabled;
    expect(enabled()).toBe(false);
    const tab = session.tabs.open({ name: 'small.json', mission: emptyMission });
    expect(enabled()).toBe(true);
    session.tabs.close(tab);
    expect(enabled()).toBe(false);
  });

  it('promise no shortcut that a browser keeps to itself', async () => {
    const shortcut = async (shell: 'electron' | 'web') =>
      (await menusIn(shell)).flatMap(({ items }) => items).find((item) => item?.action === 'document.close')
        ?.shortcut;
    expect(await shortcut('electron')).toBe('CmdOrCtrl+W');
    expect(await shortcut('web')).toBeUndefined();
  });

  it('are shown by the shell again after a change, in the new language', async () => {
    const host = new FakeHost();
    const session = await createSession(host, 'en');
    keepNativeMenu(session);
    await session.changeSettings({ language: 'fr' });
    const shown = host.askedFor('menu.show').map(([menus]) => menus);
    expect(shown).toHaveLength(2);
    const names = ['menu.file', 'menu.edit', 'menu.board', 'menu.play', 'menu.view', 'menu.help'] as const;
    expect(shown.at(0)).toMatchObject(names.map((name) => ({ label: sentence('en', name) })));
    expect(shown.at(-1)).toMatchObject(names.map((name) => ({ label: sentence('fr', name) })));
  });

  it('are not sent to a shell that has none', async () => {
    const host = new FakeHost({ shell: 'web', nativeMenu: false });
    keepNativeMenu(await createSession(host, 'en'));
    expect(host.askedFor('menu.show')).toEqual([]);
  });
});

describe('an action', () => {
  it('asks the host for what only the shell can do, and reports a failure', async () => {
    const host = new FakeHost();
    const session = await createSession(host, 'en');
    performAction(session, 'app.quit');
    expect(host.askedFor('app.quit')).toEqual([[]]);
    host.failing = { ok: false, error: { code: 'not-here' } };
    performAction(session, 'screen.toggleFull');
    await expect.poll(() => session.store.getState().notice).toEqual({ key: 'error.not-here' });
  });

  it('that cannot be done now does nothing', async () => {
    const session = await createSession(new FakeHost(), 'en');
    performAction(session, 'show.zones');
    expect(session.store.getState().showing.zones).toBe(false);
  });

  it('that this shell does not have does nothing', async () => {
    const host = new FakeHost({ shell: 'web' });
    performAction(await createSession(host, 'en'), 'app.quit');
    performChosen(await createSession(host, 'en'), 'app.quit');
    expect(host.askedFor('app.quit')).toEqual([]);
  });

  it('is done when a menu says that it was chosen; a word that names none does nothing', async () => {
    const session = await createSession(new FakeHost(), 'en');
    performChosen(session, 'about.show');
    expect(session.store.getState().dialog).toBe('about');
    const before = session.store.getState();
    for (const word of ['no.such.action', '', 'constructor']) performChosen(session, word);
    expect(session.store.getState()).toBe(before);
  });
});
