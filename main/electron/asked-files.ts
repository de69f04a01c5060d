import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The files that a command line asks for, as whole paths: whoever is handed them may stand in another folder.
 * `isGuest` says that the app is itself an argument of Electron.
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

/** What a second instance has handed over, which another program may have sent as well. */
export function handedOver(data: unknown): string[] {
  const { asked } = (data ?? {}) as { asked?: unknown };
  return Array.isArray(asked) ? asked.filter((path) => typeof path === 'string') : [];
}
