import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

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
  if (file.startsWith('file:')) return pathIn(file);
  return file === '' ? undefined : resolve(folder, file);
}

function pathIn(address: string): string | undefined {
  try {
    return fileURLToPath(address);
  } catch {
    return undefined;
  }
}

/**
 * What a second start hands to the first: the addresses of its files. In the arguments that Chromium hands over, leading blanks
 * are missing; and what it hands over beside them is lost where it holds more than Latin letters.
 */
export interface HandedOver {
  readonly asked: readonly string[];
}

export function handOver(files: readonly string[]): HandedOver {
  return { asked: files.map((file) => pathToFileURL(file).href) };
}

/** The files that a second start asks for. It may be any program that got hold of the lock. */
export function handedOver(data: unknown): string[] {
  const { asked } = (data ?? {}) as Partial<Record<keyof HandedOver, unknown>>;
  if (!Array.isArray(asked)) return [];
  return asked.flatMap((file) => (typeof file === 'string' ? (pathIn(file) ?? []) : []));
}
