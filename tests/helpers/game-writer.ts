import { createHost } from '../../main/host';
import { aboutTest } from './shell';
import { writtenWork } from './written-work';

// Keeps a game after every move as fast as it can, and begins another now and then, until it is killed; says what
// was answered.
const [folder = ''] = process.argv.slice(2);
const host = createHost(folder, { about: aboutTest });
const { call } = host.connect(() => undefined);
for (let step = 1; ; step++) {
  const shown = { title: { en: 'Work' }, mission: 'work', round: step };
  const kept = await call('game.keep', [`game-${Math.ceil(step / 4)}`, writtenWork(step), shown]);
  if (kept.ok) process.stdout.write(`kept ${step}\n`);
}
