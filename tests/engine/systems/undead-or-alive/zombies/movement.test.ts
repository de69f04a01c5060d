import { describe, expect, it } from 'vitest';
import { activate } from '../../../../../engine/family/zombicide/zombies/activation';
import { newGame } from '../../../../../engine/systems/undead-or-alive/set-up/new-game';
import { NONE } from '../../../../../engine/systems/undead-or-alive/state';
import { GameAtHand, gameWith, tableWith } from '../../../../helpers/table';

const tiles = ['a 1R'];

describe('zombies that move', () => {
  it('stay for a survivor in sight whom no way leads to, whatever they hear (UOA-ZMOVE-08)', () => {
    const table = tableWith({ tiles });
    const sealed = table.boards.map((board) => ({
      ...board,
      distance: (from: number, to: number) =>
        table.zones[to]?.id === 'a.N' ? NONE : board.distance(from, to),
    }));
    const hand = new GameAtHand(newGame({ ...table, boards: sealed }, 'test')).put('henry', 'a.N');
    activate.begin(hand.noiseAt('a.SW').stand('a.NW', { walker: 2 }).game, NONE, NONE);
    expect(hand.advance().horde('a.NW')).toEqual([2, 0, 0, 0]);
    expect(hand.told('zombies-stay')).toMatchObject([{ destination: 'a.N', because: 'crowd', walker: 2 }]);
  });

  it('see as survivors do, not as Townsfolk do (UOA-ZMOVE-01)', () => {
    const hand = gameWith({ tiles, posse: ['jimmy'] })
      .put('jimmy', 'a.NE')
      .noiseAt('a.W');
    const { board } = hand.game;
    expect(board.range(hand.zone('a.C'), hand.zone('a.NE'))).toBe(-1);
    expect(board.townsfolkRange(hand.zone('a.C'), hand.zone('a.NE'))).toBe(2);
    activate.begin(hand.stand('a.C', { walker: 1 }).game, NONE, NONE);
    expect(hand.advance().horde('a.A')).toEqual([1, 0, 0, 0]);
  });

  it('are asked about one kind after the other (UOA-SPLIT-05, UOA-CHOICE-21)', () => {
    const hand = gameWith({ tiles }).put('henry', 'a.A').noiseAt('a.A');
    activate.begin(hand.stand('a.N', { walker: 3, fatty: 3, abomination: 1 }).game, NONE, NONE);
    hand.advance().choose({ zone: 'a.NE' }).choose({ zone: 'a.NW' }).choose({ zone: 'a.NW' });
    expect(hand.horde('a.NE')).toEqual([2, 0, 1, 0]);
    expect(hand.horde('a.NW')).toEqual([1, 0, 2, 1]);
  });

  it('do not move on a board without a token where they see nobody', () => {
    const hand = gameWith({ tiles }).put('henry', 'a.A');
    hand.state.noiseZone = NONE;
    activate.begin(hand.stand('a.N', { walker: 2, runner: 1 }).game, NONE, NONE);
    expect(hand.advance().horde('a.N')).toEqual([2, 1, 0, 0]);
  });
});
