import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { alone } from './alone.mjs';
import { troubleFrom } from './causes.mjs';
import { npmCall, runChild } from './child.mjs';
import { inProject } from './project.mjs';
import { step } from './say.mjs';

const stampFile = inProject('node_modules', '.boothill');

/** Installs from the lock file, unless exactly that is installed already. */
export async function install() {
  const wanted = fingerprintOfLock();
  if (isInstalled(wanted)) return;
  await alone('install', async (note) => {
    // Another command may have done it while this one waited.
    if (isInstalled(wanted)) return;
    // Gone before npm begins and back when it is through: what was killed half-way is never taken for whole.
    rmSync(stampFile, { force: true });
    await step('step.install', async () => {
      const { code, output } = await runNpmCi(note);
      if (code !== 0) throw troubleFrom('trouble.install', output, 'install.log');
    });
    writeFileSync(stampFile, wanted);
  });
}

/** @param {string} wanted */
function isInstalled(wanted) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted;
}

/** @param {(pid: number) => void} onStart */
function runNpmCi(onStart) {
  const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const npm = npmCall(['ci', '--no-audit', '--no-fund', ...patience]);
  // Under `npm run --silent` npm would keep the reason of a failure to itself.
  const env = { ...process.env, npm_config_loglevel: 'warn' };
  return runChild(npm.program, npm.args, { env, onStart });
}

function fingerprintOfLock() {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    hash.update(readFileSync(inProject(file)));
  return hash.update(`${process.platform} ${process.arch} ${process.versions.modules}`).digest('hex');
}
