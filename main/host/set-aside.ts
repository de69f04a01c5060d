import { readdir, rename } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';

/** Gives a damaged file a name that no earlier one has, so that another can begin in its place. */
export async function setAside(file: string): Promise<string> {
  const name = await freeName(dirname(file), basename(file, extname(file)), extname(file));
  await rename(file, join(dirname(file), name));
  return name;
}

async function freeName(folder: string, stem: string, ending: string): Promise<string> {
  const taken = new Set(await readdir(folder));
  for (let number = 1; ; number++) {
    const name = `${stem}.damaged-${number}${ending}`;
    if (!taken.has(name)) return name;
  }
}
