import { describe, expect, it } from 'vitest';
import { undeadOrAliveGames as games, openSavedGame, saveGame } from '../../../../../engine';
import { ELIMINATED, LEFT } from '../../../../../engine/systems/undead-or-alive/state';
import { undeadOrAlive } from '../../../../../engine/systems/undead-or-alive/system';
import { started, twoTiles } from '../../../../helpers/games';
import { laidOut } from '../../../../helpers/laid-out';

function openedWith(fates: readonly number[]) {
  const game = started(twoTiles, { survivors: ['henry', 'may'] });
  game.state.fate.load(fates);
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
