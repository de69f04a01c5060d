import { lineTo, type Moment } from './moment';

/** Whether people have played a game as it is, and mostly themselves: only then it says how long it takes. */
export function isPlayedByPeople(
  moment: Moment,
  isMadeByAutopilot: (moment: Moment) => boolean = () => false,
): boolean {
  const line = lineTo(moment);
  const isBent = line.some(({ deed }) => deed !== undefined && 'bend' in deed);
  return !isBent && line.filter(isMadeByAutopilot).length * 2 < line.length;
}
