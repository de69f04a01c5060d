import { isInPlay } from '../../../family/zombicide/actors';
import { survivorName, zombieName, zoneName } from '../../../family/zombicide/names';
import { sendToSleep } from '../../../family/zombicide/zombies/awake';
import type { UoaGame } from '../game';
import { isPassenger, wagonUnder } from '../machines/machines';
import { machineName, objectiveAsSeen } from '../names';
import { GONE } from '../state';
import { leaveAwake } from '../zombies/coming-in';
import { liftIdleTokens } from '../zombies/vade-retro';
import type { OneZombie } from './zombies-meant';

// Pieces that a rule puts somewhere else. Nobody has moved by that, and nobody has come in.

type Rules = readonly string[];

/** Off the board there is no zone to be told. */
export function moveObjective(game: UoaGame, objective: number, to: number, rules: Rules): void {
  const from = game.state.objectiveZone.at(objective);
  if (from === to) return;
  game.state.objectiveZone.set(objective, 0, to);
  game.events?.push({
    type: 'objective-stepped',
    rules,
    ...objectiveAsSeen(game, objective),
    from: zoneName(game, from),
    ...(to === GONE ? {} : { to: zoneName(game, to) }),
  });
}

/** Those that go the same way are told together. */
export function moveZombies(
  game: UoaGame,
  zombies: readonly OneZombie[],
  nearest: (zone: number) => number,
  rules: Rules,
): void {
  const { state } = game;
  const isSame = (one: OneZombie, other: OneZombie) => one.zone === other.zone && one.kind === other.kind;
  const groups = zombies.filter((each, index) => zombies.findIndex((one) => isSame(one, each)) === index);
  for (const group of groups) {
    const { zone, kind } = group;
    const to = nearest(zone);
    const count = zombies.filter((each) => isSame(each, group)).length;
    if (to === zone) continue;
    state.zombies.add(zone, kind, -count);
    sendToSleep(game, zone, kind);
    state.zombies.add(to, kind, count);
    game.events?.push({
      type: 'zombies-put',
      rules,
      zombie: zombieName(game, kind),
      count,
      from: zoneName(game, zone),
      to: zoneName(game, to),
    });
  }
  leaveAwake(game);
  liftIdleTokens(game);
}

export function moveCompanion(game: UoaGame, actor: number, to: number, rules: Rules): void {
  game.state.place.set(actor, 0, to);
  game.events?.push({
    type: 'companion',
    rules,
    survivor: survivorName(game, actor),
    zone: zoneName(game, to),
  });
}

/** With whatever is mounted on it, and with whoever sits in it. */
export function moveMachine(game: UoaGame, machine: number, to: number, rules: Rules): void {
  const { state, table } = game;
  const from = state.machineZone.at(machine);
  if (from === to) return;
  for (let other = 0; other < table.sizes.machines; other++) {
    if (other === machine || wagonUnder(game, other) === machine) state.machineZone.set(other, 0, to);
  }
  for (let actor = 0; actor < table.sizes.actors; actor++) {
    if (ridesIn(game, actor, machine)) state.place.set(actor, 0, to);
  }
  game.events?.push({
    type: 'machine-put',
    rules,
    machine: machineName(game, machine),
    from: zoneName(game, from),
    to: zoneName(game, to),
  });
}

/** Companions sit where their leader sits. */
function ridesIn(game: UoaGame, actor: number, machine: number): boolean {
  const { survivors } = game.table.sizes;
  const leader = game.state.leader.at(actor);
  if (actor >= survivors) return isInPlay(game, actor) && leader >= 0 && isPassenger(game, leader, machine);
  return isPassenger(game, actor, machine);
}
