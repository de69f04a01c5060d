import { describe, expect, it } from 'vitest';
import { undeadOrAliveGames as games, openSavedGame, saveGame } from '../../../../../engine';
import { ELIMINATED, LEFT } from '../../../../../engine/systems/undead-or-alive/state';
import { started, twoTiles } from '../../../../helpers/games';

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
