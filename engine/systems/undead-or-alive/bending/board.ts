import { eachLed, goesWithLeader, leaderOf, placeOf } from '../../../family/zombicide/actors';
import { zombiesOf } from '../../../family/zombicide/horde';
import { survivorName, zombieName } from '../../../family/zombicide/names';
import { refusal } from '../../../game/refusal';
import type { UoaGame } from '../game';
import { standUp } from '../machines/machines';
import type { OpenGame } from '../open-game';
import { abominationGone, isAbominationInPlay, spawnAbomination } from '../spawning/abomination';
import { setFoot } from '../spawning/corpse-piles';
import { miniaturesLeft } from '../spawning/placing';
import { ABOMINATION } from '../state';
import { liftIdleTokens } from '../zombies/vade-retro';
import { type NotBent, notInPlay, notOnTheBoard, outOf } from './refusals';

// Changes of what stands and lies on the board.

/** So many of a kind are there from now on. */
export function setZombies(game: UoaGame, zone: number, kind: number, count: number): NotBent | undefined {
  const there = zombiesOf(game, zone, kind);
  const wrong = notOnTheBoard(game, zone) ?? outOf(0, MANY, 'count', count);
  if (wrong) return wrong;
  const most = mostZombies(game, zone, kind);
  if (count > most) return refusal('too-many-zombies', { zombie: zombieName(game, kind), most });
  if (kind !== ABOMINATION) game.state.zombies.set(zone, kind, count);
  else if (count > there) spawnAbomination(game, zone, []);
  else if (count < there) {
    game.state.zombies.set(zone, kind, 0);
    abominationGone(game, []);
  }
  liftIdleTokens(game);
  return undefined;
}

const MANY = 999;

/** So many of a kind can be in a zone, given those that are elsewhere. */
export function mostZombies(game: OpenGame, zone: number, kind: number): number {
  const left = kind === ABOMINATION ? abominationsLeft(game) : miniaturesLeft(game, kind);
  return zombiesOf(game, zone, kind) + left;
}

function abominationsLeft(game: OpenGame): number {
  return isAbominationInPlay(game) ? 0 : 1; // UOA-ABOM-02
}

export function layNoise(game: UoaGame, zone: number, side: number): NotBent | undefined {
  const wrong = notOnTheBoard(game, zone);
  if (wrong) return wrong;
  game.state.noiseZone = zone;
  game.state.boom = side;
  return undefined;
}

/** Whoever is put somewhere has not walked there: only what lies face up to anybody in the building shows itself. */
export function placeSomebody(game: UoaGame, actor: number, zone: number): NotBent | undefined {
  const wrong = notInPlay(game, actor) ?? notOnTheBoard(game, zone);
  if (wrong) return wrong;
  if (goesWithLeader(game, actor)) {
    const [survivor, leader] = [actor, leaderOf(game, actor)].map((each) => survivorName(game, each));
    return refusal('goes-with-leader', { survivor: survivor ?? '', leader: leader ?? '' }); // UOA-COMP-10
  }
  if (placeOf(game, actor) === zone) return undefined;
  standUp(game, actor); // UOA-WAGON-06
  game.state.place.set(actor, 0, zone);
  if (actor >= game.table.sizes.survivors) return undefined;
  eachLed(game, actor, (companion) => game.state.place.set(companion, 0, zone));
  setFoot(game, zone);
  return undefined;
}
