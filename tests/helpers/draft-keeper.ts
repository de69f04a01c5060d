import { createInterface } from 'node:readline';
import { createHost } from '../../main/host';
import { aboutTest } from './shell';

// A program that has a draft in hand for as long as it lives, or until it is told to leave.
const [folder = '', key = 'key-1'] = process.argv.slice(2);
const host = createHost(folder, { about: aboutTest });
const { call, leave } = host.connect(() => undefined);
const kept = await call('draft.keep', [{ key, window: 'theirs', name: 'La gare', text: 'work' }]);
if (!kept.ok) throw new Error(kept.error.code);
process.stdout.write('kept\n');
for await (const line of createInterface(process.stdin)) if (line === 'leave') leave();
