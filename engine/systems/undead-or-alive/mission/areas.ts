import type { Piece, Place, PlaceFilter } from '../../../../schemas';
import { isInPlay, placeOf } from '../../../family/zombicide/actors';
import { zombiesIn, zombiesOf } from '../../../family/zombicide/horde';
import { stageNow } from '../board/now';
import { ZOMBIES } from '../content';
import type { UoaGame } from '../game';
import { NONE } from '../state';
import { type AtHand, NOBODY } from './at-hand';
import { companionsMeant, machineMeant, spawnTokensMeant } from './filters';
import { objectivesMeant } from './objectives-meant';
import { candidates } from './people-meant';

// Which zones a mission means.

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
  return place === undefined || zonesOf(game, place, at).includes(zone);
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
      : (zone) => zombiesOf(game, zone, ZOMBIES.indexOf(kind)) > 0;
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
