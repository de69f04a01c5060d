import { placeOf } from '../../../family/zombicide/actors';
import { zombiesIn } from '../../../family/zombicide/horde';
import { survivorName, zoneName } from '../../../family/zombicide/names';
import { OTHER } from '../../../family/zombicide/sorts';
import { canPay } from '../../../family/zombicide/turns/allowance';
import { because } from '../because';
import type { TurnAction, UoaGame } from '../game';
import { takeASeat } from '../machines/boarding';
import { cardOf, isBeside, isOnFoot, isPassenger, isWagon, tokenOf, wagonUnder } from '../machines/machines';
import { askPrices, canPayPrices, hasPrices, pricesFor } from '../mission/prices';
import { mayGo } from '../mission/restrictions';
import { machineName } from '../names';
import type { OpenGame } from '../open-game';
import { NONE } from '../state';
import { DO } from '../words';
import { enter } from './enter';

/** A survivor beside a machine takes it along into the next zone. No skill or class that helps to move helps here. */
export const drive: TurnAction = {
  words: ['drive'],
  sorts: () => OTHER, // UOA-WAGON-03, UOA-BRAWLER-08
  cost: (game, survivor, { a: machine }) => costOfDriving(game, survivor, machine),
  offer(game, survivor, list) {
    if (!isOnFoot(game, survivor)) return; // UOA-WAGON-02
    for (let machine = 0; machine < game.table.sizes.machines; machine++) {
      if (!isBeside(game, survivor, machine) || !isMovable(game, machine)) continue;
      if (!canPay(game, survivor, OTHER, costOfDriving(game, survivor, machine))) continue;
      for (const to of game.board.neighbours[placeOf(game, survivor)] ?? []) {
        if (!canStand(game, machine, to) || !mayGo(game, survivor, to)) continue;
        if (canAffordRide(game, survivor, machine, to)) list.add(DO.drive, machine, to);
      }
    }
  },
  perform(game, survivor, { a: machine, b: to }) {
    const due = pricesOfRide(game, survivor, machine, to);
    announce(game, survivor, machine, to);
    moveMachine(game, machine, to);
    takeASeat.begin(game, survivor);
    enter(game, survivor, to);
    askPrices(game, survivor, due);
  },
};

function canAffordRide(game: UoaGame, survivor: number, machine: number, to: number): boolean {
  if (!hasPrices(game, 'drive') && !hasPrices(game, 'enter')) return true;
  return canPayPrices(game, survivor, pricesOfRide(game, survivor, machine, to));
}

/** For taking it along, and for coming into the zone; its passengers pay nothing. */
function pricesOfRide(game: UoaGame, survivor: number, machine: number, to: number): number[] {
  return [...pricesFor(game, 'drive', survivor, machine), ...pricesFor(game, 'enter', survivor, to)];
}

/** All at once, and one action more for every zombie left behind. */
export function costOfDriving(game: OpenGame, survivor: number, machine: number): number {
  return cardOf(game, machine).moveCost + zombiesIn(game, placeOf(game, survivor)); // UOA-WAGON-01, UOA-GATLING-01
}

/** What is mounted on a Wagon goes where the Wagon goes. */
export function isMovable(game: OpenGame, machine: number): boolean {
  return tokenOf(game, machine)?.fixed !== true && wagonUnder(game, machine) === NONE; // UOA-GATLING-08
}

export function canStand(game: OpenGame, machine: number, zone: number): boolean {
  const there = game.table.zones[zone];
  if (there?.balcony === true) return false;
  return there?.building !== true || cardOf(game, machine).entersBuildings; // UOA-WAGON-09, UOA-GATLING-02
}

/** Everything in and on a Wagon comes along. */
function moveMachine(game: UoaGame, machine: number, to: number): void {
  const { state, table } = game;
  state.machineZone.set(machine, 0, to);
  for (let other = 0; other < table.sizes.machines; other++) {
    const isMounted = wagonUnder(game, other) === machine && state.machineZone.at(other) !== NONE;
    if (isMounted) state.machineZone.set(other, 0, to); // UOA-GATLING-08
  }
  for (let survivor = 0; survivor < table.sizes.survivors; survivor++) {
    if (isPassenger(game, survivor, machine)) enter(game, survivor, to);
  }
}

function announce(game: UoaGame, survivor: number, machine: number, to: number): void {
  if (!game.events) return;
  const from = placeOf(game, survivor);
  const cost = costOfDriving(game, survivor, machine);
  const passengers: string[] = [];
  for (let other = 0; other < game.table.sizes.survivors; other++) {
    if (isPassenger(game, other, machine)) passengers.push(survivorName(game, other));
  }
  const rules = isWagon(game, machine)
    ? [...because['driving-the-wagon'], ...(zombiesIn(game, from) > 0 ? because['driving-off'] : [])]
    : because['moving-the-gun'];
  game.events.push({
    type: 'drove',
    rules: [...rules, ...because['using-machines']],
    survivor: survivorName(game, survivor),
    machine: machineName(game, machine),
    from: zoneName(game, from),
    to: zoneName(game, to),
    cost,
    passengers,
  });
}
