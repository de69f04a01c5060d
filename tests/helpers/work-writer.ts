import { createHost } from '../../main/host';
import { writtenWork } from './written-work';

// Draws, keeps drafts and saves as fast as it can, until it is killed; says what was answered.
const [folder = '', mission = ''] = process.argv.slice(2);
const host = createHost(folder, {
  about: { version: '', shell: 'web', runtime: [], standIn: false, sandbox: true },
});
const { call, openPath } = host.connect(() => undefined);
const opened = await openPath(mission);
if (!opened.ok) throw new Error(opened.error.code);
const { document } = opened.value;
for (let step = 1; ; step++) {
  let text = writtenWork(step);
  const kept = await call('draft.keep', [{ key: 'key', window: 'window', name: 'work', document, text }]);
  if (kept.ok) process.stdout.write(`kept ${step}\n`);
  if (step % 3 !== 0) continue;
  // Something was drawn since, which no draft has.
  step += 1;
  text = writtenWork(step);
  const saved = await call('document.save', [document, text, false]);
  if (saved.ok) process.stdout.write(`saved ${step}\n`);
}
