import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';

/** Where Boothill keeps what belongs to the user; the same folder in every shell. */
export function hostFolder(env: NodeJS.ProcessEnv = process.env, platform = process.platform): string {
  if (env.BOOTHILL_FOLDER) return resolve(env.BOOTHILL_FOLDER);
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Boothill');
  if (platform === 'win32')
    return join(absolute(env.APPDATA) ?? join(homedir(), 'AppData', 'Roaming'), 'Boothill');
  return join(absolute(env.XDG_DATA_HOME) ?? join(homedir(), '.local', 'share'), 'boothill');
}

/** An empty or relative value would mean another folder for every place that one starts from. */
function absolute(folder: string | undefined): string | undefined {
  return folder && isAbsolute(folder) ? folder : undefined;
}
