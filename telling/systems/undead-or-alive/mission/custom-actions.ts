import type { CustomAction } from '../../../../schemas';
import type { MissionContext } from '../../../mission/context';
import { withPlace } from '../../../mission/grammar';
import { machineWords } from './names';
import { pricesWords, thingsDiscarded } from './prices';
import { placeWords } from './whereabouts';

/** Who may do it where: `a survivor in ‘Tender’`. */
export function actorWords(action: CustomAction, context: MissionContext): string {
  const places = [
    ...(action.in === undefined ? [] : [placeWords('in', action.in, context)]),
    ...(action.beside === undefined
      ? []
      : [context.say('mission.beside', { machine: machineWords(action.beside, context) })]),
  ];
  const where = places.length === 0 ? undefined : context.and(places);
  return withPlace(context.say('mission.action.who'), where, context);
}

/** What it takes: `for 2 actions, discarding one Dynamite card`. */
export function costWords({ actions = 1, anyTime, pay }: CustomAction, context: MissionContext): string {
  const cost = anyTime
    ? context.say('mission.action.at-any-time')
    : actions === 0
      ? context.say('mission.action.for-free')
      : context.say('mission.action.for', { count: actions });
  if (!pay) return cost;
  const price = thingsDiscarded(pay, context);
  return price === undefined
    ? context.say('mission.action.costing', { cost, price: pricesWords(pay, context) })
    : context.say('mission.action.paying', { cost, price });
}
