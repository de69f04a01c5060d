import { describe, expect, it } from 'vitest';
import { activate } from '../../../../../engine/family/zombicide/zombies/activation';
import { NONE, RUNNER, WALKER } from '../../../../../engine/systems/undead-or-alive/state';
import { gameWith } from '../../../../helpers/table';

// A ring of six zones: NE, N, NW, W, A, B. C hangs on A and B, SW on W.
const tiles = ['a 1R'];

function quietGame(henry: string) {
  return gameWith({ tiles }).put('henry', henry).noiseAt(henry);
}

describe('an activation', () => {
  it('of one kind leaves the others where they are', () => {
    const hand = quietGame('a.C').stand('a.SW', { walker: 2, runner: 1, fatty: 1 });
    activate.begin(hand.game, WALKER, NONE);
    hand.advance();
    expect(hand.horde('a.W')).toEqual([2, 0, 0, 0]);
    expect(hand.horde('a.SW')).toEqual([0, 1, 1, 0]);
  });

  it('of Runners gives them both their actions (UOA-RUNNER-03)', () => {
    const hand = quietGame('a.B').stand('a.SW', { walker: 2, runner: 1 });
    activate.begin(hand.game, RUNNER, NONE);
    hand.advance();
    expect(hand.horde('a.A')).toEqual([0, 1, 0, 0]);
    expect(hand.horde('a.SW')).toEqual([2, 0, 0, 0]);
  });

  it('of one zone goes with its Runners, and leaves those alone whom they meet', () => {
    const hand = quietGame('a.B')
      .stand('a.SW', { walker: 1, runner: 1 })
      .stand('a.W', { walker: 1, runner: 1 });
    activate.begin(hand.game, NONE, hand.zone('a.SW'));
    hand.advance();
    expect(hand.horde('a.SW')).toEqual([0, 0, 0, 0]);
    expect(hand.horde('a.W')).toEqual([2, 1, 0, 0]);
    expect(hand.horde('a.A')).toEqual([0, 1, 0, 0]);
  });

  it('without zombies is over at once', () => {
    const hand = quietGame('a.C');
    activate.begin(hand.game, NONE, NONE);
    hand.advance();
    expect(hand.events.map(({ type }) => type)).toEqual(['activated']);
  });

  it('leaves nothing behind but zombies in their zones', () => {
    const hand = quietGame('a.B').stand('a.SW', { walker: 3, runner: 2 }).stand('a.N', { abomination: 1 });
    activate.begin(hand.game, NONE, NONE);
    hand.advance();
    const { awake, arrivals, noiseReached } = hand.state;
    expect([...awake.toArray(), ...arrivals.toArray(), noiseReached].filter((word) => word !== 0)).toEqual(
      [],
    );
  });
});
