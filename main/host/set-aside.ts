import { readdir, rename } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';

/** Gives a damaged file a name that no earlier one has, so that another can begin in its place. */
export function setAside(file: string): Promise<string> {
  return giveFreeName(file, file, 'damaged');
}

/** Gives a hidden file a name beside the one it was meant for, where its owner finds it. */
export function bringOut(hidden: string, file: string): Promise<string> {
  return giveFreeName(hidden, file, 'rescued');
}

async function giveFreeName(from: string, file: string, mark: string): Promise<string> {
  const ending = extname(file);
  const name = await freeName(dirname(file), `${basename(file, ending)}.${mark}`, ending);
  await rename(from, join(dirname(file), name));
  return name;
}

async function freeName(folder: string, stem: string, ending: string): Promise<string> {
  const taken = new Set(await readdir(folder));
  for (let number = 1; ; number++) {
    const name = `${stem}-${number}${ending}`;
    if (!taken.has(name)) return name;
  }
}
