import { homedir } from 'node:os';
import { basename, dirname, sep } from 'node:path';
import type { Library } from './library';

/** What of a path may be shown: the window holds no paths, and its user knows their own home. */
export function shownFile(
  path: string,
  library: Library,
  home = homedir(),
): { name: string; folder?: string } {
  const name = basename(path);
  if (library.holds(path)) return { name };
  const folder = dirname(path);
  const inHome = folder === home || folder.startsWith(home + sep);
  return { name, folder: inHome ? `~${folder.slice(home.length)}` : folder };
}
