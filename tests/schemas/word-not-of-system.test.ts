import { describe, expect, it } from 'vitest';
import type { Mission, Scenario } from '../../schemas';
import { wordsOfGames } from '../../schemas/generated/mission-words';
import type { WordPlace, WordsOfGames } from '../../schemas/mission-word';
import { oldestSystem, systemOfScenario } from '../../schemas/references/systems';
import { foreignInSituation, foreignWords, hasWord } from '../../schemas/references/words';
import { wordsMission } from '../helpers/words-mission';

/** As if another game had these words, and the one that there is had not. */
function ofAnother(places: Partial<Record<WordPlace, readonly string[]>>): WordsOfGames {
  const none = Object.keys(wordsOfGames).map((place) => [place, {}]);
  const words = Object.entries(places).map(([place, list]) => [
    place,
    Object.fromEntries(list.map((word) => [word, ['another-game']])),
  ]);
  return Object.fromEntries([...none, ...words]) as WordsOfGames;
}

function pointersIn(mission: Partial<Mission>, places: Parameters<typeof ofAnother>[0]): string[] {
  const { tokens: _, aside: _aside, rules: _rules, ...rest } = wordsMission;
  const problems = foreignWords({ ...rest, ...mission }, ofAnother(places));
  expect(problems.every(({ code, severity }) => code === 'word-not-of-system' && severity === 'error')).toBe(
    true,
  );
  return problems.map(({ pointer }) => pointer);
}

describe('a word of another game is found', () => {
  it('among the keys of a mission and of its variants', () => {
    const aside = [{ id: 'kid' }];
    const variants = [{ id: 'few', survivors: [2], aside }];
    expect(pointersIn({ aside, variants }, { missionKeys: ['aside'] })).toEqual([
      '/aside',
      '/variants/0/aside',
    ]);
  });

  it('among tokens', () => {
    const { tokens = [] } = wordsMission;
    const at = tokens.findIndex(({ kind }) => kind === 'train');
    expect(pointersIn({ tokens }, { tokens: ['train'] })).toEqual([`/tokens/${at}/kind`]);
  });

  it('in conditions, however deep they stand', () => {
    const rallied = { rallied: {} };
    const places = { conditions: ['rallied'] };
    expect(
      pointersIn(
        {
          goals: [
            {
              id: 'g',
              anyOrder: [{ id: 'h', reach: { any: [{ taken: {} }, { not: { all: [rallied] } }] } }],
            },
          ],
          rules: [
            { id: 'a', asSoonAs: rallied, if: rallied, do: [{ effect: 'lose' }] },
            { id: 'b', forbid: { what: 'exit', asLongAs: rallied } },
            { id: 'c', price: { for: 'exit', pay: [{ card: 'water' }], unless: rallied } },
            { id: 'd', search: { anywhere: true, asLongAs: rallied } },
            { id: 'e', passage: { between: ['streets', 'exit'], until: rallied } },
          ],
        },
        places,
      ),
    ).toEqual([
      '/goals/0/anyOrder/0/reach/any/1/not/all/0/rallied',
      '/rules/0/asSoonAs/rallied',
      '/rules/0/if/rallied',
      '/rules/1/forbid/asLongAs/rallied',
      '/rules/2/price/unless/rallied',
      '/rules/3/search/asLongAs/rallied',
      '/rules/4/passage/until/rallied',
    ]);
  });

  it.each<[string, Mission['rules'], Parameters<typeof ofAnother>[0], string]>([
    [
      'event',
      [{ id: 'r', when: { event: 'train-enters' }, do: [{ effect: 'lose' }] }],
      { events: ['train-enters'] },
      '/rules/0/when/event',
    ],
    [
      'effect',
      [{ id: 'r', when: { event: 'end-phase' }, do: [{ effect: 'lose' }] }],
      { effects: ['lose'] },
      '/rules/0/do/0/effect',
    ],
    [
      'amount',
      [
        {
          id: 'r',
          when: { event: 'end-phase' },
          do: [{ effect: 'adrenaline', amount: { per: 'led', times: 1 } }],
        },
      ],
      { amounts: ['led'] },
      '/rules/0/do/0/amount/per',
    ],
    [
      'amount of a condition',
      [
        {
          id: 'r',
          forbid: { what: 'exit', unless: { counter: { counter: 'c', atLeast: { per: 'round' } } } },
        },
      ],
      { amounts: ['round'] },
      '/rules/0/forbid/unless/counter/atLeast/per',
    ],
    [
      'amount of an outcome',
      [
        {
          id: 'r',
          when: { event: 'end-phase' },
          do: [{ effect: 'roll', outcomes: [{ from: { per: 'round' }, do: [{ effect: 'lose' }] }] }],
        },
      ],
      { amounts: ['round'] },
      '/rules/0/do/0/outcomes/0/from/per',
    ],
    [
      'restriction',
      [{ id: 'r', forbid: { what: 'rally' } }],
      { restrictions: ['rally'] },
      '/rules/0/forbid/what',
    ],
    [
      'sort of rule',
      [{ id: 'r', price: { for: 'rally', pay: [{ card: 'water' }] } }],
      { rules: ['price'], prices: ['rally'] },
      '/rules/0/price',
    ],
    [
      'price',
      [{ id: 'r', price: { for: 'rally', pay: [{ card: 'water' }] } }],
      { prices: ['rally'] },
      '/rules/0/price/for',
    ],
    [
      'way to carry',
      [{ id: 'r', carry: { by: 'companion' } }],
      { carrying: ['companion'] },
      '/rules/0/carry/by',
    ],
    [
      'area',
      [{ id: 'r', when: { event: 'enters', area: 'aboard' }, do: [{ effect: 'lose' }] }],
      { areas: ['aboard'] },
      '/rules/0/when/area',
    ],
  ])('that is a %s', (_what, rules = [], places, pointer) => {
    expect(pointersIn({ rules }, places)).toEqual([pointer]);
  });

  it('in a situation, of which an old one is for the oldest game', () => {
    const scenario: Scenario = {
      format: 'boothill/scenario@1',
      id: 's',
      title: { en: 'S' },
      tiles: [],
      given: {
        survivors: [{ who: 'henry' }],
        companions: [{ at: 'a.N' }],
        goals: [{ id: 'g', reach: { rallied: {} } }],
        phase: 'players',
      },
      steps: [],
    };
    expect(systemOfScenario(scenario)).toBe(oldestSystem);
    const words = ofAnother({ situationKeys: ['companions'], conditions: ['rallied'] });
    expect(foreignInSituation(scenario, words).map(({ pointer }) => pointer)).toEqual([
      '/given/companions',
      '/given/goals/0/reach/rallied',
    ]);
  });
});

it('finds nothing foreign in what a game itself has', () => {
  expect(foreignWords(wordsMission)).toEqual([]);
  expect(hasWord('undead-or-alive', 'tokens', 'constructor')).toBe(true);
});
