import type { HowMany, ObjectiveFilter, Place } from '../../../../schemas';
import { COLOURS } from '../state';
import { AT_SET_UP, type GameTime, whilePlaying } from './game-time';
import { areaOf, type Survey } from './survey';
import { movesBetween, roundOnFoot } from './walking';

// When survivors can be somewhere at the earliest, as far as that takes walking alone.

/** Who is there can wait until a condition holds. */
export function whenThere(so: GameTime, round: number | undefined): GameTime | undefined {
  return round === undefined ? undefined : Math.max(so, whilePlaying(round));
}

/** What happens once only is missed where a condition does not hold by then. */
export function onceAt(moment: GameTime | undefined, so: GameTime): GameTime | undefined {
  return moment === undefined || so > moment ? undefined : moment;
}

export function earliestOfObjectives(
  survey: Survey,
  filter: ObjectiveFilter,
  count: HowMany | undefined,
): GameTime | undefined {
  return whenThere(AT_SET_UP, nthObjective(survey, filter, count));
}

export function earliestIn(survey: Survey, area: Place): GameTime | undefined {
  return whenThere(AT_SET_UP, roundTo(survey, areaOf(survey, survey.stage, area)));
}

/** When somebody can have come to so many of them; of what lies face down nobody knows which is which. */
export function nthObjective(
  survey: Survey,
  { colour, group, except }: ObjectiveFilter,
  count: HowMany | undefined,
): number | undefined {
  const rounds = survey.program.objectives
    .filter(
      (one) => (group === undefined || one.group === group) && (except === undefined || one.group !== except),
    )
    .filter((one) => colour === undefined || one.mix !== undefined || COLOURS[one.colour] === colour)
    .map(({ zone }) => roundTo(survey, [zone]))
    .filter((round) => round !== undefined)
    .sort((one, other) => one - other);
  // All of one colour in a mix may be a single one.
  const wanted = typeof count === 'number' ? count : 1;
  return rounds[wanted - 1];
}

/** On foot, and one action there. */
export function roundTo({ openBoard, program }: Survey, zones: readonly number[]): number | undefined {
  const moves = movesBetween(openBoard, program.startZones, zones);
  return moves === undefined ? undefined : Math.max(1, roundOnFoot(moves));
}

export function zonesNamed(survey: Survey, area: Place | undefined): readonly number[] | undefined {
  return area === undefined ? undefined : areaOf(survey, survey.stage, area);
}
