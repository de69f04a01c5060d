import { rmSync } from 'node:fs';
import { alone } from './alone.mjs';
import { troubleFrom } from './causes.mjs';
import { npmCall, runChild } from './child.mjs';
import { isInstalled, record } from './installed.mjs';
import { step } from './say.mjs';

/** Installs from the lock file, unless exactly that is installed already. */
export async function install() {
  if (isInstalled()) return;
  await alone('install', async (note) => {
    // Another command may have done it while this one waited.
    if (isInstalled()) return;
    // Gone before npm begins: what is killed half-way is never taken for whole.
    rmSync(record, { force: true });
    await step('step.install', async () => {
      const { code, output } = await runNpmCi(note);
      if (code !== 0) throw troubleFrom('trouble.install', output, 'install.log');
    });
  });
}

/** @param {(pid: number) => void} onStart */
function runNpmCi(onStart) {
  const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const npm = npmCall(['ci', '--no-audit', '--no-fund', ...patience]);
  // Under `npm run --silent` npm would keep the reason of a failure to itself.
  const env = { ...process.env, npm_config_loglevel: 'warn' };
  return runChild(npm.program, npm.args, { env, onStart });
}
