import type { HowMany, ObjectiveFilter } from '../../../../../schemas';
import type { Count } from '../../../../mission/verdict';
import type { UoaGame } from '../../game';
import { howManyOf } from '../filters';
import { isObjectiveMeant, mayBeMeant } from '../objectives-meant';

interface Sought {
  readonly isThere: (objective: number) => boolean;
  readonly canCome: (objective: number) => boolean;
}

/** Those that lie face down may be meant or not: as long as one may be, not all of them are there. */
export function countObjectives(
  game: UoaGame,
  filter: ObjectiveFilter & { readonly count?: HowMany },
  { isThere, canCome }: Sought,
): Count {
  let [meant, there, toCome] = [0, 0, 0];
  for (let objective = 0; objective < game.table.sizes.objectives; objective++) {
    if (!isObjectiveMeant(game, filter, objective)) continue;
    meant += 1;
    if (isThere(objective)) there += 1;
    else if (canCome(objective)) toCome += 1;
  }
  const unseen = mayBeMeant(game, filter);
  const wanted = howManyOf(game, filter.count, meant + unseen);
  return { there, wanted, toCome: toCome + unseen };
}
