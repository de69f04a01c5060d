import type { Mission, MissionFacts } from '../../../../schemas';
import { limits } from '../content';
import { isRefused, type Prepared } from '../problems';
import { compileMission } from '../set-up/table-of';
import { idsOf, surveyOf } from '../survey/survey';
import type { TableZone } from '../table';
import { placeFacts, zoneFacts } from './distances';
import { estimateOf } from './length/estimate';
import { pointsOfInterest } from './points-of-interest';
import { shelterFacts } from './safety';
import { spawnTokenFacts } from './spawn-tokens';
import { trainFacts } from './train';
import { warningsOf } from './warnings';

/** A game of it always has a length that can be estimated. */
type Facts = MissionFacts & Required<Pick<MissionFacts, 'estimate'>>;

/** What can be told of a mission before anybody plays it, for so many survivors; and the zones that it speaks of. */
export function missionFacts(
  mission: Mission,
  survivors: number = limits.survivors.usual,
): Prepared<{ readonly facts: Facts; readonly zones: readonly TableZone[] }> {
  const read = compileMission(mission, survivors);
  if (isRefused(read)) return read;
  const survey = surveyOf(read, survivors);
  const places = pointsOfInterest(survey);
  const train = trainFacts(survey, places);
  const spawnTokens = spawnTokenFacts(survey);
  return {
    zones: read.laid.zones,
    facts: {
      mission: mission.id,
      survivors,
      starts: idsOf(survey, survey.program.startZones),
      places: places.map((place) => placeFacts(survey, place)),
      zones: zoneFacts(survey),
      shelters: shelterFacts(survey),
      ...(spawnTokens && { spawnTokens }),
      ...(train && { train }),
      estimate: estimateOf(survey),
      warnings: warningsOf(survey, places),
    },
  };
}
