import { spawn } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyFolder } from './folders';

export interface Ran {
  code: number | null;
  output: string;
}

/** A lock file of one package, and of one that is for another machine. */
export function lockOf(version: string): string {
  const elsewhere = { version, optional: true, os: [process.platform === 'darwin' ? 'linux' : 'darwin'] };
  return JSON.stringify({
    packages: { '': {}, 'node_modules/a': { version }, 'node_modules/b': elsewhere },
  });
}

/**
 * A project with our scripts and an npm of its own, to try what happens to people: the npm is a script that
 * does what the test says.
 */
export async function smallProject(npm: string) {
  const folder = await emptyFolder();
  await cp('scripts', join(folder, 'scripts'), { recursive: true });
  await mkdir(join(folder, 'languages'));
  for (const file of ['en.json', 'fr.json', 'fill.js', 'unturned.js']) {
    await cp(join('languages', file), join(folder, 'languages', file));
  }
  await writeFile(join(folder, 'package.json'), '{"type":"module","engines":{"node":">=20.19"}}');
  await writeFile(join(folder, 'package-lock.json'), lockOf('1.0.0'));
  await writeFile(join(folder, '.npmrc'), '');
  const becomes = async (script: string) => writeFile(join(folder, 'npm.cjs'), script);
  await becomes(npm);

  /** Starts one step of our scripts; `whenStarted` is told the process. */
  const run = (code: string, env: NodeJS.ProcessEnv = {}) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      cwd: folder,
      env: { ...process.env, LANG: 'C', npm_execpath: join(folder, 'npm.cjs'), ...env },
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    const ended = new Promise<Ran>((resolve) => child.on('close', (code) => resolve({ code, output })));
    return { child, ended, output: () => output };
  };
  return { folder, becomes, run };
}
