import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Version } from '../../contract';
import { hashOf } from '../content-hash';
import type { Disk } from '../disk';
import { sweepLeftovers } from '../leftovers';
import { readRegularFile } from '../regular-file';

/** What files were before they were saved over. */
export interface Versions {
  /** Keeps a content and gives its name; nothing if it is the newest version already. */
  keep(real: string, bytes: Buffer): Promise<string | undefined>;
  drop(real: string, version: string): Promise<void>;
  /** Newest first. */
  list(real: string): Promise<Version[]>;
  /** The file of a version, if there is one. */
  fileOf(real: string, version: string): Promise<string | undefined>;
}

const MOST_VERSIONS = 20;
const MOST_BYTES = 50_000_000;

/** A moment, with dashes because Windows takes no colons. */
const versionName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

export function versionsIn(folder: string, disk: Disk, now: () => number = Date.now): Versions {
  const folderOf = (real: string) => join(folder, 'versions', hashOf(real).slice(0, 32));
  const fileIn = (own: string, version: string) => join(own, `${version}.json`);

  async function list(own: string): Promise<Version[]> {
    const names = (await readdir(own).catch(() => []))
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      .filter((name) => versionName.test(name) && !Number.isNaN(momentOf(name)));
    const versions = await Promise.all(
      names.map(async (version) => {
        const found = await stat(fileIn(own, version)).catch(() => undefined);
        return found?.isFile() ? [{ version, at: momentOf(version), bytes: found.size }] : [];
      }),
    );
    return versions.flat().sort((one, other) => other.at - one.at);
  }

  async function isNewest(own: string, newest: Version | undefined, bytes: Buffer): Promise<boolean> {
    if (newest?.bytes !== bytes.length) return false;
    const there = await readRegularFile(fileIn(own, newest.version)).catch(() => undefined);
    return there?.equals(bytes) === true;
  }

  async function prune(own: string): Promise<void> {
    let bytes = 0;
    for (const [index, version] of (await list(own)).entries()) {
      bytes += version.bytes;
      if (index < MOST_VERSIONS && bytes <= MOST_BYTES) continue;
      await rm(fileIn(own, version.version), { force: true });
    }
    await sweepLeftovers(own);
  }

  return {
    keep: async (real, bytes) => {
      const own = folderOf(real);
      const [newest] = await list(own);
      if (await isNewest(own, newest, bytes)) return undefined;
      await mkdir(own, { recursive: true, mode: 0o700 });
      // Later than the newest, even when the clock was put back: the order is what counts.
      const version = nameOf(Math.max(now(), (newest?.at ?? 0) + 1));
      await disk.write(fileIn(own, version), bytes);
      await prune(own).catch(() => undefined);
      return version;
    },
    drop: (real, version) => rm(fileIn(folderOf(real), version), { force: true }),
    list: (real) => list(folderOf(real)),
    fileOf: async (real, version) => {
      const own = folderOf(real);
      return (await list(own)).some((known) => known.version === version) ? fileIn(own, version) : undefined;
    },
  };
}

function nameOf(moment: number): string {
  return new Date(moment).toISOString().replace(/[:.]/g, '-');
}

function momentOf(version: string): number {
  return Date.parse(version.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/, 'T$1:$2:$3.$4Z'));
}
