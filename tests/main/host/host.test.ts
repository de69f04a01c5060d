import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createHost } from '../../../main/host';
import { callNames } from '../../../main/host/calls';
import type { Shell } from '../../../main/host/shell';
import { defaultSettings } from '../../../schemas';
import { emptyFolder } from '../../helpers/folders';
import { times } from '../../helpers/long';
import { aboutTest } from '../../helpers/shell';

const deaf = () => undefined;

const host = async (shell: Partial<Shell> = {}) => {
  const created = createHost(await emptyFolder(), { about: aboutTest, ...shell });
  return { ...created, ...created.connect(deaf) };
};

describe('the host', () => {
  it('says what it is', async () => {
    expect(await (await host()).call('about.read', [])).toEqual({
      ok: true,
      value: { ...aboutTest, nativeMenu: false },
    });
  });

  it.each(['nope', 'toString', '__proto__', 'constructor', ''])('does not know the call %j', async (name) => {
    expect(await (await host()).call(name, [])).toEqual({ ok: false, error: { code: 'unknown-call' } });
  });

  it('does what its shell can, and says when it cannot', async () => {
    const quit = vi.fn();
    expect(await (await host({ quit })).call('app.quit', [])).toEqual({ ok: true, value: null });
    expect(quit).toHaveBeenCalledOnce();
    expect(await (await host()).call('app.quit', [])).toEqual({ ok: false, error: { code: 'not-here' } });
  });

  it('tells every listener of a change, until the listener leaves', async () => {
    const boothill = await host();
    const heard: unknown[] = [];
    const leave = boothill.listen((event) => heard.push(event));
    await boothill.call('settings.change', [{ theme: 'dark' }]);
    leave();
    await boothill.call('settings.change', [{ theme: 'light' }]);
    expect(heard).toEqual([{ name: 'settings.changed', value: { ...defaultSettings, theme: 'dark' } }]);
  });

  it('has done what it was asked for, also when a listener fails', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const boothill = await host();
    const heard: unknown[] = [];
    boothill.listen(() => {
      throw new Error('deaf');
    });
    boothill.listen((event) => heard.push(event));
    expect(await boothill.call('settings.change', [{ theme: 'dark' }])).toHaveProperty('ok', true);
    expect(heard).toHaveLength(1);
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  });

  it('answers with a code when its folder cannot be used', async () => {
    const folder = join(await emptyFolder(), 'taken');
    await writeFile(folder, 'a file where the folder should be');
    const answer = await createHost(folder, { about: aboutTest })
      .connect(deaf)
      .call('settings.change', [{ theme: 'dark' }]);
    expect(answer).toEqual({ ok: false, error: { code: 'not-writable' } });
  });

  it.each([
    ['settings.read', ['surplus']],
    ['settings.change', []],
    ['settings.change', [{ theme: 'dark' }, 'surplus']],
    ['settings.change', [{ theme: 'pink' }]],
    ['settings.change', [{ theme: undefined }]],
    ['document.save', ['document', 'text']],
    ['document.save', ['document', 7, false]],
    ['document.save', ['../document', 'text', false]],
    ['document.save', ['document', 'text', 'yes']],
    ['document.saveAs', ['', 'text', false]],
    ['document.saveAs', ['x'.repeat(301), 'text', false]],
    ['document.saveAs', ['name', { toString: () => 'text' }, false]],
    ['draft.keep', ['text']],
    ['draft.keep', [{ key: 'key', window: 'window', name: 'name' }]],
    ['draft.keep', [{ key: 'key', window: '/', name: 'name', text: 'text' }]],
    ['draft.keep', [{ key: 'key', window: 'window', name: 'name', text: 'text', document: '/etc' }]],
    ['drafts.list', []],
    ['versions.read', ['document', '../version']],
    ['game.keep', ['game', 'text']],
    ['game.keep', ['game', 'text', { title: { en: 'T' }, mission: 'm4' }]],
    ['game.keep', ['game', 'text', { title: {}, mission: 'm4', round: 1 }]],
    ['game.keep', ['game', 'text', { title: { en: 7 }, mission: 'm4', round: 1 }]],
    ['game.keep', ['game', 'text', { title: { toString: 'T' }, mission: 'm4', round: 1 }]],
    ['game.keep', ['game', 'text', { title: { en: 'T' }, mission: '', round: 1 }]],
    ['game.keep', ['game', 'text', { title: { en: 'T' }, mission: 'm4', round: -1 }]],
    ['game.keep', ['game', 'text', { title: { en: 'T' }, mission: 'm4', round: 1, outcome: 'drawn' }]],
    ['game.keep', ['../game', 'text', { title: { en: 'T' }, mission: 'm4', round: 1 }]],
    ['game.read', []],
    ['games.list', ['surplus']],
    ['file.export', ['name', 'text']],
    ['file.export', ['name', 'text', 'mission']],
    ['file.export', ['name', 'text', 'toString']],
    ['file.export', ['', 'text', 'replay']],
    ['file.exportBytes', ['name', 'bytes', 'pdf']],
    ['file.exportBytes', ['name', 'YQ=', 'pdf']],
    ['file.exportBytes', ['name', 'YQ==', 'exe']],
    ['file.exportBytes', ['name', [97], 'pdf']],
    ['document.takeAsked', ['/etc/passwd']],
    ['app.close', [true]],
    ['menu.show', ['File']],
    ['menu.show', [[{ label: '', items: [] }]]],
    ['menu.show', [[{ label: 'File', items: [{ action: 'x', label: 'X' }] }]]],
    ['menu.show', [[{ label: 'File', items: [{ action: 'x', label: 'X', enabled: true, shortcut: 7 }] }]]],
    ['menu.show', [[{ label: 'x'.repeat(201), items: [] }]]],
    ['menu.show', [Array.from({ length: 101 }, () => ({ label: 'File', items: [] }))]],
  ])('refuses %s with %j', async (name, args) => {
    const showMenu = vi.fn();
    const boothill = await host({ showMenu });
    expect(await boothill.call(name, args)).toEqual({ ok: false, error: { code: 'bad-argument' } });
    expect(showMenu).not.toHaveBeenCalled();
  });

  test.prop([fc.constantFrom(...callNames), fc.array(fc.anything(), { maxLength: 3 })], {
    numRuns: times(200, 20_000),
  })('answers whatever it is sent with a value', async (name, args) => {
    const answer = await createHost('/dev/null/nowhere', { about: aboutTest }).connect(deaf).call(name, args);
    expect(answer).toHaveProperty('ok');
  });
});
