import type { ZombieFilter } from '../../../../schemas';
import { zombiesOf } from '../../../family/zombicide/horde';
import type { UoaGame } from '../game';
import { isZombieMeant } from './filters';
import type { IsThere } from './lying';

/** One zombie: those of a kind in a zone are as good as each other. */
export interface OneZombie {
  readonly zone: number;
  readonly kind: number;
}

/** One after the other, zone by zone. */
export function zombiesMeant(game: UoaGame, { kind }: ZombieFilter, isThere: IsThere): OneZombie[] {
  const zones = [...game.table.zones.keys()].filter(isThere);
  const kinds = [...game.table.kinds.keys()].filter((number) => isZombieMeant(game, kind, number));
  return zones.flatMap((zone) =>
    kinds.flatMap((number) =>
      Array.from({ length: zombiesOf(game, zone, number) }, () => ({ zone, kind: number })),
    ),
  );
}
