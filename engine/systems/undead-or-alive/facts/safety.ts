import type { FactsShelter } from '../../../../schemas';
import type { BoardZone } from '../../../board/board';
import type { Survey } from '../survey/survey';
import { movesBetween } from '../survey/walking';
import { firstZombieIn } from './pressure';

/** Buildings in the order of their first rooms, and then the balconies. */
export function shelterFacts(survey: Survey): FactsShelter[] {
  const { zones } = survey.laid.beginning;
  const buildings = new Set(zones.flatMap(({ building }) => building ?? []));
  return [
    ...[...buildings].map((building) => {
      const rooms = zones.filter((zone) => zone.building === building);
      return shelterOf(survey, 'building', rooms, rooms);
    }),
    ...zones
      .filter(({ balcony }) => balcony)
      .map((balcony) => shelterOf(survey, 'balcony', [balcony], behind(survey, balcony))),
  ];
}

/** The building that a balcony belongs to. */
function behind({ laid: { beginning } }: Survey, balcony: BoardZone): BoardZone[] {
  const rooms = beginning.moves(balcony.index).flatMap((zone) => beginning.zones[zone] ?? []);
  return beginning.zones.filter(
    ({ building }) => building !== undefined && rooms.some((room) => room.building === building),
  );
}

function shelterOf(
  survey: Survey,
  what: FactsShelter['what'],
  inside: readonly BoardZone[],
  rooms: readonly BoardZone[],
): FactsShelter {
  const { laid, board, program } = survey;
  const numberOf = ({ id }: BoardZone) => laid.zones.findIndex((zone) => zone.id === id);
  const [own, ofBuilding] = [inside.map(numberOf), rooms.map(numberOf)];
  const piles = program.spawnTokens.filter(({ kind, zone }) => {
    return kind === 'corpse-pile' && ofBuilding.includes(zone);
  });
  const moves = movesBetween(board, program.startZones, own);
  const zombies = firstZombieIn(survey, own);
  const stairs = what === 'balcony' ? rooms.filter((room) => leadsTo(survey, room, inside)) : rooms;
  return {
    what,
    zones: inside.map(({ id }) => id),
    tags: [...new Set(stairs.flatMap(({ tags }) => tags))],
    ways: waysInto(survey, inside),
    corpsePiles: piles.map(({ id }) => id),
    sight: inSight(survey, inside),
    ...(moves !== undefined && { moves }),
    ...(zombies !== undefined && { zombies }),
  };
}

function leadsTo({ laid: { beginning } }: Survey, room: BoardZone, inside: readonly BoardZone[]): boolean {
  return inside.some(({ index }) => beginning.moves(room.index).includes(index));
}

/** A balcony of the building is no way into it: it can only be gone to from inside (UOA-BALC-01). */
function waysInto({ laid: { beginning } }: Survey, inside: readonly BoardZone[]): number {
  const own = new Set(inside.map(({ index }) => index));
  const isWay = (zone: number) => {
    const isStairs = beginning.zones[zone]?.balcony === true;
    return !own.has(zone) && !isStairs;
  };
  return inside.flatMap(({ index }) => beginning.moves(index).filter(isWay)).length;
}

/** Sight is mutual (UOA-LOS-09). */
function inSight({ laid: { beginning } }: Survey, inside: readonly BoardZone[]): number {
  const seen = new Set(inside.flatMap(({ index }) => [...beginning.sightFrom(index).keys()]));
  for (const { index } of inside) seen.delete(index);
  return seen.size;
}
