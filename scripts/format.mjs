import { command } from './steps/causes.mjs';
import { onScreen, runChild } from './steps/child.mjs';
import { install } from './steps/install.mjs';
import { inProject } from './steps/project.mjs';

await command(async () => {
  await install();
  const biome = inProject('node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const { code } = await runChild(process.execPath, [biome, 'check', '--write', '.'], { show: onScreen });
  return code;
});
