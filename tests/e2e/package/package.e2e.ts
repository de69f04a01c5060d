import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { chromium, expect } from '@playwright/test';
import type {} from '../../../renderer/app/host';
import { presentElectron } from '../../../scripts/steps/electron.mjs';
import { test } from '../../helpers/app';
import { sandboxArguments } from '../../helpers/sandbox';

const packages = 'packages';

// How a fuse stands in the bytes of the program.
const OFF = '0';
const ON = '1';

test.describe.configure({ mode: 'serial' });

test.beforeAll(() => {
  test.setTimeout(180_000);
  execFileSync(process.execPath, ['scripts/run.cjs', 'package'], { stdio: 'pipe' });
});

function packaged(): string {
  const folder = readdirSync(packages).find((name) => /^boothill-.*\d+(-TEST)?$/.test(name));
  return join(packages, String(folder));
}

test('the package is named TEST exactly when it is built on the older Electron', () => {
  expect(packaged().endsWith('-TEST')).toBe(presentElectron()?.standIn);
  expect(readdirSync(packages)).toContain(`${packaged().slice(packages.length + 1)}.tar.gz`);
});

test('the licences of what is inside travel along', () => {
  const texts = readFileSync('dist/licences.txt', 'utf8');
  for (const name of ['react ', 'ws ', '@expo-google-fonts/rye ']) expect(texts).toContain(`\n${name}`);
  expect(texts).toContain('SIL OPEN FONT LICENSE');
});

test('the archive holds the app', () => {
  const listing = execFileSync('tar', ['-tzf', `${packaged()}.tar.gz`], { encoding: 'utf8' });
  expect(listing).toMatch(/\/boothill\n/);
  expect(listing).toMatch(/\/resources\/app\.asar\n/);
  // Nobody imports the program of a thread, so nothing else would miss it.
  expect(readFileSync(join(packaged(), 'resources', 'app.asar')).includes('"lab-worker.js"')).toBe(true);
});

test('the schemas lie beside it, where an editor can read them', () => {
  const schemas = readdirSync('schemas/published');
  expect(schemas.length).toBeGreaterThan(0);
  expect(readdirSync(join(packaged(), 'schemas')).sort()).toEqual([...schemas, 'MISSION-LANGUAGE.md'].sort());
});

test('its fuses are set', async () => {
  const wire = await getCurrentFuseWire(join(packaged(), 'boothill'));
  const fuses = Object.fromEntries(
    [
      FuseV1Options.RunAsNode,
      FuseV1Options.EnableNodeOptionsEnvironmentVariable,
      FuseV1Options.EnableNodeCliInspectArguments,
      FuseV1Options.GrantFileProtocolExtraPrivileges,
      FuseV1Options.OnlyLoadAppFromAsar,
      FuseV1Options.EnableEmbeddedAsarIntegrityValidation,
      FuseV1Options.EnableCookieEncryption,
    ].map((fuse) => [FuseV1Options[fuse], String.fromCharCode(wire[fuse] ?? 0)]),
  );
  expect(fuses).toEqual({
    RunAsNode: OFF,
    EnableNodeOptionsEnvironmentVariable: OFF,
    EnableNodeCliInspectArguments: OFF,
    GrantFileProtocolExtraPrivileges: OFF,
    OnlyLoadAppFromAsar: ON,
    EnableEmbeddedAsarIntegrityValidation: ON,
    EnableCookieEncryption: ON,
  });
});

test('it starts, and works', async ({ folder }) => {
  const { app, address } = await startPackaged(folder);
  const browser = await chromium.connectOverCDP(address);
  const window = browser.contexts()[0]?.pages()[0];
  if (!window) throw new Error('The packaged app shows no window');
  await expect(window.getByRole('heading', { name: 'Boothill' })).toBeVisible();
  expect(window.url()).toBe('app://boothill/');
  await window.getByRole('radio', { name: 'Français' }).click();
  await expect(window.getByText('non officiel')).toBeVisible();
  expect(await window.evaluate(() => self.boothill?.call('settings.read'))).toHaveProperty(
    'value.settings.language',
    'fr',
  );
  const ended = new Promise((resolve) => app.once('close', resolve));
  app.kill('SIGTERM');
  await ended;
});

test('it does not run as Node', async ({ folder }) => {
  const { app, output } = await startPackaged(folder, {
    ELECTRON_RUN_AS_NODE: '1',
    NODE_OPTIONS: '--require=/dev/null/nothing',
  });
  // It came up as the app, so neither wish was heard.
  expect(output()).toContain('DevTools listening');
  const ended = new Promise((resolve) => app.once('close', resolve));
  app.kill('SIGTERM');
  await ended;
});

async function startPackaged(
  folder: string,
  env: Record<string, string> = {},
): Promise<{ app: ChildProcess; address: string; output: () => string }> {
  const app = spawn(
    join(packaged(), 'boothill'),
    [...sandboxArguments(), '--remote-debugging-port=0', '--lang=en-GB'],
    {
      env: { ...process.env, BOOTHILL_FOLDER: folder, BOOTHILL_ANNOUNCE: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (text: string) => {
      output += text;
      const debugging = /DevTools listening on (ws:\S+)/.exec(output)?.[1];
      if (debugging && output.includes('boothill:open')) resolve(debugging);
    };
    app.stdout.setEncoding('utf8').on('data', hear);
    app.stderr.setEncoding('utf8').on('data', hear);
    app.on('close', () => reject(new Error(`The packaged app ended:\n${output}`)));
  });
  return { app, address, output: () => output };
}
