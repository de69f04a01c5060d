import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file that leads a browser to an address, and that nobody but its owner reads. */
export interface InvitationFile {
  readonly path: string;
  remove(): Promise<void>;
}

const prefix = 'boothill-invitation-';
const A_MINUTE = 60_000;

/**
 * Browsers are started with their arguments in the open, so an address that lets in must not be among them. The
 * folder lies where browsers may read that are packed as snaps, which see nothing hidden and have another /tmp.
 */
export async function writeInvitation(address: string, home = homedir()): Promise<InvitationFile> {
  await sweepInvitations(home);
  // Only its owner may enter a folder that is made so.
  const folder = await mkdtemp(join(home, prefix)).catch(() => mkdtemp(join(tmpdir(), prefix)));
  const path = join(folder, 'boothill.html');
  await writeFile(path, pageTo(address), { mode: 0o600, flag: 'wx' });
  return { path, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Those of programs that were killed. */
async function sweepInvitations(home: string): Promise<void> {
  const names = await readdir(home).catch(() => []);
  for (const name of names.filter((candidate) => candidate.startsWith(prefix))) {
    const folder = join(home, name);
    const found = await stat(folder).catch(() => undefined);
    if (!found?.isDirectory() || Date.now() - found.mtimeMs < A_MINUTE) continue;
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

function pageTo(address: string): string {
  return `<!doctype html>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0; url=${address}">
<title>Boothill</title>
<a href="${address}">Boothill</a>
`;
}
