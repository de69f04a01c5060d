import { describe, expect, it, vi } from 'vitest';
import {
  type Action,
  apply,
  clone,
  type GameEvent,
  legalActions,
  legalDiscards,
  refusalCodes,
  snapshot,
} from '../../../../engine';
import { ActionList } from '../../../../engine/game/action-list';
import { listAsides, options, step, stepAside } from '../../../../engine/game/kernel';
import type { UoaEvent } from '../../../../engine/systems/undead-or-alive';
import type { UoaGame } from '../../../../engine/systems/undead-or-alive/game';
import { times } from '../../../helpers/long';
import { Luck } from '../../../helpers/luck';
import { isSame } from '../../../helpers/memory';
import { mutated } from '../../../helpers/mutated-actions';
import { decisionsOf, matches } from '../../../helpers/plays';

vi.setConfig({ testTimeout: times(60_000, 900_000) });

/** A decision now and then, out of games of all manners. */
function* sampled(games: number, every: number): Generator<{ game: UoaGame; luck: Luck }> {
  for (const match of matches(games)) {
    const luck = new Luck(`decisions ${match.seed}`);
    for (const game of decisionsOf(match)) if (luck.oneIn(every)) yield { game, luck };
  }
}

/** What comes of it: the game, and what happened on the way. */
interface Done {
  readonly game: UoaGame;
  readonly events: readonly GameEvent[];
}

/** Does it in a copy of the game, by its number. */
function done(game: UoaGame, act: (copy: UoaGame) => void): Done {
  const copy = clone(game);
  const events: UoaEvent[] = [];
  copy.events = events;
  act(copy);
  return { game: copy, events };
}

/** The same by its name, as it might come from a file. */
function applied(game: UoaGame, action: Action | undefined): Done {
  const result = apply(game, JSON.parse(JSON.stringify(action)));
  if ('refused' in result) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(result.refused)}`);
  return result;
}

function expectSame(one: Done, other: Done): void {
  expect(isSame(one.game.state.words, other.game.state.words)).toBe(true);
  expect(JSON.stringify(one.events)).toBe(JSON.stringify(other.events));
}

describe('whatever is offered', () => {
  it('comes to the same by its name and by its number, and leaves the game alone', () => {
    for (const { game } of sampled(times(42, 2_000), 12)) {
      const before = snapshot(game);
      for (const [option, action] of legalActions(game).entries()) {
        expectSame(
          applied(game, action),
          done(game, (copy) => step(copy, option)),
        );
      }
      const list = new ActionList();
      listAsides(game, list);
      for (const [option, action] of legalDiscards(game).entries()) {
        expectSame(
          applied(game, action),
          done(game, (copy) => stepAside(copy, list, option)),
        );
      }
      expect(isSame(game.state.words, before)).toBe(true);
    }
  });

  it('is offered once', () => {
    for (const { game } of sampled(times(30, 1_500), 3)) {
      const names = [...legalActions(game), ...legalDiscards(game)].map(named);
      expect(names).toHaveLength(options(game).length + legalDiscards(game).length);
      expect(names.length - new Set(names).size).toBe(0);
    }
  });
});

describe('whatever is not offered', () => {
  it('is refused by name, and leaves the game alone', () => {
    let refused = 0;
    const codes = new Set<string>();
    for (const { game, luck } of sampled(times(72, 3_000), 4)) {
      const legal = [...legalActions(game), ...legalDiscards(game)];
      const names = new Set(legal.map(named));
      const before = snapshot(game);
      for (let attempt = 0; attempt < 10; attempt++) {
        const wanted = mutated(game, legal.length > 0 ? luck.pick(legal) : { do: 'end-turn' }, luck);
        const result = apply(game, wanted);
        if ('refused' in result) {
          refused += 1;
          codes.add(result.refused.code);
          expect(JSON.stringify(result.refused).length).toBeLessThan(1000);
        } else expect(names).toContain(named(wanted as Action));
      }
      expect(isSame(game.state.words, before)).toBe(true);
    }
    expect(refused).toBeGreaterThan(5_000);
    expect([...codes].sort()).toEqual([...refusalCodes].sort());
  });
});

/** Without regard to the order of keys, or to those that say nothing. */
function named(action: Action): string {
  const said = Object.entries(action).filter(([, value]) => (value as unknown) !== undefined);
  return JSON.stringify(said.sort(([one], [other]) => (one < other ? -1 : 1)));
}
