import type { Gain, PieceIn, Threshold } from '../../../../schemas';
import { eachLed, isInPlay, placeOf } from '../../../family/zombicide/actors';
import { rollDie } from '../../../game/dice';
import type { UoaGame } from '../game';
import { NONE } from '../state';
import type { AtHand } from './at-hand';
import { companionsMeant, machineMeant, spawnTokensMeant, zombiesMeantIn } from './filters';
import { objectivesMeant } from './objectives-meant';
import { showDice } from './show-dice';
import { isInArea, survivorsMeant, zonesOf } from './whereabouts';

/** How many are meant, within reason. Dice are rolled for it there and then. */
export function amountOf(game: UoaGame, amount: Gain | Threshold, at: AtHand): number {
  if (typeof amount === 'number') return amount;
  return Math.min(MOST, Math.max(-MOST, comesTo(game, amount, at)));
}

/** More than there is of anything. */
const MOST = 999;

function comesTo(game: UoaGame, amount: Exclude<Gain | Threshold, number>, at: AtHand): number {
  const { times = 1 } = amount;
  if ('counter' in amount) return times * counted(game, amount.counter);
  if ('dice' in amount) return times * rolled(game, amount.dice);
  if ('each' in amount) return times * howManyPieces(game, amount.each, at);
  switch (amount.per) {
    case 'survivor':
      return times * game.table.posse.length;
    case 'loaded':
      return times * game.state.loadedNow;
    case 'round':
      return times * game.state.round;
    case 'rolled':
      return times * game.state.rolled;
    case 'led':
      return times * ledBy(game, at.survivor);
  }
}

export function counted({ state, table }: UoaGame, counter: string): number {
  return state.counters.at(table.mission.counters.indexOf(counter));
}

function rolled(game: UoaGame, dice: number): number {
  const fallen = Array.from({ length: dice }, () => rollDie(game.state));
  showDice(game, fallen, []);
  return game.state.rolled;
}

function ledBy(game: UoaGame, survivor: number): number {
  let led = 0;
  if (survivor !== NONE) eachLed(game, survivor, () => (led += 1));
  return led;
}

function howManyPieces(game: UoaGame, each: PieceIn, at: AtHand): number {
  const isThere = (zone: number) => zone >= 0 && isInArea(game, zone, each.in, at);
  const { state } = game;
  if ('zombies' in each) {
    const zones = each.in === undefined ? [...game.table.zones.keys()] : zonesOf(game, each.in, at);
    return zones.reduce((sum, zone) => sum + zombiesMeantIn(game, each.zombies.kind, zone), 0);
  }
  if ('people' in each)
    return survivorsMeant(game, each.people, at).filter((one) => isThere(placeOf(game, one))).length;
  if ('companions' in each) {
    return companionsMeant(game, each.companions).filter(
      (actor) => isInPlay(game, actor) && isThere(placeOf(game, actor)),
    ).length;
  }
  if ('machine' in each) return isThere(state.machineZone.at(machineMeant(game, each.machine))) ? 1 : 0;
  const zones =
    'objectives' in each
      ? objectivesMeant(game, each.objectives).map((objective) => state.objectiveZone.at(objective))
      : spawnTokensMeant(game, each.spawnTokens).map((token) => state.spawnZone.at(token));
  return zones.filter(isThere).length;
}
