import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file that leads a browser to an address, and that nobody but its owner reads. */
export interface InvitationFile {
  readonly path: string;
  readonly remove: () => Promise<void>;
}

const prefix = 'boothill-invitation-';
const A_MINUTE = 60_000;

/**
 * Browsers are started with their arguments in the open, so an address that lets in must not be among them. The
 * folder lies where browsers may read that are packed as snaps, which see nothing hidden and have another /tmp.
 */
export async function writeInvitation(
  address: string,
  [home, elsewhere]: readonly [string, string] = [homedir(), tmpdir()],
): Promise<InvitationFile> {
  await Promise.all([home, elsewhere].map(sweepInvitations));
  // Only its owner may enter a folder that is made so.
  const folder = await mkdtemp(join(home, prefix)).catch(() => mkdtemp(join(elsewhere, prefix)));
  const path = join(folder, 'boothill.html');
  await writeFile(path, pageTo(address), { mode: 0o600, flag: 'wx' });
  return { path, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Those of programs that were killed. */
async function sweepInvitations(place: string): Promise<void> {
  const names = await readdir(place).catch(() => []);
  for (const name of names.filter((candidate) => candidate.startsWith(prefix))) {
    const folder = join(place, name);
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
