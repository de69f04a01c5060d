import { describe, expect, it } from 'vitest';
import { openSavedGame, saveGame } from '../../../../../engine';
import type { UoaGame } from '../../../../../engine/systems/undead-or-alive/game';
import { BY_EXIT, STILL_HERE } from '../../../../../engine/systems/undead-or-alive/people/ways-out';
import { undeadOrAliveGames as games } from '../../../../../engine/systems/undead-or-alive/start';
import { ELIMINATED, GONE, LEFT, NONE, NOT_YET } from '../../../../../engine/systems/undead-or-alive/state';
import { undeadOrAlive } from '../../../../../engine/systems/undead-or-alive/system';
import type { Rule } from '../../../../../schemas';
import { started, twoTiles } from '../../../../helpers/games';
import { laidOut } from '../../../../helpers/laid-out';

function openedWith(fates: readonly number[]) {
  const game = started(twoTiles, { people: ['henry', 'may'] });
  game.state.fate.load(fates);
  game.state.wayOut.load(fates.map((fate) => (fate === LEFT ? BY_EXIT : STILL_HERE)));
  for (const [survivor, fate] of fates.entries()) if (fate === LEFT) game.state.place.set(survivor, 0, NONE);
  return openSavedGame(games, saveGame(games, game, twoTiles, 'test'), twoTiles);
}

describe('a saved game that would go on without anybody', () => {
  it.each([
    ['everybody has left', [LEFT, LEFT]],
    ['somebody was eliminated', [ELIMINATED, 0]],
    ['one has left, one is dead', [LEFT, ELIMINATED]],
  ])('is not opened: %s', (_what, fates) => {
    expect(openedWith(fates)).toMatchObject({
      problem: { code: 'contradiction', parameters: { name: 'fate' } },
    });
  });

  it('is opened as long as somebody is there', () => {
    expect(openedWith([LEFT, 0])).toHaveProperty('game');
  });
});

describe('a saved game in which something lasts that nobody has begun', () => {
  const turn = () => laidOut({ survivors: [{ who: 'henry', at: 'a.N' }], turn: 'henry' }).game;

  it.each(['charging', 'slipping', 'inAction'] as const)('is not opened: %s', (name) => {
    const game = turn();
    expect(undeadOrAlive.contradiction(game)).toBeUndefined();
    game.state[name] = 1;
    expect(undeadOrAlive.contradiction(game)).toBe(name);
  });

  it('is not opened: taunter', () => {
    const game = turn();
    game.state.taunter = 0;
    expect(undeadOrAlive.contradiction(game)).toBe('taunter');
  });

  it('is not opened without what has been begun', () => {
    const charge = laidOut({
      survivors: [{ who: 'carl', at: 'a.N', cards: { 'hand-1': 'machete' } }],
      zombies: [{ at: 'a.NE', walker: 2 }],
      turn: 'carl',
    }).choose({ do: 'charge', to: 'a.NE' }).game;
    expect(charge.state.charging).toBe(1);
    expect(undeadOrAlive.contradiction(charge)).toBeUndefined();
    charge.state.charging = 0;
    expect(undeadOrAlive.contradiction(charge)).toBe('charging');
  });
});

describe('a saved game with somebody in a Wagon', () => {
  it('is not opened where the Wagon is elsewhere', () => {
    const { game } = laidOut({
      survivors: [{ who: 'henry', at: 'a.N', aboard: 'wagon' }],
      machines: [{ id: 'wagon', machine: 'wagon', at: 'a.N' }],
      turn: 'henry',
    });
    expect(undeadOrAlive.contradiction(game)).toBeUndefined();
    game.state.place.set(0, 0, game.state.place.at(0) + 1);
    expect(undeadOrAlive.contradiction(game)).toBe('aboard');
  });
});

describe('a saved game with an objective in two places', () => {
  const rules: Rule[] = [
    { id: 'slot', carry: { colour: 'blue', by: 'slot' } },
    { id: 'board', carry: { colour: 'green', by: 'dashboard' } },
    { id: 'bag', carry: { group: 'coal', by: 'companion' } },
    { id: 'once', when: { event: 'enters', area: 'exit' }, once: true, do: [{ effect: 'lose' }] },
  ];
  const [BLUE, GREEN, COAL, HENRY, MOLLY] = [0, 1, 2, 0, 2];

  function packed() {
    const { game } = laidOut({
      survivors: [
        { who: 'henry', at: 'a.N' },
        { who: 'may', at: 'a.N' },
      ],
      companions: [{ who: 'molly', at: 'a.N', leader: 'henry' }],
      objectives: [
        { id: 'blue', colour: 'blue', at: 'a.N', taken: true },
        { id: 'green', colour: 'green', at: 'a.N', taken: true, keeper: 'may' },
        { id: 'coal', colour: 'red', group: 'coal', at: 'a.N', taken: true, keeper: 'molly' },
        { id: 'more', colour: 'red', group: 'coal', at: 'a.N' },
      ],
      rules,
      turn: 'henry',
    });
    game.state.slots.set(HENRY, 0, game.table.objectiveCards[BLUE] ?? NONE);
    return game;
  }

  it('is opened where everything is in its place', () => {
    expect(undeadOrAlive.contradiction(packed())).toBeUndefined();
  });

  it.each<[string, string, (state: UoaGame['state']) => void]>([
    ['taken and lying there', 'objectiveZone', ({ objectiveZone }) => objectiveZone.set(BLUE, 0, 0)],
    ['kept and lying there', 'carrier', ({ objectiveZone }) => objectiveZone.set(GREEN, 0, 0)],
    ['in no slot', 'slots', ({ slots }) => slots.fill(NONE)],
    ['beside the dashboard instead of in a slot', 'carrier', ({ carrier }) => carrier.set(BLUE, 0, HENRY)],
    ['with somebody who leads nobody', 'carrier', ({ carrier }) => carrier.set(COAL, 0, HENRY)],
    ['with a companion who has another', 'carrier', ({ carrier }) => carrier.set(3, 0, MOLLY)],
    ['loaded and in a slot', 'slots', ({ loaded }) => loaded.set(BLUE, 0, 1)],
    ['loaded and with somebody', 'loaded', ({ loaded }) => loaded.set(GREEN, 0, 1)],
    ['given up and in a slot', 'slots', ({ carrier }) => carrier.set(BLUE, 0, GONE)],
    ['of a rule that never applied', 'ruleApplied', ({ ruleApplied }) => ruleApplied.set(0, 0, 1)],
    ['of a rule that applied again', 'ruleApplied', ({ ruleApplied }) => ruleApplied.set(3, 0, 2)],
  ])('is not opened: %s', (_what, name, change) => {
    const game = packed();
    change(game.state);
    expect(undeadOrAlive.contradiction(game)).toBe(name);
  });
});

describe('a saved game in which somebody is nowhere', () => {
  const game = () => laidOut({ survivors: [{ who: 'henry', at: 'a.N' }], turn: 'henry' }).game;

  it.each<[string, (state: UoaGame['state']) => void]>([
    ['wayOut', ({ wayOut }) => wayOut.set(0, 0, BY_EXIT)],
    ['fate', ({ fate }) => fate.set(0, 0, NOT_YET)],
  ])('is not opened: %s', (name, change) => {
    const at = game();
    change(at.state);
    expect(undeadOrAlive.contradiction(at)).toBe(name);
  });
});
