import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { troubleFrom } from './causes.mjs';
import { runChild } from './child.mjs';
import { step, Trouble } from './say.mjs';

/** What Electron needs of a Debian that has never shown a window. */
export const electronLibraries = ['libgtk-3-0', 'libnss3', 'libasound2', 'libgbm1'];

/** Newer Debians and Ubuntus have these under another name. */
const renamed = new Map([
  ['libgtk-3-0', 'libgtk-3-0t64'],
  ['libasound2', 'libasound2t64'],
]);

/** Loaded by name while Electron runs, so that `ldd` does not know of it. */
const loadedLater = 'libgtk-3.so.0';

/** @param {string} name */
export function programPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** The shared libraries that Electron asks for and this machine does not have. @param {string} program */
export async function missingLibraries(program) {
  if (process.platform !== 'linux') return [];
  const { output } = await runChild('ldd', [program]);
  const missing = [...output.matchAll(/^\s*(\S+) => not found/gm)].map((match) => match[1] ?? '');
  const cache = await runChild(programPath('ldconfig') ?? '/sbin/ldconfig', ['-p']);
  const unknown = cache.code === 0 && !cache.output.includes(loadedLater);
  return unknown && !missing.includes(loadedLater) ? [...missing, loadedLater] : missing;
}

/**
 * Installs Debian packages as root; anybody else is told the command.
 *
 * @param {string[]} packages
 */
export async function installPackages(packages) {
  const apt = programPath('apt-get');
  if (!apt) throw new Trouble('trouble.packages-elsewhere', { packages: packages.join(', ') });
  if (process.getuid?.() !== 0) {
    const names = (await currentNames(packages)).join(' ');
    throw new Trouble('trouble.packages', { command: `sudo apt-get install -y ${names}` });
  }
  await step('step.packages', () => aptInstall(apt, packages), { packages: packages.join(', ') });
}

/** @param {string} apt @param {string[]} packages */
async function aptInstall(apt, packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const lock = ['-o', 'DPkg::Lock::Timeout=120'];
  const update = await runChild(apt, [...lock, 'update'], { env });
  const names = await currentNames(packages);
  const result = await runChild(apt, [...lock, 'install', '-y', '--no-install-recommends', ...names], {
    env,
  });
  if (result.code !== 0) throw troubleFrom('trouble.apt', update.output + result.output, 'packages.log');
}

/** @param {string[]} packages */
function currentNames(packages) {
  return Promise.all(
    packages.map(async (name) => {
      const newer = renamed.get(name);
      if (!newer) return name;
      const { output } = await runChild('apt-cache', ['policy', newer]);
      return /Candidate: (?!\(none\))\S/.test(output) ? newer : name;
    }),
  );
}
