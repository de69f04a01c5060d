import { settingsFile } from '../../main/host/settings';

// Changes the settings as fast as it can, until it is killed.
const file = settingsFile(String(process.argv[2]));
await file.change({ theme: 'light' });
process.stdout.write('writing\n');
for (;;) {
  await file.change({ theme: 'dark' });
  await file.change({ theme: 'light' });
}
