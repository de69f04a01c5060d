import { eachLed, placeOf, playerFor } from '../../../family/zombicide/actors';
import { zombiesIn } from '../../../family/zombicide/horde';
import { survivorName, zoneName } from '../../../family/zombicide/names';
import { decision, procedure } from '../../../game/agenda';
import { because } from '../because';
import { exitZones } from '../board/now';
import type { UoaGame } from '../game';
import { happen } from '../happen';
import { isBeside, isWagon, standUp, wagonUnder } from '../machines/machines';
import { askPrices, canAfford, pricesFor } from '../mission/prices';
import { mayExit } from '../mission/restrictions';
import { machineName } from '../names';
import { BY_EXIT } from '../people/ways-out';
import { settleMission } from '../settling';
import { LEFT, NONE } from '../state';
import { DO } from '../words';

/** At the end of their turn a survivor may leave by the exit. */
export function offerExit(game: UoaGame, survivor: number): void {
  const zone = placeOf(game, survivor);
  if (!exitZones(game).includes(zone) || zombiesIn(game, zone) > 0) return; // UOA-MISSION-GEN-03
  if (!mayExit(game, survivor) || !canAfford(game, 'exit', survivor)) return;
  exitOrStay.begin(game, survivor);
}

export const exitOrStay = decision<UoaGame, 'survivor'>('exit-or-stay', ['survivor'], {
  is: { isForPlayers: true },
  decider: (game, { survivor }) => playerFor(game, survivor),
  options(game, { survivor }, list) {
    list.add(DO.leave); // UOA-CHOICE-35
    for (const wagon of wagonsToDriveOut(game, survivor)) list.add(DO['leave-with'], wagon);
    list.add(DO.stay);
  },
  choose(game, { survivor }, { kind, a: wagon }) {
    if (kind === DO.stay) return;
    const taken = kind === DO['leave-with'] ? wagon : NONE;
    const due = pricesFor(game, 'exit', survivor);
    if (due.length === 0) goOut(game, survivor, taken);
    else {
      payAndGo.begin(game, survivor, taken);
      askPrices(game, survivor, due);
    }
  },
});

/** Once everything is paid. */
export const payAndGo = procedure<UoaGame, 'survivor' | 'wagon'>(
  'go-out',
  ['survivor', 'wagon'],
  [(game, { survivor, wagon }) => goOut(game, survivor, wagon)],
);

function goOut(game: UoaGame, survivor: number, wagon: number): void {
  if (wagon !== NONE) driveOut(game, survivor, wagon);
  // The agenda is a stack: rules that hear of it come first.
  settleMission(game);
  leaveWithCompanions(game, survivor);
}

/** Out of the game, and safe. */
export function leaveWithCompanions(
  game: UoaGame,
  leader: number,
  why: readonly string[] = because['leaving-or-staying'],
): void {
  const zone = placeOf(game, leader);
  leave(game, leader, zone, why);
  eachLed(game, leader, (companion) => leave(game, companion, zone, because['companions-leave-as-well']));
  happen(game, 'left', leader, NONE, zone);
}

function leave(game: UoaGame, actor: number, zone: number, why: readonly string[]): void {
  game.state.fate.set(actor, 0, LEFT); // UOA-WIN-07
  game.state.wayOut.set(actor, 0, BY_EXIT);
  game.state.place.set(actor, 0, NONE);
  standUp(game, actor);
  game.events?.push({
    type: 'left',
    rules: [...because['leaving-by-the-exit'], ...why],
    survivor: survivorName(game, actor),
    zone: zoneName(game, zone),
  });
}

/** Those that a goal wants out (UOA-MISSION-M7-02). */
function wagonsToDriveOut(game: UoaGame, survivor: number): number[] {
  const { machines, wagonsWantedOut } = game.table.mission;
  return [...machines.keys()].filter((machine) => {
    const { id = '', fixed = false } = machines[machine] ?? {};
    const isWanted = isWagon(game, machine) && !fixed && wagonsWantedOut.includes(id);
    return isWanted && isBeside(game, survivor, machine);
  });
}

/** Whoever still sits in it gets out; what is mounted on it or loaded into it goes along. */
function driveOut(game: UoaGame, survivor: number, wagon: number): void {
  const { state, table } = game;
  game.events?.push({
    type: 'drove-out',
    rules: because['driving-out'],
    survivor: survivorName(game, survivor),
    machine: machineName(game, wagon),
    zone: zoneName(game, placeOf(game, survivor)),
  });
  for (let machine = 0; machine < table.sizes.machines; machine++) {
    const isMounted = wagonUnder(game, machine) === wagon && state.machineZone.at(machine) !== NONE;
    if (machine !== wagon && !isMounted) continue;
    state.machineZone.set(machine, 0, NONE);
    state.machineOut.set(machine, 0, 1);
  }
  for (let other = 0; other < table.sizes.survivors; other++) {
    if (state.aboard.at(other) === wagon) state.aboard.set(other, 0, NONE);
  }
}
