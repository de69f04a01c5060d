import { placeOf } from '../../../family/zombicide/actors';
import { assignHit } from '../../../family/zombicide/combat/hits';
import { type Attack } from '../../../family/zombicide/combat/modes';
import { rollAgain } from '../../../family/zombicide/combat/roll';
import { targetsFor } from '../../../family/zombicide/combat/targets';
import { survivorName, zoneName } from '../../../family/zombicide/names';
import { canPay } from '../../../family/zombicide/turns/allowance';
import { procedure } from '../../../game/agenda';
import { because } from '../because';
import { endangersFriends, friendlyFire, tellMisses } from '../combat/friendly-fire';
import { loseHits } from '../combat/lost-hits';
import { GATLING as GATLING_FIRE } from '../combat/modes';
import type { TurnAction, UoaGame } from '../game';
import { farthestSeenBy } from '../lasting/sight';
import { machineName } from '../names';
import type { OpenGame } from '../open-game';
import { GATLING as GATLING_SHOT } from '../sorts';
import { MOST_DICE, NONE } from '../state';
import { columnOf } from '../turns/in-a-row';
import { DO } from '../words';
import { boom } from '../zombies/noise';
import { GATLING, isBeside, isWagon, wagonOf, wagonUnder } from './machines';

/** A shot with the gun, at a zone that everybody sees: what the shooter can do or has does not count. */
export const fire: TurnAction = {
  words: ['fire'],
  sorts: () => GATLING_SHOT, // UOA-GATLING-04
  cost: () => GATLING.fireCost,
  offer(game, survivor, list) {
    const { sizes } = game.table;
    if (sizes.machines === 0 || !canPay(game, survivor, GATLING_SHOT, GATLING.fireCost)) return;
    const from = placeOf(game, survivor);
    const [least, most] = GATLING.range;
    for (let gun = 0; gun < sizes.machines; gun++) {
      if (isWagon(game, gun) || !isBeside(game, survivor, gun) || !reaches(game, survivor, gun)) continue;
      for (const zone of game.board.seen(from)) {
        const range = game.board.range(from, zone);
        if (range > farthestSeenBy(game, survivor)) continue;
        if (range >= least && range <= most) list.add(DO.fire, gun, zone); // UOA-GATLING-03
      }
    }
  },
  perform(game, survivor, { a: gun, b: zone }) {
    gatlingFire.begin(game, survivor, gun, NONE, zone, GATLING_FIRE);
  },
};

/** One that is mounted is fired from inside the Wagon, any other by whoever stands there. */
export function reaches(game: OpenGame, survivor: number, gun: number): boolean {
  const wagon = wagonUnder(game, gun);
  return wagon === NONE || wagonOf(game, survivor) === wagon; // UOA-GATLING-08, UOA-GATLING-09
}

/** One more for each shot of the gun just before, in the same turn. */
export function diceFor(game: OpenGame, shooter: number, counted = 1): number {
  // Somebody who shoots out of turn begins a row of their own.
  const before = shooter === game.state.active ? game.state.inARow.at(columnOf(GATLING_SHOT)) - counted : 0;
  return Math.min(MOST_DICE, GATLING.dice + before); // UOA-GATLING-07
}

/** The steps of any attack, with nothing but what the gun is worth (UOA-AMMO-04). */
export const gatlingFire = procedure<UoaGame, keyof Attack | 'hits' | 'misses'>(
  'gatling-fire',
  ['attacker', 'weapon', 'second', 'zone', 'mode', 'hits', 'misses'],
  [
    (game, frame) => {
      announce(game, frame);
      game.state.diceRolled = diceFor(game, frame.attacker);
      rollAgain(game);
      frame.hits = hits(game);
      frame.misses = game.state.diceRolled - frame.hits;
      tellRoll(game, frame);
    },
    (game, frame) => {
      const { attacker, weapon, second, zone, mode, hits } = frame;
      if (hits === 0) return;
      if (targetsFor(game, frame, GATLING.damage) === 0) {
        loseHits(game, frame, hits);
        return;
      }
      frame.hits = hits - 1;
      frame.step -= 1;
      assignHit.begin(game, attacker, weapon, second, zone, mode, GATLING.damage, hits); // UOA-GATLING-06
    },
    (game, frame) => {
      const { attacker, weapon, second, zone, mode, misses } = frame;
      if (misses === 0) return;
      if (!endangersFriends(game, frame)) {
        tellMisses(game, frame, misses);
        return;
      }
      frame.misses = misses - 1;
      frame.step -= 1;
      friendlyFire.begin(game, attacker, weapon, second, zone, mode, GATLING.damage); // UOA-GATLING-06
    },
    // A rule of the mission may have taken the gun away from under the shooter's hands.
    (game, { attacker }) => boom(game, placeOf(game, attacker), because['noise-of-the-gun']),
  ],
);

function hits(game: UoaGame): number {
  let hits = 0;
  for (let die = 0; die < game.state.diceRolled; die++) {
    if (game.state.dice.at(die) >= GATLING.accuracy) hits += 1;
  }
  return hits;
}

function announce(game: UoaGame, { attacker, weapon, zone }: Attack): void {
  if (!game.events) return;
  const dice = diceFor(game, attacker);
  const where = wagonUnder(game, weapon) === NONE ? because['gun-on-the-ground'] : because['gun-on-a-wagon'];
  const rules = [...because['firing-the-gun'], ...where, ...because['using-machines']];
  game.events.push({
    type: 'fired',
    rules: dice > GATLING.dice ? [...rules, ...because['gun-escalates']] : rules,
    survivor: survivorName(game, attacker),
    machine: machineName(game, weapon),
    zone: zoneName(game, zone),
    range: game.board.range(placeOf(game, attacker), zone),
    dice,
    accuracy: GATLING.accuracy,
    damage: GATLING.damage,
  });
}

function tellRoll(game: UoaGame, { hits, misses }: { hits: number; misses: number }): void {
  game.events?.push({
    type: 'rolled',
    rules: because['rolling-for-the-gun'],
    dice: game.state.dice.toArray().slice(0, game.state.diceRolled),
    accuracy: GATLING.accuracy,
    hits,
    misses,
  });
}
