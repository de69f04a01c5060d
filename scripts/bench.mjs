import { build } from './steps/build.mjs';
import { command } from './steps/causes.mjs';
import { onScreen, runChild } from './steps/child.mjs';
import { hasDesktop, onOwnScreen } from './steps/display.mjs';
import { electronRuntime } from './steps/electron.mjs';
import { install } from './steps/install.mjs';
import { inProject } from './steps/project.mjs';

await command(async () => {
  await install();
  await build();
  await electronRuntime();
  const bench = (/** @type {NodeJS.ProcessEnv} */ env) =>
    runChild(process.execPath, ['--import', 'tsx', inProject('tests', 'bench', 'run.ts')], {
      env,
      show: onScreen,
    });
  const { code } = await (hasDesktop() ? bench(process.env) : onOwnScreen(bench));
  return code;
});
