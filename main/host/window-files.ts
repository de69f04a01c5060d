import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';

/** The built window, as both shells hand it out: a file by its path, or nothing. */
export interface WindowFile {
  bytes: Buffer;
  headers: Record<string, string>;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
};

const securityHeaders = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    // The window keeps the program of its threads: its host may be away when it begins another one.
    "worker-src 'self' blob:",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

/** `path` is what stands in the address behind the origin, still encoded; '/' is the page itself. */
export async function windowFile(folder: string, path: string): Promise<WindowFile | undefined> {
  const name = fileName(path);
  const type = name === undefined ? undefined : types[extname(name)];
  if (name === undefined || type === undefined) return undefined;
  try {
    return {
      bytes: await readFile(join(folder, name)),
      headers: { 'Content-Type': type, ...securityHeaders },
    };
  } catch {
    return undefined;
  }
}

/** The path inside the folder, or nothing for one that points out of it. */
function fileName(path: string): string | undefined {
  try {
    const name = normalize(decodeURIComponent(path === '/' ? '/index.html' : path));
    const outside = name.split(sep).includes('..') || name.includes('\0') || !name.startsWith(sep);
    return outside ? undefined : name;
  } catch {
    return undefined;
  }
}
