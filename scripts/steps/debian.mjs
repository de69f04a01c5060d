import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runChild, troubleFrom } from './child.mjs';
import { runtimeFolder } from './project.mjs';
import { step, Trouble } from './say.mjs';

/** What Electron needs of a Debian that has never shown a window. */
export const electronLibraries = ['libgtk-3-0', 'libnss3', 'libasound2', 'libgbm1'];

/** @param {string} name */
export function programPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** The shared libraries that a program asks for and this machine does not have. @param {string} program */
export async function missingLibraries(program) {
  if (process.platform !== 'linux') return [];
  const { output } = await runChild('ldd', [program]);
  return [...output.matchAll(/^\s*(\S+) => not found/gm)].map((match) => match[1] ?? '');
}

/**
 * Installs Debian packages as root; anybody else is told the command.
 *
 * @param {string[]} packages
 */
export async function installPackages(packages) {
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  const apt = programPath('apt-get');
  if (!apt) throw new Trouble('trouble.packages-elsewhere', { packages: packages.join(', ') });
  if (process.getuid?.() !== 0) throw new Trouble('trouble.packages', { command: `sudo ${command}` });
  const logFile = join(runtimeFolder, 'packages.log');
  mkdirSync(runtimeFolder, { recursive: true });
  await step(
    'step.packages',
    async () => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      const lock = ['-o', 'DPkg::Lock::Timeout=120'];
      const update = await runChild(apt, [...lock, 'update'], { env });
      const result = await runChild(apt, [...lock, ...command.split(' ').slice(1)], { env });
      writeFileSync(logFile, update.output + result.output);
      if (result.code !== 0) throw troubleFrom('trouble.apt', update.output + result.output, logFile);
    },
    { packages: packages.join(', ') },
  );
}
