import type { PassageRule } from '../../../../schemas';
import type { MissionContext } from '../../../mission/context';
import { areaWords } from './names';

/** What lies next to what, although it does not look so. */
export function passageWords({ between, oneWay }: PassageRule, context: MissionContext): string {
  const [from, to] = between.map((area) => areaWords('area', area, context));
  const key = oneWay ? 'mission.passage.one-way' : 'mission.passage';
  return context.say(key, { from: from ?? '', to: to ?? '' });
}
