import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { zombiesOnBoard } from '../../../../../engine/family/zombicide/horde';
import { activate } from '../../../../../engine/family/zombicide/zombies/activation';
import { options, RUNNING, step } from '../../../../../engine/game/kernel';
import { newGame } from '../../../../../engine/systems/undead-or-alive/set-up/new-game';
import { NONE } from '../../../../../engine/systems/undead-or-alive/state';
import { times } from '../../../../helpers/long';
import { GameAtHand, tableWith } from '../../../../helpers/table';

const posse = ['henry', 'may', 'meg', 'jimmy'];
const table = tableWith({ tiles: ['a 1R 0 0', 'b 2R 250 0', 'c 6R 0 250 180', 'd 7R 250 250'], posse });
const kinds = Array.from({ length: table.sizes.kinds }, (_, kind) => kind);

const zone = fc.nat(table.sizes.zones - 1);
const positions = fc.record({
  survivors: fc.array(zone, { minLength: posse.length, maxLength: posse.length }),
  groups: fc.array(
    fc.record({ zone, kind: fc.constantFrom(...kinds), count: fc.integer({ min: 1, max: 7 }) }),
  ),
  noise: zone,
  choices: fc.array(fc.nat(99), { minLength: 1 }),
});

type Position = typeof positions extends fc.Arbitrary<infer Value> ? Value : never;

/** Survivors with more health than anybody could take, so that every activation comes to its end. */
function laidOut({ survivors, groups, noise }: Position): GameAtHand {
  const hand = new GameAtHand(newGame(table, 'test'));
  const { state } = hand;
  for (const [actor, place] of survivors.entries()) state.place.set(actor, 0, place);
  for (const each of groups) state.zombies.add(each.zone, each.kind, each.count);
  state.wounds.fill(-10_000);
  state.noiseZone = noise;
  return hand;
}

function activated(position: Position): GameAtHand {
  const hand = laidOut(position);
  activate.begin(hand.game, NONE, NONE);
  hand.advance();
  for (let turn = 0; hand.state.agendaDepth > 0 && hand.state.outcome === RUNNING; turn++) {
    const wish = position.choices[turn % position.choices.length] ?? 0;
    step(hand.game, wish % options(hand.game).length);
  }
  return hand;
}

/** The events of each action: what everybody does first, and what the Runners do afterwards. */
function actions({ events }: GameAtHand) {
  const again = events.findIndex(({ type }) => type === 'act-again');
  return again < 0 ? [events] : [events.slice(0, again), events.slice(again)];
}

const runs = { numRuns: times(150, 10_000) };

describe('any activation', () => {
  test.prop([positions], runs)('neither makes nor loses a zombie', (position) => {
    const [before, after] = [laidOut(position), activated(position)];
    for (const kind of kinds)
      expect(zombiesOnBoard(after.game, kind)).toBe(zombiesOnBoard(before.game, kind));
  });

  test.prop([positions], runs)('brings whoever moves one zone nearer (UOA-ZMOVE-06)', (position) => {
    const hand = activated(position);
    const { board } = hand.game;
    for (const { from, to, destination } of hand.told('zombies-move')) {
      const goal = hand.zone(destination);
      expect(board.neighbours[hand.zone(from)]).toContain(hand.zone(to));
      expect(board.distance(hand.zone(to), goal)).toBe(board.distance(hand.zone(from), goal) - 1);
    }
  });

  test.prop([positions], runs)('lets nobody attack and move at once (UOA-ZPHASE-02)', (position) => {
    for (const events of actions(activated(position))) {
      const fighting = new Set(
        events.flatMap((event) => (event.type === 'zombies-attack' ? [event.zone] : [])),
      );
      for (const event of events)
        if (event.type === 'zombies-move') expect(fighting).not.toContain(event.from);
    }
  });

  test.prop([positions], runs)(
    'sends as many of a kind down every route, give or take one (UOA-SPLIT-05)',
    (position) => {
      for (const events of actions(activated(position))) {
        for (const split of events) {
          if (split.type !== 'zombies-split') continue;
          for (const kind of ['walker', 'runner', 'fatty', 'abomination']) {
            const on = split.routes.map((route) =>
              events
                .filter((event) => event.type === 'zombies-move')
                .filter((move) => move.kind === kind && move.from === split.zone && move.to === route)
                .reduce((sum, move) => sum + move.count, 0),
            );
            expect(Math.max(...on) - Math.min(...on)).toBeLessThanOrEqual(1);
          }
        }
      }
    },
  );
});
