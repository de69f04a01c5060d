import type { Mission, Position, TokenMachine } from '../../../schemas';
import { idsOf, keyOf, type PartKey } from '../parts';
import { asItWas, edit } from './edit';

/** Parts that are meant, with what goes where they go: the tiles of a train, the guns on a Wagon. */
export function withWhatGoesAlong({ tokens = [] }: Mission, keys: Iterable<PartKey>): ReadonlySet<PartKey> {
  const all = new Set(keys);
  const meant = idsOf(all, 'token');
  if (meant.size === 0) return all;
  for (const token of tokens) {
    if (token.kind === 'train' && meant.has(token.id)) {
      for (const tile of token.tiles) all.add(keyOf('tile', tile));
    }
    if (token.kind === 'machine' && token.on !== undefined && meant.has(token.on)) {
      all.add(keyOf('token', token.id));
    }
  }
  return all;
}

/** The guns that are on a Wagon. */
export function gunsOn(tokens: Mission['tokens'], wagon: string): string[] {
  return mounted(tokens).flatMap(({ id, on }) => (on === wagon ? [id] : []));
}

/** A gun further than this from its Wagon is not on it any more. */
const ON = 40;

/** Lets go of the Wagons that guns are not on any more. */
export function unmount(tokens: Mission['tokens'], moved: { has: (id: string) => boolean }): void {
  for (const { id, on } of mounted(tokens)) {
    if (!moved.has(id)) continue;
    const wagon = tokens?.find((token) => token.id === on);
    edit(tokens, id, (gun) => {
      if (gun.kind === 'machine' && wagon && !isMounted(gun.at, wagon.at)) delete gun.on;
    });
  }
}

/** Lets guns down from Wagons that are none any more. */
export function letGoOf(tokens: Mission['tokens'], wagons: ReadonlySet<string>): void {
  for (const { id, on = '' } of mounted(tokens)) {
    if (!wagons.has(on)) continue;
    edit(tokens, id, (gun) => {
      if (gun.kind === 'machine') delete gun.on;
    });
  }
}

/** Guns that are on a Wagon at the beginning of a step. */
function mounted(tokens: Mission['tokens']): TokenMachine[] {
  return asItWas(tokens ?? []).filter(
    (token): token is TokenMachine => token.kind === 'machine' && token.on !== undefined,
  );
}

function isMounted(gun: Position, wagon: Position): boolean {
  return (
    gun.tile === wagon.tile && gun.level === wagon.level && Math.hypot(gun.x - wagon.x, gun.y - wagon.y) <= ON
  );
}
