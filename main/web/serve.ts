import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version } from '../../package.json';
import { createHost } from '../host';
import { hostFolder } from '../host/folder';
import { type LocalPage, openLocalPage } from './server';

const windowFolder = join(dirname(fileURLToPath(import.meta.url)), '..', 'window');

type Served =
  | { ok: true; value: LocalPage & { openInBrowser(): void } }
  | { ok: false; error: 'in-use' | 'forbidden' };

/** The app as a local page, for machines without a desktop shell. */
export async function serve({ port, asked }: { port: number; asked: string[] }): Promise<Served> {
  const host = createHost(hostFolder(), {
    about: {
      version,
      shell: 'web',
      runtime: [{ name: 'Node', version: process.versions.node }],
      standIn: false,
      sandbox: true,
    },
  });
  for (const path of asked) host.askFor(path);
  try {
    const page = await openLocalPage(host, windowFolder, port);
    return { ok: true, value: { ...page, openInBrowser: () => openInBrowser(page.invitation()) } };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') return { ok: false, error: 'in-use' };
    if (code === 'EACCES') return { ok: false, error: 'forbidden' };
    throw error;
  }
}

function openInBrowser(address: string): void {
  const opener: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', ''],
  };
  const [program, ...args] = opener[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
  // The address has been printed; whoever has no browser to open it in can still copy it.
  child.on('error', () => undefined);
  child.unref();
}
