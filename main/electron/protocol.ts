import type { Protocol, Session } from 'electron';
import { windowFile } from '../host/window-files';

const scheme = 'app';

/** Where the window lives: a scheme of our own, because under file:// scripts and workers do not load. */
export const appOrigin = `${scheme}://boothill`;

export function isAppAddress(address: string): boolean {
  return address.startsWith(`${appOrigin}/`);
}

/** Must happen before Electron is ready. */
export function registerScheme(protocol: Protocol): void {
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

export function serveWindow(session: Session, folder: string): void {
  session.protocol.handle(scheme, async (request) => {
    const { host, pathname } = new URL(request.url);
    const file = host === 'boothill' ? await windowFile(folder, pathname) : undefined;
    if (!file) return new Response(null, { status: 404 });
    return new Response(new Uint8Array(file.bytes), { headers: file.headers });
  });
}
