import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { missionFileName } from '../../../schemas';

/** Where missions are saved when there is no dialog to ask for a place. */
export interface Library {
  readonly folder: string;
  /** The file of that name, whether it exists or not; the folder does. */
  fileFor(name: string): Promise<string>;
  holds(path: string): boolean;
  list(): Promise<{ path: string; at: number }[]>;
}

export function libraryIn(folder: string): Library {
  const library = join(folder, 'library');
  return {
    folder: library,
    fileFor: async (name) => {
      await mkdir(library, { recursive: true, mode: 0o700 });
      return join(library, missionFileName(name));
    },
    holds: (path) => dirname(path) === library,
    list: async () => {
      const names = await readdir(library).catch(() => []);
      const visible = names.filter((name) => name.endsWith('.json') && !name.startsWith('.'));
      const files = await Promise.all(visible.map((name) => describeFile(join(library, name))));
      return files.flatMap((file) => file ?? []);
    },
  };
}

async function describeFile(path: string): Promise<{ path: string; at: number } | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { path, at: found.mtimeMs } : undefined;
}
