import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ElectronApplication, expect } from '@playwright/test';
import type {} from '../../../renderer/app/host';
import { desktopTest as test } from '../../helpers/app';
import { callByWebRtc, deafEar } from '../../helpers/deaf-ear';
import { trap } from '../../helpers/trap';

// Each protection of the desktop shell is tried against the real app, from inside its page.

/** Runs by way of Electron, because Playwright takes a navigation that was refused for one that is coming. */
function inPage(app: ElectronApplication, code: string): Promise<unknown> {
  return app.evaluate(
    ({ BrowserWindow }, text) => BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(`{${text}}`),
    code,
  );
}

async function stillThere(app: ElectronApplication): Promise<void> {
  // Long enough for a navigation that is not refused to get somewhere.
  await new Promise((later) => setTimeout(later, 100));
  const shown = () => inPage(app, '[location.href, document.querySelector("h1")?.textContent]');
  await expect.poll(shown).toEqual(['app://boothill/', 'Boothill']);
}

test('the window cannot be navigated away', async ({ app, window: _opened }) => {
  const { address, visits, close } = await trap();
  for (const target of [
    address,
    'file:///etc/passwd',
    'data:text/html,gone',
    'app://elsewhere/',
    'about:blank',
    'about:srcdoc',
    'about:nothing',
  ]) {
    const url = JSON.stringify(target);
    await inPage(app, `void (location.href = ${url})`);
    await stillThere(app);
    await inPage(
      app,
      `const link = Object.assign(document.createElement('a'), { href: ${url} });
       document.body.append(link);
       link.click();
       link.remove();`,
    );
    await stillThere(app);
  }
  expect(visits()).toBe(0);
  close();
});

test('the window opens no other', async ({ app, window }) => {
  const { address, visits, close } = await trap();
  for (const target of [address, 'app://boothill/', 'about:blank']) {
    expect(await window.evaluate((url) => self.open(url) === null, target)).toBe(true);
  }
  expect(app.windows()).toHaveLength(1);
  expect(visits()).toBe(0);
  close();
});

test('the page gets no permission', async ({ window }) => {
  const outcomes = await window.evaluate(async () => {
    const outcome = (wish: Promise<unknown>) =>
      wish.then(
        () => 'granted',
        (error: unknown) => (error as Error).name,
      );
    return {
      notifications: await Notification.requestPermission(),
      place: await new Promise((resolve) =>
        navigator.geolocation.getCurrentPosition(
          () => resolve('granted'),
          ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : code),
        ),
      ),
      // The app under test has a camera and a microphone that are made up.
      camera: await outcome(navigator.mediaDevices.getUserMedia({ video: true })),
      microphone: await outcome(navigator.mediaDevices.getUserMedia({ audio: true })),
    };
  });
  expect(outcomes).toEqual({
    notifications: 'denied',
    place: 'denied',
    camera: 'NotAllowedError',
    microphone: 'NotAllowedError',
  });
});

test('the page reaches nothing outside', async ({ window }) => {
  const { address, visits, close } = await trap();
  const reached = await window.evaluate(async (url) => {
    const picture = new Promise((resolve) => {
      const image = new Image();
      image.onload = () => resolve('loaded');
      image.onerror = () => resolve('refused');
      image.src = url;
    });
    return [
      await fetch(url).then(
        () => 'loaded',
        () => 'refused',
      ),
      await picture,
    ];
  }, address);
  expect(reached).toEqual(['refused', 'refused']);
  expect(visits()).toBe(0);
  close();
});

test('the page reaches nothing outside even without its policy', async ({ app, window: _opened }) => {
  const { address, visits, close } = await trap();
  const fetched = await app.evaluate(
    ({ session }, url) =>
      session.defaultSession.fetch(url).then(
        () => 'loaded',
        () => 'refused',
      ),
    address,
  );
  expect(fetched).toBe('refused');
  expect(visits()).toBe(0);
  await stillThere(app);
  close();
});

test('the page has neither Node nor Electron', async ({ window }) => {
  const names = await window.evaluate(() =>
    ['require', 'process', 'module', 'Buffer', 'global', 'electron', 'ipcRenderer'].filter(
      (name) => name in globalThis,
    ),
  );
  expect(names).toEqual([]);
  expect(await window.evaluate(() => Object.keys(self.boothill ?? {}).sort())).toEqual([
    'call',
    'listen',
    'openDropped',
  ]);
});

test('inline scripts and eval do not run', async ({ window }) => {
  const ran = await window.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'self.inlineRan = true';
    document.body.append(script);
    const holder = document.createElement('div');
    holder.innerHTML = '<img src="x" onerror="self.inlineRan = true">';
    document.body.append(holder);
    return 'inlineRan' in self;
  });
  expect(ran).toBe(false);
  // Playwright's own evaluate passes by the policy, so the page's own code has to try it: a timer with a text. What was
  // tried above is reported late, the picture only once it has failed to load: those reports name an element or a handler.
  const evaluated = await window.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => {
          if (!event.effectiveDirective.startsWith('script-src-')) resolve(event.effectiveDirective);
        });
        Reflect.apply(setTimeout, self, ['self.evalRan = true', 0]);
        setTimeout(() => resolve('evalRan' in self ? 'ran' : 'silent'), 500);
      }),
  );
  expect(evaluated).toBe('script-src');
});

test('calls that are not in the contract, or are malformed, are refused', async ({ window }) => {
  const answers = await window.evaluate(async () => {
    const call = self.boothill?.call as unknown as (...args: unknown[]) => Promise<unknown>;
    return [
      await call('nope'),
      await call('__proto__'),
      await call('settings.change', { theme: 'pink' }),
      await call('settings.change', { theme: 'dark' }, 'surplus'),
      await call('menu.show', 'File'),
    ];
  });
  const refused = (code: string) => ({ ok: false, error: { code } });
  expect(answers).toEqual([
    refused('unknown-call'),
    refused('unknown-call'),
    refused('bad-argument'),
    refused('bad-argument'),
    refused('bad-argument'),
  ]);
});

test('a page that got hold of the raw channels gets no further', async ({ app, window, folder }) => {
  const preload = join(folder, 'hostile-preload.cjs');
  await writeFile(
    preload,
    `const { contextBridge, ipcRenderer } = require('electron');
     contextBridge.exposeInMainWorld('raw', (channel, ...args) =>
       ipcRenderer.invoke(channel, ...args).catch((error) => error.message));
     contextBridge.exposeInMainWorld('tryRequire', (name) => {
       try { return typeof require(name); } catch (error) { return 'refused'; }
     });`,
  );
  await app.evaluate(({ session }, file) => {
    // Newer Electron has another name for the same thing.
    const target = session.defaultSession as unknown as Record<
      string,
      ((value: unknown) => void) | undefined
    >;
    if (target['registerPreloadScript']) target['registerPreloadScript']({ type: 'frame', filePath: file });
    else target['setPreloads']?.([file]);
  }, preload);
  await window.reload();
  const answers = await window.evaluate(async () => {
    const page = window as unknown as {
      raw: (channel: string, ...args: unknown[]) => Promise<unknown>;
      tryRequire: (name: string) => string;
    };
    return {
      unknown: await page.raw('boothill:call:nope'),
      internal: await page.raw('anything-else'),
      malformed: await page.raw('boothill:call:settings.change', { theme: 42 }),
      wellFormed: await page.raw('boothill:call:settings.read'),
      dropped: await page.raw('boothill:dropped', '/etc/passwd'),
      fs: page.tryRequire('node:fs'),
      childProcess: page.tryRequire('child_process'),
    };
  });
  expect(answers.unknown).toContain('No handler registered');
  expect(answers.internal).toContain('No handler registered');
  expect(answers.malformed).toEqual({ ok: false, error: { code: 'bad-argument' } });
  expect(answers.wellFormed).toHaveProperty('ok', true);
  expect(answers.dropped).toEqual({ ok: false, error: { code: 'not-here' } });
  expect([answers.fs, answers.childProcess]).toEqual(['refused', 'refused']);
});

test('another window is not answered, whatever it shows', async ({ app, window: _opened }) => {
  const preload = join(process.cwd(), 'dist', 'main', 'preload.cjs');
  const answer = await app.evaluate(async ({ BrowserWindow }, file) => {
    const other = new BrowserWindow({ show: false, webPreferences: { preload: file, sandbox: true } });
    await other.loadURL('app://boothill/index.html');
    const result: unknown = await other.webContents.executeJavaScript('self.boothill.call("settings.read")');
    other.destroy();
    return result;
  }, preload);
  expect(answer).toEqual({ ok: false, error: { code: 'unknown-call' } });
  await stillThere(app);
});

test('downloads do not happen', async ({ app, window }) => {
  await app.evaluate(({ session }) => {
    session.defaultSession.on('will-download', (event) => {
      (globalThis as Record<string, unknown>).refused = event.defaultPrevented;
    });
  });
  await window.evaluate(() => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob(['x']));
    link.download = 'x.txt';
    document.body.append(link);
    link.click();
  });
  await expect.poll(() => app.evaluate(() => (globalThis as Record<string, unknown>).refused)).toBe(true);
  await stillThere(app);
});

test('frames from elsewhere do not load', async ({ app, window }) => {
  const { address, visits, close } = await trap();
  const violated = await window.evaluate(
    (url) =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
        document.body.append(Object.assign(document.createElement('iframe'), { src: url }));
      }),
    address,
  );
  expect(violated).toBe('frame-src');
  expect(visits()).toBe(0);
  await stillThere(app);
  close();
});

test('no word leaves by way of WebRTC', async ({ window }) => {
  const ear = await deafEar();
  expect(await window.evaluate(callByWebRtc, ear.port)).toEqual([]);
  expect(ear.heard()).toBe(0);
  ear.close();
});
