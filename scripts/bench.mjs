import { parseArgs } from 'node:util';
import { build } from './steps/build.mjs';
import { command } from './steps/causes.mjs';
import { onScreen, runChild } from './steps/child.mjs';
import { hasDesktop, onOwnScreen } from './steps/display.mjs';
import { electronRuntime } from './steps/electron.mjs';
import { install } from './steps/install.mjs';
import { inProject } from './steps/project.mjs';
import { treeAt } from './steps/revision.mjs';
import { sentence } from './steps/say.mjs';

await command(async () => {
  const wanted = understood();
  if (!wanted) return 2;
  await install();
  await build();
  await electronRuntime();
  const args = ['--import', 'tsx', inProject('tests', 'bench', 'run.ts')];
  if (wanted.only !== undefined) args.push('--only', wanted.only);
  if (wanted.against !== undefined) args.push('--against', await treeAt(wanted.against));
  const bench = (/** @type {NodeJS.ProcessEnv} */ env) =>
    runChild(process.execPath, args, { env, show: onScreen });
  const { code } = await (hasDesktop() ? bench(process.env) : onOwnScreen(bench));
  return code;
});

function understood() {
  try {
    return parseArgs({ options: { only: { type: 'string' }, against: { type: 'string' } } }).values;
  } catch {
    process.stderr.write(`${sentence('bench.wrong-option')}\n`);
    return undefined;
  }
}
