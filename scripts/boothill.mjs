import { build } from './steps/build.mjs';
import { command } from './steps/causes.mjs';
import { install } from './steps/install.mjs';
import { speakOnStandardError } from './steps/say.mjs';

speakOnStandardError();

await command(async () => {
  await install();
  await build();
  const program = new URL('../dist/main/cli.js', import.meta.url).href;
  const cli = /** @type {typeof import('../main/cli/boot')} */ (await import(program));
  return cli.run(process.argv.slice(2));
});
