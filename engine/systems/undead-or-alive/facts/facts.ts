import type { Mission, MissionFacts } from '../../../../schemas';
import { limits } from '../content';
import { isRefused, type Prepared } from '../set-up/problems';
import { readMission } from '../set-up/table-of';
import type { TableZone } from '../table';
import { placeFacts, zoneFacts } from './distances';
import { estimateOf } from './length/estimate';
import { placesOf } from './places';
import { shelterFacts } from './safety';
import { spawnTokenFacts } from './spawn-tokens';
import { idsOf, surveyOf } from './survey';
import { trainFacts } from './train';
import { warningsOf } from './warnings';

/** What can be told of a mission before anybody plays it, for so many survivors; and the zones that it speaks of. */
export function missionFacts(
  mission: Mission,
  survivors: number = limits.survivors.usual,
): Prepared<{ readonly facts: MissionFacts; readonly zones: readonly TableZone[] }> {
  const read = readMission(mission, survivors);
  if (isRefused(read)) return read;
  const survey = surveyOf(read, survivors);
  const places = placesOf(survey);
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
