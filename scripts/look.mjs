import { build } from './steps/build.mjs';
import { command } from './steps/causes.mjs';
import { runChild } from './steps/child.mjs';
import { programsForTests } from './steps/chromium.mjs';
import { onOwnScreen } from './steps/display.mjs';
import { electronRuntime } from './steps/electron.mjs';
import { install } from './steps/install.mjs';
import { inProject } from './steps/project.mjs';
import { say } from './steps/say.mjs';

await command(async () => {
  await install();
  await build();
  process.env.BOOTHILL_CHROMIUM = await programsForTests();
  await electronRuntime();
  const playwright = inProject('node_modules', '@playwright', 'test', 'cli.js');
  const { code, output } = await onOwnScreen((env) =>
    runChild(process.execPath, [playwright, 'test', '--project=look', '--reporter=line'], {
      env: { ...env, BOOTHILL_LOOK: '1' },
    }),
  );
  if (code !== 0) process.stdout.write(output);
  else say('look.done', { folder: inProject('look') });
  return code;
});
