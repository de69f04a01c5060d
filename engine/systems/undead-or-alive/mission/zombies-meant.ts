import type { ZombieFilter } from '../../../../schemas';
import { zombiesOf } from '../../../family/zombicide/horde';
import { ZOMBIES } from '../content';
import type { UoaGame } from '../game';
import type { IsThere } from './lying';

/** One zombie: those of a kind in a zone are as good as each other. */
export interface OneZombie {
  readonly zone: number;
  readonly kind: number;
}

/** One after the other, zone by zone. */
export function zombiesMeant(game: UoaGame, { kind }: ZombieFilter, isThere: IsThere): OneZombie[] {
  const zones = [...game.table.zones.keys()].filter(isThere);
  const kinds = [...ZOMBIES.keys()].filter((number) => kind === undefined || ZOMBIES[number] === kind);
  return zones.flatMap((zone) =>
    kinds.flatMap((number) =>
      Array.from({ length: zombiesOf(game, zone, number) }, () => ({ zone, kind: number })),
    ),
  );
}
