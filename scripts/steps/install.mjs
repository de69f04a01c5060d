import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { troubleFrom } from './causes.mjs';
import { npmCall, runChild } from './child.mjs';
import { inProject, runtimeFolder } from './project.mjs';
import { say, step } from './say.mjs';

const stampFile = inProject('node_modules', '.boothill');
const lockFile = join(runtimeFolder, 'install.pid');

/** After this, a number that still runs has gone to another program, where the system cannot tell. */
const LONGEST_INSTALL_MS = 15 * 60_000;

/** Installs from the lock file, unless exactly that is installed already. */
export async function install() {
  await waitForOtherInstall();
  const wanted = fingerprintOfLock();
  // Gone before npm begins and back when it is through: what was killed half-way is never taken for whole.
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  rmSync(stampFile, { force: true });
  mkdirSync(runtimeFolder, { recursive: true });
  await step('step.install', async () => {
    const { code, output } = await runNpmCi();
    if (code !== 0) throw troubleFrom('trouble.install', output, 'install.log');
  });
  writeFileSync(stampFile, wanted);
}

async function runNpmCi() {
  const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const npm = npmCall(['ci', '--no-audit', '--no-fund', ...patience]);
  try {
    // Under `npm run --silent` npm would keep the reason of a failure to itself.
    const env = { ...process.env, npm_config_loglevel: 'warn' };
    const onStart = (/** @type {number} */ pid) => writeFileSync(lockFile, String(pid));
    return await runChild(npm.program, npm.args, { env, onStart });
  } finally {
    rmSync(lockFile, { force: true });
  }
}

/** A killed command leaves its npm running; two of them in one folder would spoil each other's work. */
async function waitForOtherInstall() {
  let told = false;
  while (otherInstallRuns()) {
    if (!told) say('step.other-install');
    told = true;
    await pause(500);
  }
}

function otherInstallRuns() {
  if (!existsSync(lockFile)) return false;
  const pid = Number(readFileSync(lockFile, 'utf8'));
  const fresh = Date.now() - statSync(lockFile).mtimeMs < LONGEST_INSTALL_MS;
  if (fresh && Number.isInteger(pid) && pid > 0 && isNpm(pid)) return true;
  rmSync(lockFile, { force: true });
  return false;
}

/** @param {number} pid */
function isNpm(pid) {
  try {
    process.kill(pid, 0);
    // The number may have gone to another program since; Linux can tell.
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('npm');
  } catch {
    return false;
  }
}

function fingerprintOfLock() {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    hash.update(readFileSync(inProject(file)));
  return hash.update(`${process.platform} ${process.arch} ${process.versions.modules}`).digest('hex');
}
