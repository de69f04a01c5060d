import { strToU8, Unzip, UnzipInflate, type Zippable, zipSync } from 'fflate';
import { joinedBytes } from '../../../printing/pdf/joined-bytes';
import type { ProblemCode } from '../../../schemas';
import { mostFiles, mostUnpacked } from '../limits';

/** Bytes by where they lie in the zip. */
export type FilesInZip = ReadonlyMap<string, Uint8Array>;

/** Any day will do, as long as it is always the same: the same files make the same zip. */
const DAY = new Date(2000, 0, 1);

export function zipped(files: FilesInZip): Uint8Array {
  const entries: Zippable = {};
  // What is packed already gets no smaller.
  for (const [path, bytes] of files) entries[path] = [bytes, { level: /\.(png|pdf)$/.test(path) ? 0 : 9 }];
  return zipSync(entries, { mtime: DAY });
}

export function isZip(bytes: Uint8Array): boolean {
  return strToU8('PK\x03\x04').every((byte, at) => bytes[at] === byte);
}

export interface ZipFault {
  readonly fault: ProblemCode;
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/** Where a file of a zip may lie: in it, by a plain name. */
const plainPath = /^[^/\\:\0]+(?:\/[^/\\:\0]+)*$/;

/** So many bytes at a time become some megabytes at most, after which it is known whether that is enough. */
const STEP = 4096;

class Stop extends Error {
  constructor(readonly fault: ZipFault) {
    super(fault.fault);
  }
}

/**
 * The files of a zip. It is read from its beginning to its end, so that no list of contents can lie about sizes, let files lie
 * over each other, or name one twice.
 */
export function unzipped(bytes: Uint8Array): FilesInZip | ZipFault {
  const files = new Map<string, Uint8Array>();
  const begun = new Set<string>();
  let size = 0;
  const unzip = new Unzip((file) => {
    const { name } = file;
    if (begun.size >= mostFiles)
      throw new Stop({ fault: 'too-many-files', parameters: { limit: mostFiles } });
    if (!plainPath.test(name.replace(/\/$/, '')) || name.split('/').includes('..') || begun.has(name))
      throw new Stop({ fault: 'zip-climbs' });
    begun.add(name);
    const parts: Uint8Array[] = [];
    file.ondata = (error, part, isLast) => {
      // What is thrown here comes in as an error once more.
      if (error) throw error instanceof Stop ? error : new Stop({ fault: 'zip-damaged' });
      size += part.length;
      if (size > mostUnpacked)
        throw new Stop({ fault: 'unpacks-to-too-much', parameters: { limit: mostUnpacked / 1_000_000 } });
      parts.push(part);
      if (isLast) files.set(name, joinedBytes(parts));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += STEP)
      unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  } catch (error) {
    return error instanceof Stop ? error.fault : { fault: 'zip-damaged' };
  }
  return files.size === begun.size ? files : { fault: 'zip-damaged' };
}
