import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The files that a command line asks for, seen from the folder where it was typed. `isGuest` says that the app is
 * itself an argument of Electron. Options are told by their dashes: some are Chromium's.
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

/** What a second start hands to the first: its files, whole. In the arguments that Chromium hands over, blanks are missing. */
export interface HandedOver {
  readonly asked: readonly string[];
}

/** The files that a second start asks for. It may be any program that got hold of the lock. */
export function handedOver(data: unknown): string[] {
  const { asked } = (data ?? {}) as Partial<Record<keyof HandedOver, unknown>>;
  return Array.isArray(asked)
    ? asked.filter((file): file is string => typeof file === 'string' && isAbsolute(file))
    : [];
}
