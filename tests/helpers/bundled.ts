import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

interface Bundle {
  readonly entry: string;
  /** Where it is put. */
  readonly folder: string;
  readonly define?: Record<string, string>;
}

/** A program as threads and processes run it that know no TypeScript. */
export async function bundled({ entry, folder, define = {} }: Bundle): Promise<URL> {
  const outfile = resolve(folder, 'program.mjs');
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    define,
    platform: 'node',
    format: 'esm',
    sourcemap: 'inline',
    logLevel: 'silent',
  });
  return pathToFileURL(outfile);
}
