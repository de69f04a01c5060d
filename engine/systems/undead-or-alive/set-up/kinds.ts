import type { OwnKind } from '../../../../schemas';
import { ZOMBIES, zombieKinds } from '../content';
import type { KindInPlay } from '../mission-program';
import { ABOMINATION } from '../state';

/** The kinds of the game, and after them those of the mission. */
export function kindsFor({ kinds: own = [] }: { readonly kinds?: readonly OwnKind[] }): KindInPlay[] {
  const printed = zombieKinds.map((kind, number): KindInPlay => ({ ...kind, like: number, pool: number }));
  return [...printed, ...own.map((kind, index) => kindOfItsOwn(kind, printed.length + index))];
}

function kindOfItsOwn({ id, like: name, count, ...said }: OwnKind, number: number): KindInPlay {
  const like = ZOMBIES.indexOf(name);
  const profile = zombieKinds[like];
  // There is only ever one Abomination: what is like it needs a miniature of its own.
  const own = count ?? (like === ABOMINATION ? 1 : undefined);
  return {
    id,
    like,
    pool: own === undefined ? like : number,
    miniatures: own ?? 0,
    actions: said.actions ?? profile?.actions ?? 1,
    wounds: said.damage ?? profile?.wounds ?? 1,
    damageNeeded: said.health ?? profile?.damageNeeded ?? 1,
    adrenaline: said.adrenaline ?? profile?.adrenaline ?? 1,
  };
}

/** The number of a kind by the name under which missions speak of it. */
export function kindNumber(kinds: readonly { readonly id: string }[], name: string): number {
  return kinds.findIndex(({ id }) => id === name);
}
