import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where Boothill keeps what belongs to the user; the same folder in every shell. */
export function hostFolder(env: NodeJS.ProcessEnv = process.env, platform = process.platform): string {
  if (env.BOOTHILL_FOLDER) return env.BOOTHILL_FOLDER;
  if (platform === 'win32') return join(env.APPDATA ?? join(homedir(), 'AppData', 'Roaming'), 'Boothill');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Boothill');
  return join(env.XDG_DATA_HOME ?? join(homedir(), '.local', 'share'), 'boothill');
}
