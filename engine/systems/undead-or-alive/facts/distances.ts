import type { FactsPlace, FactsZone } from '../../../../schemas';
import { idOf, idsOf, type Survey } from '../survey/survey';
import { least, movesBetween, roundOnFoot } from '../survey/walking';
import type { PointOfInterest } from './points-of-interest';
import { activeSpawnZones, arrivalAt, firstZombieIn, threatsTo, whoIsFirst } from './pressure';

/** Spawn zones within so many moves are near: zombies from there are a matter of very few rounds. */
const NEAR = 3;

/** How far a place is, and who can be there first. */
export function placeFacts(survey: Survey, { what, id, spawn, zones }: PointOfInterest): FactsPlace {
  const { board, openBoard, program } = survey;
  const { startZones } = program;
  const moves = movesBetween(board, startZones, zones);
  const open = movesBetween(openBoard, startZones, zones);
  const zombies = firstZombieIn(survey, zones);
  const survivors = roundOnFoot(moves);
  const first = whoIsFirst(survivors, zombies);
  return {
    what,
    id,
    ...(spawn && { spawn }),
    zones: idsOf(survey, zones),
    ...(moves !== undefined && { moves }),
    ...(open !== undefined && open !== moves && { movesWithGatesOpen: open }),
    from: startZones.map((start) => {
      const own = movesBetween(board, [start], zones);
      return { start: idOf(survey, start), ...(own !== undefined && { moves: own }) };
    }),
    ...(survivors !== undefined && { survivors }),
    ...(zombies !== undefined && { zombies }),
    ...(first && { first }),
    spawnZonesNear: activeSpawnZones(survey).filter(
      (spawnZone) => (movesBetween(board, [spawnZone], zones) ?? Number.POSITIVE_INFINITY) <= NEAR,
    ).length,
  };
}

/** Every zone that is on the board in the beginning. */
export function zoneFacts(survey: Survey): FactsZone[] {
  const { laid, board, program } = survey;
  const present = new Set(laid.beginning.zones.map(({ id }) => id));
  return laid.zones.flatMap(({ id, names, building, balcony }, zone): FactsZone[] => {
    if (!present.has(id)) return [];
    const moves = movesBetween(board, program.startZones, [zone]);
    const survivors = roundOnFoot(moves);
    const { walkers, runners } = arrivalAt(survey, zone);
    const first = whoIsFirst(survivors, least([walkers, runners]));
    return [
      {
        zone: id,
        names: [...names],
        kind: balcony ? 'balcony' : building ? 'room' : 'street',
        ...(moves !== undefined && { moves }),
        ...(survivors !== undefined && { survivors }),
        ...(walkers !== undefined && { walkers }),
        ...(runners !== undefined && { runners }),
        ...(first && { first }),
        spawnZones: threatsTo(survey, zone),
      },
    ];
  });
}
