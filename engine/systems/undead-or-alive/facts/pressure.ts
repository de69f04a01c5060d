import type { FactsFirst, FactsThreat } from '../../../../schemas';
import type { SpawnToken } from '../mission-program';
import { ABOMINATION, RUNNER, WALKER } from '../state';
import { idOf, type Survey } from '../survey/survey';
import { least } from '../survey/walking';

/** The earliest rounds in which zombies can be somewhere; nothing where they never can. */
export interface Arrival {
  readonly walkers: number | undefined;
  readonly runners: number | undefined;
}

const paceOf = ({ kinds }: Survey['program'], kind: number) => kinds[kind]?.actions ?? 1;

/** What has spawned in the first round moves from the second one on (UOA-SPAWN-08). */
const SPAWNED = 1;

/** The zones with spawn tokens that bring zombies from the first round on. */
export function activeSpawnZones({ program }: Pick<Survey, 'program'>): number[] {
  return [...new Set(program.spawnTokens.filter(isActiveIn(program)).map(({ zone }) => zone))];
}

/** With an Abomination on the board its tokens are active from the start (UOA-ABOM-05); others wait for a rule. */
export function isActiveIn({ zombies }: Survey['program']): (token: SpawnToken) => boolean {
  const isAwake = zombies.some(({ kind }) => kind === ABOMINATION);
  return ({ kind, asleep, waiting }) =>
    !asleep && !waiting && (kind === 'starting' || kind === 'mobile' || (kind === 'abomination' && isAwake));
}

/** How soon zombies come to a zone from each active spawn zone, the nearest first. */
export function threatsTo(survey: Survey, zone: number): FactsThreat[] {
  const threats = activeSpawnZones(survey).flatMap((from) => {
    const moves = survey.board.distance(from, zone);
    if (moves < 0) return [];
    const arrivesIn = (kind: number) => SPAWNED + roundsFor(survey.program, kind, moves);
    return [{ zone: idOf(survey, from), moves, walkers: arrivesIn(WALKER), runners: arrivesIn(RUNNER) }];
  });
  return threats.sort((one, other) => one.moves - other.moves);
}

/** From wherever zombies spawn or stand; those that stand there move in the first round already. */
export function arrivalAt(survey: Survey, zone: number): Arrival {
  const threats = threatsTo(survey, zone);
  const standing = (isQuick: boolean) =>
    survey.program.zombies
      .filter(({ kind }) => paceOf(survey.program, kind) > 1 === isQuick && paceOf(survey.program, kind) > 0)
      .map(({ kind, zone: from }) => ({ kind, moves: survey.board.distance(from, zone) }))
      .filter(({ moves }) => moves >= 0)
      .map(({ kind, moves }) => roundsFor(survey.program, kind, moves));
  return {
    walkers: least([...threats.map(({ walkers }) => walkers), ...standing(false)]),
    runners: least([...threats.map(({ runners }) => runners), ...standing(true)]),
  };
}

/** When the first zombie of any kind can be in one of these zones. */
export function firstZombieIn(survey: Survey, zones: readonly number[]): number | undefined {
  return least(
    zones.flatMap((zone) => {
      const { walkers, runners } = arrivalAt(survey, zone);
      return [walkers, runners];
    }),
  );
}

/** Survivors play before the zombies: in the same round they are the first (UOA-ROUND-01). */
export function whoIsFirst(
  survivors: number | undefined,
  zombies: number | undefined,
): FactsFirst | undefined {
  if (survivors === 0 && zombies === 0) return 'both';
  if (survivors === undefined) return zombies === undefined ? undefined : 'zombies';
  return zombies !== undefined && zombies < survivors ? 'zombies' : 'survivors';
}

function roundsFor(program: Survey['program'], kind: number, moves: number): number {
  return Math.ceil(moves / paceOf(program, kind));
}
