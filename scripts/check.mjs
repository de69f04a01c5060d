import { runChecks } from './steps/checks.mjs';
import { install } from './steps/install.mjs';
import { command } from './steps/say.mjs';

await command(async () => {
  await install();
  const { failed } = await runChecks();
  return failed === 0 ? 0 : 1;
});
