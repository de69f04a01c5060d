import type { ConditionPeople, People, PeopleFilter, Piece, Place, PlaceFilter } from '../../../../schemas';
import { isInPlay, placeOf } from '../../../family/zombicide/actors';
import { zombiesIn, zombiesLike } from '../../../family/zombicide/horde';
import { ownsSkill } from '../../../family/zombicide/skills/owned';
import { stageNow } from '../board/now';
import { LEVELS } from '../content';
import type { UoaGame } from '../game';
import { NONE } from '../state';
import { type AtHand, NOBODY } from './at-hand';
import { companionsMeant, kindMeant, machineMeant, spawnTokensMeant } from './filters';
import { holds } from './holding';
import { objectivesMeant } from './objectives-meant';

// Which zones and which survivors a mission means: either may be said of the other.

/** The zones of a place as the board lies now: those of an area in the order of the mission, others by their numbers. */
export function zonesOf(game: UoaGame, place: Place, at: AtHand = NOBODY): readonly number[] {
  if (typeof place !== 'string') return zonesMeant(game, place, at);
  if (place === 'here') return at.zone === NONE ? NOWHERE : [at.zone];
  return stageNow(game).areas[game.table.mission.areas.indexOf(place)] ?? NOWHERE;
}

const NOWHERE: readonly number[] = [];

/** Anywhere, if no place is said. */
export function isInArea(
  game: UoaGame,
  zone: number,
  place: Place | undefined,
  at: AtHand = NOBODY,
): boolean {
  if (place === undefined) return true;
  if (typeof place === 'string') return zonesOf(game, place, at).includes(zone);
  return (
    isInArea(game, zone, place.in ?? 'everywhere', at) &&
    testsOf(game, place, at).every((isRight) => isRight(zone))
  );
}

/** The zones among which those of a place are found, in their order: whatever happens there, they stay the same. */
export function zonesAmong(game: UoaGame, place: Place, at: AtHand): readonly number[] {
  if (typeof place === 'string') return zonesOf(game, place, at);
  return zonesAmong(game, place.in ?? 'everywhere', at);
}

/** Whether one zone of them is still to be picked, and who says which. */
export function howZonePicked(place: Place | undefined): PlaceFilter['pick'] {
  return typeof place === 'object' ? place.pick : undefined;
}

/** All that may be meant, before one is picked among them. */
function zonesMeant(game: UoaGame, filter: PlaceFilter, at: AtHand): readonly number[] {
  const among = filter.in === undefined ? zonesOf(game, 'everywhere') : zonesOf(game, filter.in, at);
  const tests = testsOf(game, filter, at);
  return among.filter((zone) => tests.every((isRight) => isRight(zone)));
}

type Test = (zone: number) => boolean;

function testsOf(game: UoaGame, filter: PlaceFilter, at: AtHand): Test[] {
  const tests: Test[] = [];
  const { only, tag, of, people, near, seenFrom, range = 1 } = filter;
  const { zones } = game.table;
  if (only !== undefined) tests.push((zone) => zones[zone]?.building === (only === 'buildings'));
  if (tag !== undefined) tests.push((zone) => zones[zone]?.tags.includes(tag) ?? false);
  if (of !== undefined) tests.push(whereLies(game, of));
  if (people !== undefined) {
    const places = new Set(candidates(game, people, at).map((survivor) => placeOf(game, survivor)));
    tests.push((zone) => places.has(zone));
  }
  if (near !== undefined) {
    const from = zonesOf(game, near, at);
    tests.push((zone) => from.some((one) => isWithin(game.board.distance(one, zone), range)));
  }
  if (seenFrom !== undefined) {
    const from = zonesOf(game, seenFrom, at);
    tests.push((zone) => from.some((one) => game.board.range(one, zone) >= 0));
  }
  return tests;
}

function isWithin(steps: number, range: number): boolean {
  return steps >= 0 && steps <= range;
}

/** Whether such a piece is in a zone. */
function whereLies(game: UoaGame, piece: Piece): Test {
  const { state } = game;
  if ('zombies' in piece) {
    const { kind } = piece.zombies;
    return kind === undefined
      ? (zone) => zombiesIn(game, zone) > 0
      : (zone) => zombiesLike(game, zone, kindMeant(game, kind)) > 0;
  }
  const zones = new Set(
    'objectives' in piece
      ? objectivesMeant(game, piece.objectives).map((objective) => state.objectiveZone.at(objective))
      : 'spawnTokens' in piece
        ? spawnTokensMeant(game, piece.spawnTokens).map((token) => state.spawnZone.at(token))
        : 'machine' in piece
          ? [state.machineZone.at(machineMeant(game, piece.machine))]
          : companionsMeant(game, piece.companions)
              .filter((actor) => isInPlay(game, actor))
              .map((actor) => placeOf(game, actor)),
  );
  return (zone) => zones.has(zone);
}

/** Survivors in play whom a filter lets through; whoever is to be picked among them is not picked yet. */
export function survivorsMeant(game: UoaGame, filter: PeopleFilter, at: AtHand): number[] {
  const those: number[] = [];
  for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
    if (isInPlay(game, survivor) && isSurvivorMeant(game, filter, survivor, at)) those.push(survivor);
  }
  return filter.nearest === undefined ? those : nearestOf(game, those, zonesOf(game, filter.nearest, at));
}

export function isSurvivorMeant(game: UoaGame, filter: PeopleFilter, survivor: number, at: AtHand): boolean {
  const who = game.table.roster[game.state.identity.at(survivor)];
  if (filter.survivor !== undefined && who?.id !== filter.survivor) return false;
  if (filter.class !== undefined && who?.class !== filter.class) return false;
  if (filter.except === 'doer' && survivor === at.survivor) return false;
  return isAsSaid(game, filter, survivor, at);
}

/** What can be so or not so of somebody. */
type Said = Pick<ConditionPeople, 'in' | 'holds' | 'wounded' | 'level' | 'skill'>;

export function isAsSaid(game: UoaGame, said: Said, survivor: number, at: AtHand): boolean {
  const { state, table } = game;
  // What takes longest to look at comes last.
  if (said.level !== undefined && state.level.at(survivor) < LEVELS.indexOf(said.level)) return false;
  if (said.wounded !== undefined && state.wounds.at(survivor) < said.wounded) return false;
  if (said.skill !== undefined) {
    const skill = table.skills.findIndex(({ id }) => id === said.skill);
    if (skill < 0 || ownsSkill(game, survivor, skill) === 0) return false;
  }
  if (said.holds !== undefined && !holds(game, survivor, said.holds)) return false;
  return isInArea(game, placeOf(game, survivor), said.in, at);
}

/** All who may be meant, before anybody is picked among them. */
export function candidates(game: UoaGame, people: People | undefined, at: AtHand): number[] {
  if (typeof people === 'object') return survivorsMeant(game, people, at);
  switch (people) {
    case undefined:
    case 'doer':
    case 'taker':
      return at.survivor !== NONE && isInPlay(game, at.survivor) ? [at.survivor] : [];
    case 'others':
      return survivorsMeant(game, { except: 'doer' }, at);
    case 'all':
    case 'one':
    case 'lot':
      return survivorsMeant(game, {}, at);
  }
}

/** Whether all of them are meant, or one of them, and who says which. */
export function howPicked(people: People | undefined): 'all' | 'one' | 'lot' {
  if (typeof people === 'object') return people.pick ?? 'all';
  return people === 'one' || people === 'lot' ? people : 'all';
}

/** Those with the shortest way to one of these zones. */
function nearestOf(game: UoaGame, survivors: readonly number[], zones: readonly number[]): number[] {
  const away = new Map(survivors.map((survivor) => [survivor, stepsTo(game, survivor, zones)]));
  const least = Math.min(...away.values());
  return survivors.filter((survivor) => away.get(survivor) === least && least < CUT_OFF);
}

const CUT_OFF = 9999;

function stepsTo(game: UoaGame, survivor: number, zones: readonly number[]): number {
  const from = placeOf(game, survivor);
  return zones.reduce((least, zone) => {
    const steps = game.board.distance(from, zone);
    return steps < 0 ? least : Math.min(least, steps);
  }, CUT_OFF);
}
