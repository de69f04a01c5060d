import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { windowFile } from '../../../main/host/window-files';
import { emptyFolder } from '../../helpers/folders';

async function builtWindow(): Promise<string> {
  const folder = await emptyFolder();
  await mkdir(join(folder, 'window', 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.html'), 'secret');
  await writeFile(join(folder, 'window', 'index.html'), 'page');
  await writeFile(join(folder, 'window', 'assets', 'é.js'), 'code');
  await writeFile(join(folder, 'window', 'notes.txt'), 'of no known type');
  return join(folder, 'window');
}

describe('the files of the window', () => {
  it('are handed out with their type and a strict policy', async () => {
    const folder = await builtWindow();
    const page = await windowFile(folder, '/');
    expect(page?.bytes.toString()).toBe('page');
    expect(page?.headers['Content-Type']).toBe('text/html; charset=utf-8');
    expect(page?.headers['Content-Security-Policy']).toContain("default-src 'none'; script-src 'self'");
    expect(page?.headers['X-Content-Type-Options']).toBe('nosniff');
    expect((await windowFile(folder, '/assets/%C3%A9.js'))?.bytes.toString()).toBe('code');
  });

  it.each([
    '/missing.html',
    '/assets',
    '/notes.txt',
    '/../secret.html',
    '/assets/../../secret.html',
    '/%2e%2e/secret.html',
    '/..%2fsecret.html',
    '/index.html%00.js',
    '/%E0%A4%A',
    'index.html',
    '',
  ])('and nothing else: %s', async (path) => {
    expect(await windowFile(await builtWindow(), path)).toBeUndefined();
  });
});
