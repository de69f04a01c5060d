import type { Effect } from '../../../../../schemas';
import type { UoaGame } from '../../game';

/** The numbers of the rules that have such an effect. */
export function rulesThat(
  { table }: Pick<UoaGame, 'table'>,
  effect: Effect['effect'],
  isMeant: (effect: Effect) => boolean = () => true,
): number[] {
  return table.mission.rules.flatMap((rule, number) =>
    'do' in rule && rule.do.some((each) => each.effect === effect && isMeant(each)) ? [number] : [],
  );
}
