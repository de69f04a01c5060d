import { describe, expect, test } from 'vitest';
import { setFoot } from '../../../../../engine/systems/undead-or-alive/spawning/corpse-piles';
import {
  drawnFor,
  ids,
  spawn,
  tokenAt,
  told,
  walkers,
  type Yard,
  yard,
  type Zone,
} from '../../../../helpers/yard';

const PILES = {
  first: ['starting', 'start'],
  m: ['mobile', 'shed'],
  pile: ['corpse-pile', 'hall'],
  next: ['corpse-pile', 'annex'],
} as const;

function walkInto(zone: Zone, tokens: Yard['tokens'] & object = PILES) {
  const game = yard({ tokens, cards: walkers(9) });
  setFoot(game, ids.indexOf(zone));
  return game;
}

describe('a Corpse Pile', () => {
  test('appears, active, when a survivor sets foot in any room of its building on its tile (UOA-SPAWNTOK-06)', () => {
    for (const zone of ['hall', 'kitchen'] as const) {
      const game = walkInto(zone);
      expect(told(game.events, 'token', 'token', 'status', 'zone')).toEqual([['pile', 'active', 'hall']]);
    }
  });

  test('spawns from then on, in its place in the order (UOA-SPAWNTOK-06, UOA-SPAWN-01)', () => {
    expect(drawnFor(spawn(walkInto('kitchen')))).toEqual(['first', 'pile', 'm']);
  });

  test('stays hidden until the part of the building on its own tile is entered (UOA-SPAWNTOK-07)', () => {
    const game = walkInto('hall');
    expect(tokenAt(game, 'next')[0]).toBe('unseen');
    setFoot(game, ids.indexOf('annex'));
    expect(tokenAt(game, 'next')[0]).toBe('active');
  });

  test('does not appear for another building, a street or a balcony (UOA-SPAWNTOK-08, UOA-SPAWNTOK-13)', () => {
    for (const zone of ['shed', 'north', 'balcony'] as const) {
      expect(walkInto(zone).events).toEqual([]);
    }
  });

  test('does not come back once it is safe (UOA-SPAWNTOK-11)', () => {
    const game = walkInto('hall', { ...PILES, pile: ['corpse-pile', 'hall', 'safe'] });
    expect(tokenAt(game, 'pile')[0]).toBe('safe');
    expect(drawnFor(spawn(game))).toEqual(['first', 'm']);
  });

  test('loses the game at once if it is the seventh active token (UOA-WIN-04, UOA-WIN-06)', () => {
    const others = Object.fromEntries(
      ['p1', 'p2', 'p3', 'p4'].map((id) => [id, ['corpse-pile', 'shed', 'active'] as const]),
    );
    const game = walkInto('kitchen', { ...PILES, ...others });
    expect(told(game.events, 'game-over', 'won', 'reason')).toEqual([[false, 'too-many-spawn-tokens']]);
  });
});
