import { isInPlay, placeOf, playerFor } from '../../../family/zombicide/actors';
import { zombiesIn } from '../../../family/zombicide/horde';
import { survivorName, zoneName } from '../../../family/zombicide/names';
import { OTHER } from '../../../family/zombicide/sorts';
import { canPay } from '../../../family/zombicide/turns/allowance';
import type { ActionList } from '../../../game/action-list';
import { decision, procedure } from '../../../game/agenda';
import { because } from '../because';
import type { TurnAction, UoaGame } from '../game';
import { machineName } from '../names';
import { DO } from '../words';
import { isBeside, isOnFoot, isWagon, standUp, WAGON, wagonOf } from './machines';

/** Into a Wagon and out of it. Passengers are in the Wagon's zone, to everybody and everything (UOA-WAGON-06). */
export const board: TurnAction = {
  words: ['board', 'get-out'],
  sorts: () => OTHER,
  cost: (game, survivor) => costOfBoarding(game, survivor),
  offer(game, survivor, list) {
    if (game.table.sizes.machines === 0) return;
    if (!canPay(game, survivor, OTHER, costOfBoarding(game, survivor))) return;
    if (isOnFoot(game, survivor)) listWagons(game, survivor, list);
    else list.add(DO['get-out']);
  },
  perform(game, survivor, { kind, a: wagon }) {
    const cost = costOfBoarding(game, survivor);
    if (kind === DO.board) takeSeat(game, survivor, wagon, cost, because['getting-in']);
    else getOut(game, survivor, cost);
  },
};

function costOfBoarding(game: UoaGame, survivor: number): number {
  return WAGON.boardCost + zombiesIn(game, placeOf(game, survivor)); // UOA-WAGON-04
}

/** As many as want to find a place. */
function listWagons(game: UoaGame, survivor: number, list: ActionList): void {
  for (let machine = 0; machine < game.table.sizes.machines; machine++) {
    if (isWagon(game, machine) && isBeside(game, survivor, machine)) list.add(DO.board, machine); // UOA-WAGON-06
  }
}

/** To be called where a survivor's movement has ended. */
export function offerSeat(game: UoaGame, survivor: number): void {
  if (!isInPlay(game, survivor) || !isOnFoot(game, survivor)) return;
  for (let machine = 0; machine < game.table.sizes.machines; machine++) {
    if (!isWagon(game, machine) || !isBeside(game, survivor, machine)) continue;
    climbIn.begin(game, survivor);
    return;
  }
}

/** The same, once everything has come about that comes of entering a zone. */
export const takeASeat = procedure<UoaGame, 'survivor'>(
  'take-a-seat',
  ['survivor'],
  [
    (game, { survivor }) => {
      if (isInPlay(game, survivor)) offerSeat(game, survivor);
    },
  ],
);

/** For nothing, at the end of a movement. */
export const climbIn = decision<UoaGame, 'survivor'>('climb-in', ['survivor'], {
  is: { isForPlayers: true },
  decider: (game, { survivor }) => playerFor(game, survivor),
  options(game, { survivor }, list) {
    listWagons(game, survivor, list);
    list.add(DO.decline);
  },
  choose(game, { survivor }, { kind, a: wagon }) {
    if (kind === DO.board) takeSeat(game, survivor, wagon, 0, because['getting-in-after-a-move']);
  },
});

function takeSeat(
  game: UoaGame,
  survivor: number,
  wagon: number,
  cost: number,
  rules: readonly string[],
): void {
  game.state.aboard.set(survivor, 0, wagon);
  tell(game, 'boarded', survivor, wagon, cost, rules);
}

function getOut(game: UoaGame, survivor: number, cost: number): void {
  const wagon = wagonOf(game, survivor);
  standUp(game, survivor);
  tell(game, 'got-out', survivor, wagon, cost, because['getting-out']);
}

function tell(
  game: UoaGame,
  type: 'boarded' | 'got-out',
  survivor: number,
  wagon: number,
  cost: number,
  rules: readonly string[],
): void {
  game.events?.push({
    type,
    rules: [...rules, ...because['using-machines']],
    survivor: survivorName(game, survivor),
    machine: machineName(game, wagon),
    zone: zoneName(game, placeOf(game, survivor)),
    cost,
  });
}
