import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explained } from '../../scripts/steps/causes.mjs';
import { lockOf, smallProject } from '../helpers/small-project';

const install = `
  const { command } = await import('./scripts/steps/causes.mjs');
  const { install } = await import('./scripts/steps/install.mjs');
  await command(install);`;

/** An npm that leaves what a whole installation leaves, its record last, and counts how often it was asked. */
const goodNpm = `
  const fs = require('fs');
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
  fs.mkdirSync('node_modules/a', { recursive: true });
  fs.writeFileSync('node_modules/a/package.json', '{}');
  const { 'node_modules/a': a } = packages;
  fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/a': a } }));
  fs.appendFileSync('asked', process.argv.slice(2, 3).join(' ') + '\\n');`;

/** A lock file with a package that is only for machines such as this one. */
const withOneForHere = JSON.stringify({
  packages: {
    'node_modules/a': { version: '1.0.0' },
    'node_modules/c': { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
  },
});

const asked = async (folder: string) => (await readFile(join(folder, 'asked'), 'utf8')).trim().split('\n');

function isRunning(pid: number): boolean {
  try {
    // A zombie has ended, and waits only for somebody to notice.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

describe('installing', () => {
  it('happens once, from the lock file', async () => {
    const { folder, run } = await smallProject(goodNpm);
    expect((await run(install).ended).code).toBe(0);
    expect(await run(install).ended).toEqual({ code: 0, output: '' });
    expect(await asked(folder)).toEqual(['ci']);
  });

  it('happens again when the lock file has changed', async () => {
    const { folder, run } = await smallProject(goodNpm);
    await run(install).ended;
    await writeFile(join(folder, 'package-lock.json'), lockOf('2.0.0'));
    await run(install).ended;
    expect(await asked(folder)).toEqual(['ci', 'ci']);
  });

  it('happens again when the project asks for something that is not in the lock file, and npm says what to do', async () => {
    const { folder, becomes, run } = await smallProject(goodNpm);
    await run(install).ended;
    const asking = { type: 'module', devDependencies: { a: '^3.0.0' } };
    await writeFile(join(folder, 'package.json'), JSON.stringify(asking));
    await becomes('console.error("not in sync"); process.exit(1);');
    expect((await run(install).ended).code).toBe(1);
    expect(await readFile(join(folder, '.runtime', 'install.log'), 'utf8')).toContain('not in sync');
    await writeFile(
      join(folder, 'package-lock.json'),
      JSON.stringify({ packages: { '': asking, 'node_modules/a': { version: '3.0.1' } } }),
    );
    await becomes(goodNpm);
    expect((await run(install).ended).code).toBe(0);
    expect(await run(install).ended).toEqual({ code: 0, output: '' });
    expect(await asked(folder)).toEqual(['ci', 'ci']);
  });

  it('is not done where somebody has run npm ci already', async () => {
    const { folder, run } = await smallProject(goodNpm);
    execFileSync(process.execPath, ['npm.cjs', 'by hand'], { cwd: folder });
    expect(await run(install).ended).toEqual({ code: 0, output: '' });
    expect(await asked(folder)).toEqual(['by hand']);
  });

  it.each<[string, (folder: string) => Promise<void>]>([
    ['record', (folder) => rm(join(folder, 'node_modules', '.package-lock.json'))],
    ['package', (folder) => rm(join(folder, 'node_modules', 'a'), { recursive: true })],
    [
      'whole record',
      (folder) => writeFile(join(folder, 'node_modules', '.package-lock.json'), '{"packages"'),
    ],
    ['package for this machine', (folder) => writeFile(join(folder, 'package-lock.json'), withOneForHere)],
  ])('is done where there is no %s', async (_what, damage) => {
    const { folder, run } = await smallProject(goodNpm);
    await run(install).ended;
    await damage(folder);
    expect((await run(install).ended).code).toBe(0);
    expect(await asked(folder)).toEqual(['ci', 'ci']);
  });

  it('is done again from the start after it was killed in the middle', async () => {
    const { folder, becomes, run } = await smallProject(`
      const fs = require('fs');
      fs.mkdirSync('node_modules', { recursive: true });
      fs.writeFileSync('begun', '');
      setTimeout(() => undefined, 60_000);`);
    const { child, ended } = run(install);
    await expect.poll(() => existsSync(join(folder, 'begun')), { timeout: 10_000 }).toBe(true);
    const [, npm = ''] = (await readFile(join(folder, '.runtime', 'install.lock'), 'utf8')).split(' ');
    child.kill('SIGKILL');
    process.kill(Number(npm), 'SIGKILL');
    await ended;
    await becomes(goodNpm);
    expect((await run(install).ended).code).toBe(0);
    expect(await asked(folder)).toEqual(['ci']);
  });

  it('does not take an old record for a whole installation after a kill', async () => {
    const { folder, becomes, run } = await smallProject(goodNpm);
    await run(install).ended;
    await writeFile(join(folder, 'package-lock.json'), lockOf('2.0.0'));
    await becomes('process.exit(1);');
    await run(install).ended;
    await writeFile(join(folder, 'package-lock.json'), lockOf('1.0.0'));
    await becomes(goodNpm);
    expect((await run(install).ended).code).toBe(0);
    expect(await asked(folder)).toEqual(['ci', 'ci']);
  });

  it('waits for an npm that a killed command has left behind', async () => {
    const { folder, becomes, run } = await smallProject(`
      const fs = require('fs');
      fs.writeFileSync('begun', '');
      const clock = setInterval(() => {
        if (!fs.existsSync('may end')) return;
        fs.writeFileSync('ended', '');
        clearInterval(clock);
      }, 20);`);
    const first = run(install);
    await expect.poll(() => existsSync(join(folder, 'begun')), { timeout: 10_000 }).toBe(true);
    first.child.kill('SIGKILL');
    await first.ended;
    await becomes(`${goodNpm}\nif (!fs.existsSync('ended')) process.exit(1);`);
    const second = run(install);
    await expect.poll(second.output, { timeout: 10_000 }).toContain('Waiting for another command');
    await writeFile(join(folder, 'may end'), '');
    expect((await second.ended).code).toBe(0);
  });

  it('happens once when two commands begin at the same moment', async () => {
    const { folder, run } = await smallProject(`${goodNpm}\nsetTimeout(() => undefined, 300);`);
    const both = await Promise.all([run(install).ended, run(install).ended]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(await asked(folder)).toEqual(['ci']);
  });

  it('stops its npm when it is told to stop, and says so', async () => {
    const { folder, run } = await smallProject(`
      require('fs').writeFileSync('begun', '');
      setTimeout(() => undefined, 60_000);`);
    const { child, ended } = run(install);
    await expect.poll(() => existsSync(join(folder, 'begun')), { timeout: 10_000 }).toBe(true);
    const [, npm = ''] = (await readFile(join(folder, '.runtime', 'install.lock'), 'utf8')).split(' ');
    child.kill('SIGINT');
    const { code, output } = await ended;
    expect(code).toBe(130);
    expect(output).toContain('Stopped.');
    await expect.poll(() => isRunning(Number(npm))).toBe(false);
  });

  it('says that the disk is full also when it cannot write a log about it', async () => {
    const { folder, run } = await smallProject("console.error('npm error ENOSPC'); process.exit(1);");
    await mkdir(join(folder, '.runtime'));
    // Every write to this device fails with ENOSPC.
    await symlink('/dev/full', join(folder, '.runtime', 'install.log'));
    const { code, output } = await run(install).ended;
    expect(code).toBe(1);
    expect(output.trim().split('\n').slice(1)).toEqual([expect.stringContaining('The disk is full.')]);
  });

  it('says so in one sentence when Node itself meets the full disk', () => {
    expect(explained(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe(
      'The disk is full. Make about 2 GB of room and run the command again.',
    );
    expect(explained(new Error('our own mistake'))).toContain('install.test.ts');
  });

  it.each([
    ['npm error code ENOSPC', 'The disk is full.'],
    [
      'npm error network request to the registry failed, reason: getaddrinfo ENOTFOUND',
      'The network cannot be reached',
    ],
    ['npm error code EACCES', 'cannot be written'],
    ['npm error something else', 'npm could not install what package-lock.json lists'],
  ])('says in one sentence what to do about: %s', async (complaint, sentence) => {
    const { run } = await smallProject(`console.error(${JSON.stringify(complaint)}); process.exit(1);`);
    const { code, output } = await run(install).ended;
    expect(code).toBe(1);
    const [step, said, ...more] = output.trim().split('\n');
    expect(step).toContain('Installing');
    expect(said).toContain(sentence);
    expect(more).toEqual([]);
  });

  it('speaks French where the system does', async () => {
    const { run } = await smallProject("console.error('ENOSPC'); process.exit(1);");
    const { output } = await run(install, { LANG: 'fr_FR.UTF-8' }).ended;
    expect(output).toContain('Le disque est plein.');
  });
});
