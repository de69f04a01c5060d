import { command } from './steps/causes.mjs';
import { runChecks } from './steps/checks.mjs';
import { install } from './steps/install.mjs';

await command(async () => {
  await install();
  const { failed } = await runChecks();
  return failed === 0 ? 0 : 1;
});
