import { isOfTiles, mountOf } from '../../../engine';
import type { Mission, Position, Token } from '../../../schemas';
import { idsOf, keyOf, type PartKey } from '../parts';
import { asItWas, edit } from './edit';

/** Parts that are meant, with what goes where they go: the tiles that they are made of, and what is mounted on them. */
export function withWhatGoesAlong({ tokens = [] }: Mission, keys: Iterable<PartKey>): ReadonlySet<PartKey> {
  const all = new Set(keys);
  const meant = idsOf(all, 'token');
  if (meant.size === 0) return all;
  for (const token of tokens) {
    if (isOfTiles(token) && meant.has(token.id)) {
      for (const tile of token.tiles) all.add(keyOf('tile', tile));
    }
    if (meant.has(mountOf(token) ?? '')) all.add(keyOf('token', token.id));
  }
  return all;
}

/** What is mounted on a piece. */
export function mountedOn(tokens: Mission['tokens'], mount: string): string[] {
  return mounted(tokens).flatMap(({ id, on }) => (on === mount ? [id] : []));
}

/** What is further than this from its mount is not on it any more. */
const ON = 40;

/** Lets go of the mounts that pieces are not on any more. */
export function unmount(tokens: Mission['tokens'], moved: { has: (id: string) => boolean }): void {
  for (const { id, on } of mounted(tokens)) {
    if (!moved.has(id)) continue;
    const mount = tokens?.find((token) => token.id === on);
    edit(tokens, id, (piece) => {
      if (mount && !isMounted(piece.at, mount.at)) dismount(piece);
    });
  }
}

/** Lets pieces down from what is no mount any more. */
export function letGoOf(tokens: Mission['tokens'], mounts: ReadonlySet<string>): void {
  for (const { id, on } of mounted(tokens)) if (mounts.has(on)) edit(tokens, id, dismount);
}

export function dismount(piece: Token): void {
  if ('on' in piece) delete piece.on;
}

interface Mounted {
  readonly id: string;
  readonly on: string;
}

/** What is mounted on anything at the beginning of a step. */
function mounted(tokens: Mission['tokens']): Mounted[] {
  return asItWas(tokens ?? []).flatMap((token) => {
    const on = mountOf(token);
    return on === undefined ? [] : [{ id: token.id, on }];
  });
}

function isMounted(piece: Position, mount: Position): boolean {
  return (
    piece.tile === mount.tile &&
    piece.level === mount.level &&
    Math.hypot(piece.x - mount.x, piece.y - mount.y) <= ON
  );
}
