import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { npmCall, runChild, troubleFrom } from './child.mjs';
import { inProject, runtimeFolder } from './project.mjs';
import { say, step } from './say.mjs';

const stampFile = inProject('node_modules', '.boothill');
const lockFile = join(runtimeFolder, 'install.pid');
const logFile = join(runtimeFolder, 'install.log');

/** Installs from the lock file, unless exactly that is installed already. */
export async function install() {
  await waitForOtherInstall();
  const wanted = fingerprintOfLock();
  // Written only after npm is through: an install that was killed half-way is done again from the start.
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  mkdirSync(runtimeFolder, { recursive: true });
  await step('step.install', async () => {
    const { code, output } = await runNpmCi();
    writeFileSync(logFile, output);
    if (code !== 0) throw troubleFrom('trouble.install', output, logFile);
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
  if (Number.isInteger(pid) && pid > 0 && isNpm(pid)) return true;
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
