import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { inProject } from './project.mjs';

/** @typedef {{ [kind in typeof wishes[number]]?: Record<string, string> }} Wishes */

/**
 * @typedef {object} PackageInLock
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 */

/** @typedef {PackageInLock & Wishes} LockedPackage */

/**
 * npm's own record of what it has installed. `npm ci` takes it away before anything else and writes it when all is there, so
 * that what was killed half-way has none.
 */
export const record = inProject('node_modules', '.package-lock.json');

/** What the project asks for, in its own file and, as it was then, in the lock file. */
const wishes = /** @type {const} */ (['dependencies', 'devDependencies', 'optionalDependencies']);

/** Whether all is there that the lock file names for this machine, whoever has installed it. */
export function isInstalled() {
  const [wanted, there] = [packagesIn(inProject('package-lock.json')), packagesIn(record)];
  if (!wanted || !there || !isUpToDate(wanted[''])) return false;
  return Object.entries(wanted).every(([folder, locked]) => {
    // The project itself.
    if (folder === '') return true;
    const installed = there[folder];
    if (!installed) return locked.optional === true && !isForThisMachine(locked);
    const isSame = installed.version === locked.version && installed.integrity === locked.integrity;
    return isSame && existsSync(inProject(folder, 'package.json'));
  });
}

/** @param {string} file @returns {Record<string, LockedPackage> | undefined} */
function packagesIn(file) {
  return readJson(file)?.packages;
}

/** @param {string} file @returns {Wishes & { packages?: Record<string, LockedPackage> } | undefined} */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whether the lock file is of what the project asks for now; where it is not, npm says so. @param {LockedPackage} [locked] */
function isUpToDate(locked = {}) {
  const asked = readJson(inProject('package.json'));
  return wishes.every((kind) => isDeepStrictEqual(asked?.[kind] ?? {}, locked[kind] ?? {}));
}

/** What says nothing of machines comes along with something that does, or not at all. @param {LockedPackage} locked */
function isForThisMachine({ os, cpu, libc: libraries }) {
  if (!os && !cpu) return false;
  return (
    names(os, process.platform) && names(cpu, process.arch) && (!libraries || libraries.includes(libcHere()))
  );
}

/** @param {string[] | undefined} list @param {string} here */
function names(list, here) {
  if (!list) return true;
  return (
    list.some((name) => name === here) ||
    (list.every((name) => name.startsWith('!')) && !list.includes(`!${here}`))
  );
}

/** @type {string | undefined} */
let libc;

function libcHere() {
  if (libc === undefined) {
    // Otherwise the report would look up the names of everything that is connected.
    Object.assign(process.report, { excludeNetwork: true });
    const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
      process.report.getReport()
    );
    libc = header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
  }
  return libc;
}
