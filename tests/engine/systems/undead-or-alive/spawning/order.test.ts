import { describe, expect, test } from 'vitest';
import { abominationGone } from '../../../../../engine/systems/undead-or-alive/spawning/abomination';
import { holyWaterOn } from '../../../../../engine/systems/undead-or-alive/spawning/tokens';
import {
  abominationCard,
  choose,
  drawnFor,
  ids,
  spawn,
  tokensToChoose,
  told,
  walkers,
  yard,
  zombieCard,
} from '../../../../helpers/yard';

describe('the order of spawning', () => {
  test('begins in the Starting Spawn Zone and goes on clockwise, a card a token (UOA-SPAWN-01, UOA-SPAWN-03)', () => {
    const game = yard({
      tokens: { e: ['mobile', 'east'], n: ['corpse-pile', 'north', 'active'], first: ['starting', 'start'] },
      cards: walkers(4),
    });
    const events = spawn(game);
    expect(drawnFor(events)).toEqual(['first', 'n', 'e']);
    expect(told(events, 'drew', 'card')).toEqual(
      game.table.zombieCards.slice(0, 3).map(({ id }) => [`${id}`]),
    );
  });

  test('is starting, mobile, Abomination where several tokens lie there (UOA-SPAWN-05, UOA-SPAWNTOK-03, UOA-SPAWNTOK-05)', () => {
    const game = yard({
      tokens: {
        n: ['corpse-pile', 'north', 'active'],
        mine: ['abomination', 'start', 'active'],
        m1: ['mobile', 'start'],
        m2: ['mobile', 'start'],
        first: ['starting', 'start'],
      },
      cards: walkers(5),
    });
    expect(drawnFor(spawn(game))).toEqual(['first', 'm1', 'm2', 'mine', 'n']);
  });

  test('passes over tokens that are inactive, safe or not seen yet (UOA-SPAWN-06)', () => {
    const game = yard({
      tokens: {
        first: ['starting', 'start'],
        mine: ['abomination', 'north'],
        safe: ['corpse-pile', 'hall', 'safe'],
        unseen: ['corpse-pile', 'shed'],
        m: ['mobile', 'east'],
      },
      cards: walkers(5),
    });
    const events = spawn(game);
    expect(drawnFor(events)).toEqual(['first', 'm']);
    expect(told(events, 'no-spawn', 'token', 'why')).toEqual([['mine', 'inactive']]);
  });

  test('is asked for where two zones are at the same place (UOA-SPAWN-02, UOA-CHOICE-38)', () => {
    const game = yard({
      tokens: { first: ['starting', 'start'], s: ['mobile', 'south'], w: ['corpse-pile', 'west', 'active'] },
      cards: walkers(3),
    });
    expect(drawnFor(spawn(game))).toEqual(['first']);
    expect(tokensToChoose(game)).toEqual(['s', 'w']);
    expect(drawnFor(choose(game, 'w'))).toEqual(['w', 's']);
  });
});

test('a token that wakes spawns if its place is still ahead, and not if it has been passed (UOA-ABOM-06)', () => {
  const game = yard({
    tokens: {
      first: ['starting', 'start'],
      m1: ['mobile', 'north'],
      mine: ['abomination', 'east'],
      m2: ['mobile', 'south'],
      cemetery: ['abomination', 'shed'],
    },
    cards: [
      zombieCard('walker', 0, 5),
      zombieCard('fatty', 0, 3),
      abominationCard(),
      zombieCard('walker', 0, 5),
    ],
    survivors: { henry: 'annex' },
    level: 'yellow',
  });
  const events = spawn(game);
  expect(drawnFor(events)).toEqual(['first', 'm1', 'm2', 'cemetery']);
  expect(told(events, 'spawned', 'zone', 'zombie', 'count')).toEqual([
    ['start', 'walker', 5],
    ['north', 'fatty', 3],
    ['shed', 'walker', 5],
  ]);
  expect(told(events, 'no-spawn', 'token', 'why', 'rules')).toEqual([
    ['mine', 'inactive', ['UOA-SPAWN-06']],
    ['mine', 'passed', ['UOA-ABOM-06']],
  ]);
});

test('Abomination tokens spawn like others as long as there is an Abomination (UOA-ABOM-05)', () => {
  const game = yard({
    tokens: { first: ['starting', 'start'], m: ['mobile', 'east'], mine: ['abomination', 'north'] },
    cards: walkers(3),
    zombies: { annex: { abomination: 1 } },
  });
  expect(drawnFor(spawn(game))).toEqual(['first', 'mine', 'm']);
});

test('a token that falls asleep before its turn does not spawn (UOA-ABOM-07)', () => {
  const game = yard({
    tokens: {
      first: ['starting', 'start'],
      s: ['mobile', 'south'],
      w: ['mobile', 'west'],
      mine: ['abomination', 'hall'],
    },
    cards: walkers(4),
    zombies: { annex: { abomination: 1 } },
  });
  spawn(game);
  abominationGone(game, []);
  const events = choose(game, 's');
  expect(drawnFor(events)).toEqual(['s', 'w']);
  expect(told(events, 'no-spawn', 'token')).toEqual([['mine']]);
});

test('nobody spawns twice, or goes back in the order, because a token was moved meanwhile', () => {
  const game = yard({
    tokens: {
      first: ['starting', 'start'],
      s: ['mobile', 'south'],
      w: ['mobile', 'west'],
      n: ['mobile', 'north'],
    },
    cards: walkers(5),
  });
  expect(drawnFor(spawn(game))).toEqual(['first', 'n']);
  holyWaterOn(game, ids.indexOf('north'), []);
  holyWaterOn(game, ids.indexOf('west'), []);
  expect(drawnFor(choose(game, 's'))).toEqual(['s']);
});
