import type { Effect } from '../../../../../schemas';
import { allEffects } from '../../../../../schemas/references/effects';
import type { UoaGame } from '../../game';

/** The numbers of the rules that have such an effect. */
export function rulesThat(
  { table }: Pick<UoaGame, 'table'>,
  effect: Effect['effect'],
  isMeant: (effect: Effect) => boolean = () => true,
): number[] {
  return table.mission.rules.flatMap((rule, number) =>
    allEffects(rule).some((each) => each.effect === effect && isMeant(each)) ? [number] : [],
  );
}
