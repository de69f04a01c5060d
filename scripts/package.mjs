import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from './steps/build.mjs';
import { command, troubleFrom } from './steps/causes.mjs';
import { runChild } from './steps/child.mjs';
import { electronRuntime } from './steps/electron.mjs';
import { install } from './steps/install.mjs';
import { inProject } from './steps/project.mjs';
import { say, step } from './steps/say.mjs';

const packages = inProject('packages');

await command(async () => {
  await install();
  await build();
  const runtime = await electronRuntime();
  if (runtime.standIn) say('package.stand-in', { version: runtime.version });
  const folder = await step('package.folder', () => packFolder(runtime));
  const archive = await step('package.archive', () => packArchive(folder, runtime.standIn));
  say('package.done', { folder, archive });
});

/** @param {import('./steps/electron.mjs').ElectronRuntime} runtime */
async function packFolder({ folder, version, standIn }) {
  rmSync(packages, { recursive: true, force: true });
  await tool(['--import', 'tsx', 'scripts/draw-icon.ts', 'packages/icons/icon.png']);
  await tool([
    'node_modules/electron-builder/cli.js',
    '--dir',
    '--publish=never',
    `-c.electronDist=${folder}`,
    `-c.electronVersion=${version}`,
  ]);
  // What is built on the older Electron must never be taken for a release.
  const named = join(packages, `${packageName()}${standIn ? '-TEST' : ''}`);
  renameSync(join(packages, builtFolder()), named);
  return named;
}

/**
 * electron-builder would download a packer of its own for this.
 *
 * @param {string} folder
 * @param {boolean} quick
 */
async function packArchive(folder, quick) {
  const archive = `${folder}.tar.gz`;
  const level = { GZIP_OPT: quick ? '-1' : '-9' };
  const args = ['-C', packages, '-czf', archive, basename(folder)];
  const { code, output } = await runChild('tar', args, { env: { ...process.env, ...level } });
  if (code !== 0) throw failed(output);
  return archive;
}

/** @param {string[]} args */
async function tool(args) {
  const { code, output } = await runChild(process.execPath, args);
  if (code !== 0) throw failed(output);
}

function packageName() {
  const { version } = /** @type {{ version: string }} */ (
    JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  );
  return `boothill-${version}-${process.platform}-${process.arch}`;
}

function builtFolder() {
  const names = [
    'linux-unpacked',
    'linux-arm64-unpacked',
    'win-unpacked',
    'win-arm64-unpacked',
    'mac',
    'mac-arm64',
  ];
  const built = names.find((name) => existsSync(join(packages, name)));
  if (!built) throw failed(`electron-builder left none of ${names.join(', ')} in ${packages}`);
  return built;
}

/** @param {string} output */
function failed(output) {
  return troubleFrom('trouble.package', output, 'package.log');
}
