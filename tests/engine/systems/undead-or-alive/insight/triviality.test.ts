import { describe, expect, it } from 'vitest';
import { clone, legalActions, options, step } from '../../../../../engine';
import type { UoaGame } from '../../../../../engine/systems/undead-or-alive/game';
import { determinise } from '../../../../../engine/systems/undead-or-alive/hidden/determinise';
import { observe } from '../../../../../engine/systems/undead-or-alive/hidden/observation';
import { plainOption } from '../../../../../engine/systems/undead-or-alive/insight/triviality';
import { times } from '../../../../helpers/long';
import { decisionsOf, matches } from '../../../../helpers/plays';
import { fight } from '../../../../helpers/street';

/** All that players can see once everything of the same sort is decided, by each way to decide it. */
function endsBy(game: UoaGame, option: number): Set<string> {
  const name = observe(game).decision?.name;
  const ends = new Set<string>();
  const go = (now: UoaGame) => {
    if (ends.size > 500) throw new Error('too many');
    if (observe(now).decision?.name !== name) ends.add(visible(now));
    else for (let each = 0; each < options(now).length; each++) go(taking(now, each));
  };
  go(taking(game, option));
  return ends;
}

function taking(game: UoaGame, option: number): UoaGame {
  const next = clone(game);
  step(next, option);
  return next;
}

/** Cards by their kinds, and in whichever hand or place in the backpack. */
function visible(game: UoaGame): string {
  const seen = observe(game);
  const json = JSON.parse(JSON.stringify(seen)) as { tables: Record<string, number[]>; options: unknown };
  const kind = (card: number) => seen.table.cards[card]?.kind.id ?? '-';
  const slots = json.tables['slots'] ?? [];
  const hands = Array.from({ length: slots.length / 6 }, (_, survivor) => {
    const [one, two, favourite, ...backpack] = slots.slice(survivor * 6, survivor * 6 + 6);
    return [
      [one, two].map((card) => kind(card ?? -1)).sort(),
      kind(favourite ?? -1),
      backpack.map(kind).sort(),
    ];
  });
  const { tables } = json;
  return JSON.stringify({
    ...json,
    tables: { ...tables, slots: hands, emptied: 0 },
    options: 0,
    discards: 0,
  });
}

/** There the same does not come of it, but nobody would do otherwise. */
const JUDGED: ReadonlySet<string> = new Set(['rerolls', 'payment']);

describe('a decision that does not matter', () => {
  it('leads to what players cannot tell apart, whichever way it is taken', () => {
    const found = new Map<string, number>();
    for (const match of matches(times(36, 600))) {
      for (const game of decisionsOf(match, 150)) {
        const seen = observe(game);
        const name = seen.decision?.name ?? '';
        if (seen.options.length < 2 || JUDGED.has(name) || plainOption(seen) === undefined) continue;
        found.set(name, (found.get(name) ?? 0) + 1);
        const where = `${match.play.name} ${match.manner} ${match.seed} ${name}`;
        const first = endsBy(game, 0);
        for (let option = 1; option < options(game).length; option++) {
          expect(endsBy(game, option), where).toEqual(first);
        }
        expect(plainOption(observe(determinise(game, 'else'))), where).toBe(0);
      }
    }
    expect([...found.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(times(0, 3));
  }, 240_000);

  it('is none in a turn, nor where dice may be rolled again, nor where somebody is wounded', () => {
    const fighting = fight({
      survivors: {
        jimmy: { cards: { 'hand-1': 'coach-gun', 'hand-2': 'plenty-of-shells' } },
        carl: { at: 1 },
        hanna: { at: 1 },
      },
      dice: [1, 1, 1, 1],
    });
    expect(plainOption(observe(fighting.game))).toBeUndefined();
    fighting.do('shoot', { weapon: 'coach-gun', at: 'z1' });
    expect(observe(fighting.game).decision?.name).toBe('rerolls');
    expect(plainOption(observe(fighting.game))).toBeUndefined();
    fighting.do('keep-dice');
    expect(observe(fighting.game).decision?.name).toBe('friendly-fire');
    expect(plainOption(observe(fighting.game))).toBeUndefined();
  });

  it('is to keep dice that are as good as any, unless a miss hits a friend', () => {
    const rolled = (dice: readonly number[], zombies: number, friend: number) => {
      const fighting = fight({
        survivors: {
          jimmy: { cards: { 'hand-1': 'sawed-off', 'hand-2': 'plenty-of-shells' } },
          carl: { at: friend },
        },
        zombies: { 1: { walker: zombies } },
        dice,
      });
      fighting.do('shoot', { weapon: 'sawed-off', at: 'z1' });
      expect(observe(fighting.game).decision?.name).toBe('rerolls');
      expect(legalActions(fighting.game)[0]).toEqual({ do: 'keep-dice' });
      return plainOption(observe(fighting.game)) === 0;
    };
    expect(rolled([6, 1], 1, 2)).toBe(true);
    expect(rolled([6, 1], 1, 1)).toBe(false);
    expect(rolled([6, 5], 2, 1)).toBe(true);
    expect(rolled([6, 1], 2, 2)).toBe(false);
    expect(rolled([1, 1], 1, 2)).toBe(false);
  });

  it('leaves the game alone', () => {
    const { game } = fight({ survivors: { carl: {} } });
    const before = game.state.words.join();
    plainOption(observe(game));
    expect(game.state.words.join()).toBe(before);
  });
});
