import { describe, expect, it } from 'vitest';
import { options } from '../../../../../engine';
import type { Wish } from '../../../../../engine/game/advice';
import { observe } from '../../../../../engine/systems/undead-or-alive/hidden/observation';
import { attackOdds } from '../../../../../engine/systems/undead-or-alive/insight/attack-odds';
import { walks } from '../../../../../engine/systems/undead-or-alive/insight/walks';
import { whyNot } from '../../../../../engine/systems/undead-or-alive/insight/why-not/why-not';
import type { Change, Given, Restriction, Rule } from '../../../../../schemas';
import { whyNotWords } from '../../../../../telling/reasons';
import { UoaWords } from '../../../../../telling/systems/undead-or-alive';
import { laidOut } from '../../../../helpers/laid-out';

function position(rules: Rule[], more: Partial<Given> = {}) {
  return laidOut({
    survivors: [
      { who: 'henry', at: 'a.NW', cards: { 'hand-1': 'winchester', 'backpack-1': 'dynamite' }, actions: 3 },
    ],
    zombies: [{ at: 'a.NE', walker: 1 }],
    noise: { at: 'a.NW' },
    areas: [{ id: 'yard', zones: ['a.NE'] }],
    rules,
    turn: 'henry',
    ...more,
  });
}

const forbidding = (forbid: Restriction) => position([{ id: 'rule', forbid }]);
const changing = (change: Change) => position([{ id: 'rule', change }]);

function reason({ game }: ReturnType<typeof position>, wish: Wish) {
  const seen = observe(game);
  const why = whyNot(seen, wish);
  return why && [why.code, whyNotWords(why, new UoaWords(seen.table, 'en'))];
}

describe('what a mission forbids', () => {
  it('is said as the reason, with the rule, for every way to wish for it', () => {
    const hand = forbidding({ what: 'ranged' });
    const said = [
      'mission-forbids',
      'The mission does not allow that now. Survivors cannot take Ranged actions.',
    ];
    expect(reason(hand, { do: 'attack', with: 'winchester#1', at: 'a.N' })).toEqual(said);
    expect(reason(hand, { do: 'throw', card: 'dynamite#1', at: 'a.N' })).toEqual(said);
    expect(reason(forbidding({ what: 'move', in: 'start' }), { do: 'move', to: 'a.N' })).toBeUndefined();
    expect(reason(forbidding({ what: 'move' }), { do: 'move', to: 'a.N' })?.[0]).toBe('mission-forbids');
  });

  it('takes the ways away that nobody may walk', () => {
    expect(walks(observe(position([]).game)).length).toBeGreaterThan(1);
    expect(walks(observe(forbidding({ what: 'move' }).game))).toEqual([]);
  });

  it('leaves everything else as it was, in its order', () => {
    const listed = (hand: ReturnType<typeof position>) => {
      const list = options(hand.game);
      return Array.from({ length: list.length }, (_, index) => [list.kind(index), list.argument(index, 0)]);
    };
    const all = listed(position([]));
    const left = listed(forbidding({ what: 'use', card: 'dynamite' }));
    expect(left.length).toBeLessThan(all.length);
    expect(all.filter((each) => left.some((other) => other.join() === each.join()))).toEqual(left);
  });
});

describe('what a mission changes', () => {
  it('is in the odds, and in why a zone is out of sight', () => {
    const plain = attackOdds(observe(position([]).game), shotAt('a.N'));
    const dark = attackOdds(
      observe(changing({ what: 'combat', mode: 'ranged', accuracy: 1 }).game),
      shotAt('a.N'),
    );
    expect([plain?.accuracy, dark?.accuracy]).toEqual([4, 5]);
    expect(
      reason(changing({ what: 'sight', range: 1 }), { do: 'attack', with: 'winchester#1', at: 'a.NE' }),
    ).toEqual([
      'too-far-to-see',
      expect.stringMatching(/^Nobody sees as far as .* for now\. For survivors and zombies, nothing further/),
    ]);
  });

  it('never leaves an attack without a die, or with a result that no die has', () => {
    const hopeless = position([
      { id: 'one', change: { what: 'combat', dice: -9 } },
      { id: 'two', change: { what: 'combat', accuracy: 5 } },
      { id: 'three', change: { what: 'combat', damage: -9 } },
    ]);
    const odds = attackOdds(observe(hopeless.game), shotAt('a.N'));
    expect([odds?.dice, odds?.accuracy, odds?.damage]).toEqual([1, 6, 0]);
  });

  it('is in the odds of those only whom it is about', () => {
    const others = changing({ what: 'combat', dice: 3, who: { survivor: 'meg' } });
    const here = changing({ what: 'combat', dice: 3, in: { near: 'yard', range: 2 } });
    const dice = (hand: ReturnType<typeof position>) => attackOdds(observe(hand.game), shotAt('a.N'))?.dice;
    expect([dice(position([])), dice(others), dice(here)]).toEqual([2, 2, 5]);
  });
});

function shotAt(at: string) {
  return { do: 'shoot', weapon: 'winchester#1', at } as const;
}
