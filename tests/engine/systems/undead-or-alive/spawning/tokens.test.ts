import { describe, expect, test } from 'vitest';
import {
  activeSpawnTokens,
  affectableTokensIn,
  checkSevenTokens,
  holyWaterOn,
} from '../../../../../engine/systems/undead-or-alive/spawning/tokens';
import { ids, tokenAt, told, type Yard, yard, type Zone } from '../../../../helpers/yard';

function bless(tokens: Yard['tokens'] & object, zone: Zone) {
  const game = yard({ tokens });
  const isOffered = affectableTokensIn(game, ids.indexOf(zone));
  const affected = holyWaterOn(game, ids.indexOf(zone), ['UOA-TRAIT-09']);
  const after = Object.keys(tokens).map((token) => tokenAt(game, token).join(' '));
  return { isOffered, affected, after, events: game.events };
}

describe('Holy Water', () => {
  test('moves a mobile token, which stays active (UOA-SPAWNTOK-02, UOA-TRAIT-09)', () => {
    const { affected, after, events } = bless(
      { first: ['starting', 'start'], m: ['mobile', 'north'] },
      'north',
    );
    expect([affected, after]).toEqual([1, ['active start', 'active start']]);
    expect(told(events, 'token', 'token', 'from', 'zone')).toEqual([['m', 'north', 'start']]);
    expect(told(events, 'token', 'rules')).toEqual([[['UOA-TRAIT-09', 'UOA-SPAWNTOK-02']]]);
  });

  test('moves an Abomination token, active or not, as it lies (UOA-SPAWNTOK-04, UOA-TRAIT-09, UOA-CEMETERY-03)', () => {
    for (const status of ['active', 'inactive'] as const) {
      expect(bless({ mine: ['abomination', 'shed', status] }, 'shed').after).toEqual([`${status} start`]);
    }
  });

  test('makes a Corpse Pile safe where it is (UOA-SPAWNTOK-11, UOA-SPAWNTOK-12)', () => {
    const { after, events } = bless({ pile: ['corpse-pile', 'hall', 'active'] }, 'hall');
    expect(after).toEqual(['safe hall']);
    expect(told(events, 'token', 'status', 'from')).toEqual([['safe', undefined]]);
  });

  test('affects all tokens of the zone and none elsewhere (UOA-TRAIT-10)', () => {
    const { affected, after } = bless(
      {
        m1: ['mobile', 'hall'],
        mine: ['abomination', 'hall', 'inactive'],
        pile: ['corpse-pile', 'hall', 'active'],
        m2: ['mobile', 'kitchen'],
      },
      'hall',
    );
    expect([affected, after]).toEqual([3, ['active start', 'inactive start', 'safe hall', 'active kitchen']]);
  });

  test('does nothing to the starting token or to those moved there already (UOA-SPAWNTOK-01, UOA-SPAWNTOK-14)', () => {
    const { isOffered, affected, events } = bless(
      { first: ['starting', 'start'], m: ['mobile', 'start'], mine: ['abomination', 'start', 'active'] },
      'start',
    );
    expect([isOffered, affected, events]).toEqual([false, 0, []]);
  });

  test('does nothing to a pile that is safe, or that nobody has seen', () => {
    for (const status of ['safe', 'unseen'] as const) {
      expect(bless({ pile: ['corpse-pile', 'hall', status] }, 'hall')).toMatchObject({
        isOffered: false,
        affected: 0,
      });
    }
  });
});

describe('seven active spawn tokens', () => {
  const six = {
    first: ['starting', 'start'],
    m1: ['mobile', 'start'],
    m2: ['mobile', 'north'],
    p1: ['corpse-pile', 'hall', 'active'],
    p2: ['corpse-pile', 'annex', 'active'],
    p3: ['corpse-pile', 'shed', 'active'],
    mine: ['abomination', 'east'],
    cemetery: ['abomination', 'west'],
    safe: ['corpse-pile', 'south', 'safe'],
    unseen: ['corpse-pile', 'south', 'unseen'],
  } as const;

  test('are counted without those that are inactive, safe or not there yet (UOA-WIN-05, UOA-COMPONENTS-02)', () => {
    const game = yard({ tokens: six });
    expect(activeSpawnTokens(game)).toBe(6);
    checkSevenTokens(game);
    expect(told(game.events, 'game-over')).toEqual([]);
  });

  test('lose the game, whatever they are and although some lie in one zone (UOA-WIN-04)', () => {
    const game = yard({ tokens: { ...six, safe: ['corpse-pile', 'south', 'active'] } });
    checkSevenTokens(game);
    expect(told(game.events, 'game-over', 'won', 'reason')).toEqual([[false, 'too-many-spawn-tokens']]);
  });
});
