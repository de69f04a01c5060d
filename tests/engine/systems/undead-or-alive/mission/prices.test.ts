import { describe, expect, it } from 'vitest';
import { observe } from '../../../../../engine/systems/undead-or-alive/hidden/observation';
import { walks, wayTo } from '../../../../../engine/systems/undead-or-alive/insight/walks';
import { whyNot } from '../../../../../engine/systems/undead-or-alive/insight/why-not/why-not';
import { workLeft } from '../../../../../engine/systems/undead-or-alive/mission/work/work';
import type { Mission, Rule } from '../../../../../schemas';
import { whyNotWords } from '../../../../../telling/reasons';
import { UoaWords } from '../../../../../telling/systems/undead-or-alive';
import { type GameAtHand, gameWith } from '../../../../helpers/table';

/** Henry in his turn, with a Machete in his hand and these cards in his backpack. */
function inATurn(
  rules: Rule[],
  part: string,
  mission: Partial<Mission> = {},
  cards: readonly string[] = [],
): GameAtHand {
  const tiles = ['a 3R'];
  const hand = gameWith({ tiles, start: [part], exit: 'a.D', mission: { ...mission, rules } });
  hand.give('henry', 'machete');
  for (const [index, card] of cards.entries()) hand.give('henry', card, BACKPACK[index]);
  return hand.turnOf('henry');
}

const BACKPACK = ['backpack-1', 'backpack-2'] as const;

function reason({ game }: GameAtHand, wish: Parameters<typeof whyNot>[1]) {
  const why = whyNot(observe(game), wish);
  return why && [why.code, whyNotWords(why, new UoaWords(game.table, 'en'))];
}

const areas: Mission['areas'] = [{ id: 'yard', name: { en: 'Yard' }, zones: ['a.NE', 'a.E', 'a.SE'] }];
const search: Rule = { id: 'light', price: { for: 'search', pay: [{ card: 'water' }] } };
const enter: Rule = { id: 'gate', price: { for: 'enter', in: 'yard', pay: [{ card: 'weapon' }] } };

describe('why somebody cannot do what has a price', () => {
  it('is that price, in the words of the mission', () => {
    expect(reason(inATurn([search], 'a.D'), { do: 'search' })).toEqual([
      'price-unpaid',
      'They do not have what it costs. To search, a survivor must, besides the action, discard one Water card.',
    ]);
    const rich = inATurn([search], 'a.D', {}, ['water']);
    expect(reason(rich, { do: 'search' })).toBeUndefined();
  });

  it('is the price of coming in, from outside only', () => {
    const poor: Rule = { id: 'gate', price: { for: 'enter', in: 'yard', pay: [{ card: 'water' }] } };
    expect(reason(inATurn([poor], 'a.N', { areas }), { do: 'move', to: 'a.NE' })?.[0]).toBe('price-unpaid');
    expect(reason(inATurn([poor], 'a.NE', { areas }), { do: 'move', to: 'a.E' })).toBeUndefined();
    expect(reason(inATurn([enter], 'a.N', { areas }), { do: 'move', to: 'a.NE' })).toBeUndefined();
  });
});

describe('a walk', () => {
  it('leads where it can be paid for at its beginning, and through nothing that costs later on', () => {
    const zonesFrom = (part: string) => {
      const hand = inATurn([enter], part, { areas });
      const { game } = hand;
      return walks(observe(game)).map(({ zone }) => game.table.zones[zone]?.id);
    };
    expect(zonesFrom('a.N')).toEqual(expect.arrayContaining(['a.NE', 'a.E']));
    expect(zonesFrom('a.NW')).toContain('a.N');
    expect(zonesFrom('a.NW')).not.toContain('a.NE');
    const far = inATurn([enter], 'a.NW', { areas });
    expect(wayTo(observe(far.game), far.zone('a.NE'))).toBeUndefined();
  });
});

describe('the work that is left', () => {
  const goals: Mission['goals'] = [{ id: 'out', reach: { left: { by: 'exit' } } }];
  const fare: Rule = { id: 'fare', price: { for: 'exit', pay: [{ card: ['water', 'holy-water'] }] } };

  it('is more while the exit cannot be paid for', () => {
    const free = workLeft(inATurn([], 'a.D', { goals }).game);
    const poor = workLeft(inATurn([fare], 'a.D', { goals }).game);
    const rich = workLeft(inATurn([fare], 'a.D', { goals }, ['water']).game);
    expect(poor).toBeGreaterThan(free);
    expect(rich).toBe(free);
  });

  it('is more while nobody carries what a goal asks for', () => {
    const asked: Mission['goals'] = [
      { id: 'food', reach: { people: { holds: { card: ['water', 'dynamite'], count: 1 } } } },
    ];
    const poor = inATurn([], 'a.D', { goals: asked });
    const rich = inATurn([], 'a.D', { goals: asked }, ['dynamite']);
    expect(workLeft(poor.game)).toBeGreaterThan(0);
    expect(workLeft(rich.game)).toBeLessThan(workLeft(poor.game));
  });
});

describe('a price that several things pay together', () => {
  const both: Rule = {
    id: 'both',
    price: { for: 'search', pay: [{ all: [{ card: 'water' }, { card: 'any' }] }, { wounds: 3 }] },
  };

  it('takes two cards, not one for both', () => {
    const poor = inATurn([both], 'a.D');
    expect(poor.choices.map((choice) => choice.do)).not.toContain('search');
    const rich = inATurn([both], 'a.D', {}, ['water']);
    expect(
      rich
        .choose({ do: 'search' })
        .told('discarded')
        .map(({ card }) => card.split('#')[0]),
    ).toEqual(['water', 'machete']);
  });

  it('takes what no other price needs', () => {
    const poor = inATurn([both, search], 'a.D', {}, ['water']);
    expect(poor.choices.map((choice) => choice.do)).not.toContain('search');
    const hand = inATurn([both, search], 'a.D', {}, ['water#1', 'water#2']).choose({ do: 'search' });
    const given = () => hand.told('discarded').map(({ card }) => card.split('#')[0]);
    expect(given().sort()).toEqual(['machete', 'water', 'water']);
  });
});
