import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Invitation } from './gate';
import { writeInvitation } from './invitation-file';

/** A browser that has just been installed may take this long to open. */
const PATIENCE_MS = 40_000;

/** Opens the page in the user's browser; whether that has come when nothing more is to be expected. */
export async function openInBrowser(invitation: Invitation, stopped: AbortSignal): Promise<boolean> {
  const file = await writeInvitation(invitation.address).catch(() => undefined);
  if (!file) return false;
  try {
    const late = new AbortController();
    const signal = AbortSignal.any([late.signal, stopped]);
    const hasCome = await Promise.race([
      invitation.accepted.then(() => true),
      notOpened(file.path),
      pause(PATIENCE_MS, false, { signal, ref: false }).catch(() => true),
    ]);
    late.abort();
    return hasCome;
  } finally {
    await file.remove().catch(() => undefined);
  }
}

/** Says no when there is nothing that could open a browser, and nothing otherwise. */
function notOpened(path: string): Promise<false> {
  const opener: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', ''],
  };
  const [program, ...args] = opener[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...args, path], { stdio: 'ignore', detached: true });
  child.unref();
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => {
      if (code !== 0) resolve(false);
    });
  });
}
