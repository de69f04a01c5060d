import type { Effect } from '../../../../../schemas';
import type { UoaGame } from '../../game';
import type { Occasion } from '../at-hand';

/** Does what an effect holds, before whatever comes after that effect. */
export function doList(
  game: UoaGame,
  effects: readonly Effect[],
  { rule, survivor, thing, zone }: Pick<Occasion, 'rule' | 'survivor' | 'thing' | 'zone'>,
): void {
  const list = game.table.mission.lists.indexOf(effects);
  game.system.missionEffects.begin(game, rule, list, survivor, thing, zone);
}

/** Where an effect stands: the number of its list, and its place there. */
export function standsIn({ table }: UoaGame, effect: Effect): readonly [list: number, place: number] {
  const { lists } = table.mission;
  const list = lists.findIndex((each) => each.includes(effect));
  return [list, lists[list]?.indexOf(effect) ?? 0];
}
