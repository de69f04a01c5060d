import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The files that a command line asks for, seen from the folder where it was typed. `isGuest` says that the app is
 * itself an argument of Electron. Options are told by their dashes: a second instance hands over some of Chromium's.
 */
export function askedFiles(argv: readonly string[], folder: string, isGuest: boolean): string[] {
  const end = argv.indexOf('--');
  const [options, literal] = end === -1 ? [argv, []] : [argv.slice(0, end), argv.slice(end + 1)];
  const files = options.slice(1).filter((argument) => !argument.startsWith('-'));
  return [...files.slice(isGuest ? 1 : 0), ...literal].flatMap((file) => pathOf(file, folder) ?? []);
}

/** Desktops hand files over as addresses. */
function pathOf(file: string, folder: string): string | undefined {
  if (!file.startsWith('file:')) return file === '' ? undefined : resolve(folder, file);
  try {
    return fileURLToPath(file);
  } catch {
    return undefined;
  }
}
