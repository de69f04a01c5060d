import { createHost } from '../../main/host';
import { ownFile } from './own-file';
import { aboutTest } from './shell';
import { writtenWork } from './written-work';

// Draws, keeps drafts and saves as fast as it can, until it is killed; says what was answered.
const [folder = '', mission = ''] = process.argv.slice(2);
const host = createHost(folder, { about: aboutTest });
const { call, openPath } = host.connect(() => undefined);
const { document } = ownFile(await openPath(mission));
let step = 0;

async function keep(): Promise<void> {
  step += 1;
  const kept = step;
  const text = writtenWork(kept);
  const answer = await call('draft.keep', [{ key: 'key', window: 'window', name: 'work', document, text }]);
  if (answer.ok) process.stdout.write(`kept ${kept}\n`);
}

async function save(): Promise<void> {
  // Something was drawn since, which no draft has.
  step += 1;
  const saved = step;
  const answer = await call('document.save', [document, writtenWork(saved), false]);
  if (answer.ok) process.stdout.write(`saved ${saved}\n`);
}

for (;;) {
  await keep();
  await save();
  await save();
  await Promise.all([save(), keep()]);
}
