import { describe, expect, it } from 'vitest';
import { createSession, HostFailure } from '../../../renderer/session/session';
import { defaultSettings } from '../../../schemas';
import { FakeHost } from '../../helpers/fake-host';
import { FileHost } from '../../helpers/file-host';
import { sampleMission } from '../../helpers/samples';

describe('the session', () => {
  it('speaks the language of the system until another is chosen', async () => {
    const session = await createSession(new FakeHost(), 'fr-CA');
    expect(session.store.getState().language).toBe('fr');
    await session.changeSettings({ language: 'en' });
    expect(session.store.getState().language).toBe('en');
  });

  it('shows a change before the host has answered', async () => {
    const session = await createSession(new FakeHost(), 'en');
    const changed = session.changeSettings({ theme: 'dark' });
    expect(session.store.getState().settings.theme).toBe('dark');
    await changed;
    expect(session.store.getState().notice).toBeUndefined();
  });

  it('takes a change back that the host could not keep, and says why', async () => {
    const host = new FakeHost();
    const session = await createSession(host, 'en');
    host.failing = { ok: false, error: { code: 'disk-full' } };
    await session.changeSettings({ theme: 'dark' });
    expect(session.store.getState().settings.theme).toBe('system');
    expect(session.store.getState().notice).toEqual({ key: 'error.disk-full' });
    session.dismissNotice();
    expect(session.store.getState().notice).toBeUndefined();
  });

  it('takes back only what failed when two changes cross', async () => {
    const host = new FakeHost();
    const session = await createSession(host, 'en');
    host.failing = { ok: false, error: { code: 'disk-full' } };
    const failed = session.changeSettings({ theme: 'dark' });
    host.say({ name: 'settings.changed', value: { ...defaultSettings, language: 'fr', theme: 'system' } });
    await failed;
    expect(session.store.getState().settings).toEqual({
      ...defaultSettings,
      language: 'fr',
      theme: 'system',
    });
  });

  it('does not flicker through older choices when several are under way', async () => {
    const host = new FakeHost();
    const session = await createSession(host, 'en');
    const shown: string[] = [];
    session.store.subscribe(({ settings }) => shown.push(settings.theme));
    const changes = [session.changeSettings({ theme: 'dark' }), session.changeSettings({ theme: 'light' })];
    host.say({ name: 'settings.changed', value: { ...defaultSettings, language: 'system', theme: 'dark' } });
    await Promise.all(changes);
    expect(shown).toEqual(['dark', 'light']);
  });

  it('follows a change that was made in another window', async () => {
    const host = new FakeHost();
    const session = await createSession(host, 'en');
    host.say({ name: 'settings.changed', value: { ...defaultSettings, language: 'fr', theme: 'dark' } });
    expect(session.store.getState()).toMatchObject({ language: 'fr', settings: { theme: 'dark' } });
  });

  it('says that a damaged settings file was set aside', async () => {
    const host = new FakeHost();
    host.stored = {
      ok: true,
      value: {
        settings: { ...defaultSettings, language: 'system', theme: 'system' },
        setAside: 'settings.damaged-1.json',
      },
    };
    const session = await createSession(host, 'en');
    expect(session.store.getState().notice).toEqual({
      key: 'settings.set-aside',
      parameters: { file: 'settings.damaged-1.json' },
    });
  });

  it('opens with the defaults when the settings cannot be read, and says so', async () => {
    const host = new FakeHost();
    host.stored = { ok: false, error: { code: 'not-writable' } };
    const { store } = await createSession(host, 'en');
    expect(store.getState().settings).toEqual(defaultSettings);
    expect(store.getState().notice).toMatchObject({ key: 'error.not-writable' });
  });

  it('says when the host has gone, until it is back with what it has by then', async () => {
    const host = new FakeHost();
    const { store } = await createSession(host, 'en');
    expect(store.getState().hostIs).toBe('here');
    host.say({ name: 'host.gone', value: 'silent' });
    expect(store.getState().hostIs).toBe('silent');
    host.answer('settings.read', { settings: { ...defaultSettings, theme: 'dark' } });
    host.say({ name: 'host.back', value: null });
    expect(store.getState().hostIs).toBe('here');
    await expect.poll(() => store.getState().settings.theme).toBe('dark');
  });

  it('says that the host is another one by now', async () => {
    const host = new FakeHost();
    const { store } = await createSession(host, 'en');
    host.say({ name: 'host.gone', value: 'replaced' });
    expect(store.getState().hostIs).toBe('replaced');
  });

  it('cannot begin with a host that does not say what it is', async () => {
    const host = new FakeHost();
    host.about = { ok: false, error: { code: 'host-gone' } };
    await expect(createSession(host, 'en')).rejects.toBeInstanceOf(HostFailure);
  });
});

describe('the dialog', () => {
  it('goes when another mission comes into sight', async () => {
    const session = await createSession(new FakeHost(), 'en');
    const mission = sampleMission('two-tiles.json');
    const first = session.tabs.open({ name: 'first', mission, savedStep: 'start' });
    session.showDialog('texts');
    session.tabs.open({ name: 'second', mission, savedStep: 'start' });
    expect(session.store.getState().dialog).toBeUndefined();
    session.showDialog('texts');
    session.tabs.close(first);
    expect(session.store.getState().dialog).toBe('texts');
  });

  it('is the library where files are opened without a dialog of the system', async () => {
    const host = new FileHost('web');
    const session = await createSession(host, 'en');
    await session.files.openByDialog();
    expect(session.store.getState().dialog).toBe('library');
    session.showDialog(undefined);
    expect(session.files.store.getState().libraryIsOpen).toBe(false);
    await session.files.openByDialog();
    session.files.closeLibrary();
    expect(session.store.getState().dialog).toBeUndefined();
  });
});
