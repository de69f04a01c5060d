import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Files that a user has at hand. */
export interface Belongings {
  readonly files: readonly string[];
  /** Those with which something can be played. */
  readonly missions: readonly string[];
  /** Where new files go. */
  readonly saved: string;
}

/** Copies of the samples, good and bad. */
export async function belongingsIn(folder: string): Promise<Belongings> {
  const [given, saved] = [join(folder, 'given'), join(folder, 'saved')];
  await Promise.all([given, saved].map((made) => mkdir(made)));
  const names = await readdir('sample-missions', { recursive: true });
  const samples = names.filter((name) => name.endsWith('.json')).sort();
  const copyOf = (name: string) => join(given, basename(name));
  await Promise.all(samples.map((name) => copyFile(join('sample-missions', name), copyOf(name))));
  const missions = samples.filter((name) => name.endsWith('.boothill.json'));
  return { files: samples.map(copyOf), missions: missions.map(copyOf), saved };
}
