import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version } from '../../package.json';
import { createHost } from '../host';
import { hostFolder } from '../host/folder';
import { openInBrowser } from './browser';
import { openLocalPage } from './server';

const windowFolder = join(dirname(fileURLToPath(import.meta.url)), '..', 'window');

interface ServedPage {
  address: string;
  /** Whether a browser has come. */
  openInBrowser(): Promise<boolean>;
  stop(): Promise<void>;
}

type Served = { ok: true; value: ServedPage } | { ok: false; error: 'in-use' | 'forbidden' };

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
    const stopping = new AbortController();
    let opening: Promise<unknown> = Promise.resolve();
    const value: ServedPage = {
      address: page.address,
      openInBrowser: () => {
        const coming = openInBrowser(page.invite(), stopping.signal);
        opening = coming;
        return coming;
      },
      stop: async () => {
        stopping.abort();
        await Promise.all([opening, page.stop()]);
      },
    };
    return { ok: true, value };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') return { ok: false, error: 'in-use' };
    if (code === 'EACCES') return { ok: false, error: 'forbidden' };
    throw error;
  }
}
