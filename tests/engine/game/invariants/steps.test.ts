import { describe, expect, it } from 'vitest';
import type { UoaEvent } from '../../../../engine/systems/undead-or-alive';
import { Breaches } from '../../../helpers/invariants/breaches';
import { Chronicle } from '../../../helpers/invariants/chronicle';
import { GateWatch, History } from '../../../helpers/invariants/history';
import { Ledger } from '../../../helpers/invariants/ledger';
import { ZombieWatch } from '../../../helpers/invariants/movement';
import { RoomWatch } from '../../../helpers/invariants/room';
import { times } from '../../../helpers/long';
import { decisionsOf, matches } from '../../../helpers/plays';
import { watched } from '../../../helpers/watched';

const breaches = new Breaches();
const steps = { moves: 0, events: 0 };
const room = new RoomWatch();

for (const match of matches(times(90, 3_000))) {
  const name = `${match.play.name}, ${match.manner} game ${match.seed}`;
  const note = (title: string, what: string) => breaches.note(title, `${name}, move ${steps.moves}`, what);
  const zombies = watched(match.game, new ZombieWatch(match.game, (what) => note('zombies', what)));
  const gates = watched(zombies, new GateWatch((what) => note('gates', what)));
  const game = watched(gates, room);
  const ledger = new Ledger(game);
  const chronicle = new Chronicle(game);
  const history = new History(game);
  let events: UoaEvent[] = [];
  game.events = events;
  for (const at of decisionsOf({ ...match, game })) {
    for (const difference of ledger.differences(at, events)) note('ledger', difference);
    for (const fault of chronicle.faults(events)) note('chronicle', fault);
    for (const fault of history.faults(at, events)) note('history', fault);
    steps.moves += 1;
    steps.events += events.length;
    game.events = events = [];
  }
}

describe('from step to step of every rule', () => {
  it('zombies go from zone to neighbouring zone, and never through a wall', () => {
    expect(breaches.of('zombies')).toEqual([]);
  });

  it('what a rule of a mission begins has room on the agenda', () => {
    // Rules begin nothing above row 56 of 80.
    expect(room.mostAboveRules).toBeGreaterThan(2);
    expect(room.mostAboveRules).toBeLessThan(80 - 57);
  });

  it('nobody enters where a mission lets nobody in', () => {
    expect(breaches.of('gates')).toEqual([]);
  });
});

describe('from decision to decision', () => {
  it('what is for good stays so', () => {
    expect(breaches.of('history')).toEqual([]);
  });

  it('everything is as it was told', () => {
    expect(breaches.of('ledger')).toEqual([]);
  });

  it('everybody has one turn in every round, and does what it allows', () => {
    expect(breaches.of('chronicle')).toEqual([]);
  });

  it('a lot happens', () => {
    expect(steps.moves).toBeGreaterThan(5_000);
    expect(steps.events).toBeGreaterThan(10_000);
  });
});
