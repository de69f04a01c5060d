import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { emptyFolder } from '../helpers/folders';
import { startWithBrowser } from '../helpers/local-page';

/** Notes what it is started with, and what it can read there. */
const browser = (notes: string) => `#!${process.execPath}
const { readFileSync, statSync, writeFileSync } = require('node:fs');
const { dirname } = require('node:path');
const args = process.argv.slice(2);
const modes = [args[0], dirname(args[0])].map((path) => (statSync(path).mode & 0o777).toString(8));
writeFileSync('${notes}', JSON.stringify({ args, modes, page: readFileSync(args[0], 'utf8') }));
`;

/** Starts Boothill where `xdg-open` is this program, or is not there. */
async function started(opener?: (notes: string) => string) {
  const folder = await emptyFolder();
  const home = join(folder, 'home');
  const programs = join(folder, 'programs');
  const notes = join(folder, 'notes.json');
  for (const made of [home, programs]) await mkdir(made);
  if (opener) {
    await writeFile(join(programs, 'xdg-open'), opener(notes));
    await chmod(join(programs, 'xdg-open'), 0o755);
  }
  const page = await startWithBrowser(join(folder, 'data'), { HOME: home, PATH: programs, DISPLAY: ':0' });
  onTestFinished(() => page.stop());
  return { page, home, notes };
}

describe.runIf(process.platform === 'linux')('the browser', () => {
  it('is started with a file that only its owner reads, and that leads in once', async () => {
    const { page, home, notes } = await started(browser);
    const noted = async () => JSON.parse(await readFile(notes, 'utf8')) as { page: string };
    await expect.poll(noted, { timeout: 10_000 }).toMatchObject({
      args: [expect.stringMatching(`^${home}/boothill-invitation-\\w+/boothill.html$`)],
      modes: ['600', '700'],
    });
    const [address = ''] = /http:[^"]+/.exec((await noted()).page) ?? [];
    expect((await fetch(address)).url).toBe(page.address);
    expect((await fetch(address)).status).toBe(403);
    await expect.poll(() => readdir(home)).toEqual([]);
    expect(page.output()).not.toContain('No browser');
  });

  it.each([
    ['is not there', undefined],
    ['does not open', () => '#!/bin/sh\nexit 3\n'],
  ])('that %s is told, with the address', async (_how, opener) => {
    const { page, home } = await started(opener);
    await expect.poll(page.output).toContain(`Open one, and go to ${page.address}`);
    expect(await readdir(home)).toEqual([]);
  });

  it('finds no file any more when Boothill has ended', async () => {
    const { page, home, notes } = await started(browser);
    await expect.poll(() => readFile(notes, 'utf8').catch(() => ''), { timeout: 10_000 }).not.toBe('');
    expect(await readdir(home)).toHaveLength(1);
    await page.stop();
    expect(await readdir(home)).toEqual([]);
  });
});
