import { describe, expect, it } from 'vitest';
import { round } from '../../../../../engine/systems/undead-or-alive/course/round';
import { LEFT } from '../../../../../engine/systems/undead-or-alive/state';
import type { Goal, Token } from '../../../../../schemas';
import { type GameAtHand, gameWith, positionIn, type Setting } from '../../../../helpers/table';

const goals: Goal[] = [{ id: 'leave', reach: { left: { by: 'exit' } } }];
const meg = { id: 'c', kind: 'companion', survivor: 'meg', at: positionIn('a.N') } as Token;

function atExit(setting: Setting = {}): GameAtHand {
  return gameWith({ start: ['a.N'], exit: 'a.N', posse: ['henry', 'jeb'], mission: { goals }, ...setting });
}

/** To the end of a turn in which nothing is done. */
const passed = (hand: GameAtHand, who: string) => hand.turnOf(who).choose({ do: 'end-turn' });

describe('the exit', () => {
  it('is open at the end of the own turn, and one may stay (UOA-MISSION-GEN-03, UOA-CHOICE-35)', () => {
    const hand = passed(atExit(), 'henry');
    expect(hand.choices).toEqual([{ do: 'leave' }, { do: 'stay' }]);
    hand.choose({ do: 'stay' });
    expect(hand.where('henry')).toBe('a.N');
    expect(hand.told('left')).toEqual([]);
    expect(hand.told('turn-ended')).toHaveLength(1);
  });

  it('is closed while a zombie is in its zone (UOA-MISSION-GEN-03)', () => {
    expect(passed(atExit().stand('a.N', { walker: 1 }), 'henry').choices).toEqual([]);
  });

  it('is closed to those in any other zone (UOA-MISSION-GEN-03)', () => {
    expect(passed(atExit().put('henry', 'a.E'), 'henry').choices).toEqual([]);
  });

  it('leads to safety: who has left is not eliminated (UOA-WIN-07)', () => {
    const hand = passed(atExit(), 'henry').choose({ do: 'leave' });
    expect(hand.told('left')).toMatchObject([{ survivor: 'henry', zone: 'a.N' }]);
    expect(hand.told('left')[0]?.rules).toContain('UOA-WIN-07');
    expect(hand.state.fate.at(0)).toBe(LEFT);
    expect(hand.state.outcome).toBe(0);
  });

  it('leaves nobody in the zone of those who have left (UOA-WIN-07)', () => {
    const hand = passed(atExit(), 'henry').choose({ do: 'leave' });
    expect(hand.where('henry')).toBe('');
    expect(hand.choices).toEqual([]);
  });

  it('is taken together with those one leads (UOA-MISSION-GEN-03, UOA-COMP-10)', () => {
    const hand = atExit({ tokens: [meg] });
    hand.state.leader.set(2, 0, hand.actor('henry'));
    passed(hand, 'henry').choose({ do: 'leave' });
    expect(hand.told('left').map(({ survivor, rules }) => [survivor, rules.at(-1)])).toEqual([
      ['henry', 'UOA-CHOICE-35'],
      ['meg', 'UOA-COMP-10'],
    ]);
  });

  it('is not taken by a companion without a leader (UOA-MISSION-GEN-03)', () => {
    const hand = passed(atExit({ tokens: [meg] }), 'henry').choose({ do: 'leave' });
    expect(hand.told('left').map(({ survivor }) => survivor)).toEqual(['henry']);
  });
});

describe('leaving with everybody', () => {
  it('wins the game with the last (UOA-WIN-01, UOA-WIN-07)', () => {
    const hand = passed(atExit(), 'henry').choose({ do: 'leave' });
    passed(hand, 'jeb').choose({ do: 'leave' });
    expect(hand.told('game-over')).toMatchObject([{ won: true }]);
  });

  it('means the companions too, whoever stays behind alone is lost (UOA-MISSION-GEN-06, UOA-WIN-03)', () => {
    const hand = passed(atExit({ posse: ['henry'], tokens: [meg] }), 'henry').choose({ do: 'leave' });
    expect(hand.told('game-over')).toMatchObject([{ won: false, reason: 'goals-out-of-reach' }]);
  });

  it('is too early where something is left to be done (UOA-WIN-03)', () => {
    const crates: Goal[] = [{ id: 'all', inOrder: [{ id: 'crates', reach: { taken: {} } }, ...goals] }];
    const hand = passed(atExit({ posse: ['henry'], crates: true, mission: { goals: crates } }), 'henry');
    hand.choose({ do: 'leave' });
    expect(hand.told('game-over')).toMatchObject([{ won: false, rules: ['UOA-WIN-03'] }]);
  });
});

it('a player who has nobody left has no turn, but the token goes on to them (UOA-ROUND-11, UOA-END-03)', () => {
  const hand = atExit({ posse: ['henry', 'jeb'], players: 2, spawn: 'b.SE' });
  hand.state.fate.set(0, 0, LEFT);
  hand.state.place.set(0, 0, -1);
  hand.put('jeb', 'a.A');
  for (const pile of [hand.game.piles.zombies, hand.game.piles.zombieDiscards]) pile.clear();
  round.begin(hand.game);
  hand.advance().choose({ do: 'end-turn' });
  expect(hand.told('turn-began').map(({ survivor }) => survivor)).toEqual(['jeb', 'jeb']);
  expect(hand.told('first-player')).toMatchObject([{ player: 1 }]);
  hand.choose({ do: 'end-turn' });
  expect(hand.told('first-player')).toMatchObject([{ player: 1 }, { player: 0 }]);
});
