import { build } from './steps/build.mjs';
import { command } from './steps/causes.mjs';
import { install } from './steps/install.mjs';
import { speakOnStandardError } from './steps/say.mjs';
import { whenStopped } from './steps/stopping.mjs';

speakOnStandardError();

await command(async () => {
  await install();
  await build();
  const program = new URL('../dist/main/cli.js', import.meta.url).href;
  goWhereItWasTyped();
  const cli = /** @type {typeof import('../main/cli/boot')} */ (await import(program));
  return cli.run(process.argv.slice(2), whenStopped);
});

/** npm changes to the project's folder first; the files somebody names lie where they are. */
function goWhereItWasTyped() {
  const { INIT_CWD, npm_lifecycle_event: script } = process.env;
  // Under another script the folder is that script's affair, not the user's.
  if (INIT_CWD && script === 'boothill') process.chdir(INIT_CWD);
}
