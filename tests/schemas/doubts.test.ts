import { describe, expect, it } from 'vitest';
import { stockFace } from '../../engine';
import type { Rule, TileFace } from '../../schemas';
import { loadValue, type Mission } from '../../schemas';
import { missionWords, setsOff } from '../../schemas/generated/mission-words';
import { circles } from '../../schemas/references/circles';
import { emptyMission } from '../helpers/empty-mission';
import { knownFace } from '../helpers/stock-faces';

/** What is told of rules, by code and place. */
function told(rules: readonly object[], variant: readonly object[] = []): string[] {
  const mission = {
    ...emptyMission,
    rules,
    ...(variant.length > 0 && { variants: [{ id: 'two', survivors: [2], rules: variant }] }),
  };
  const loaded = loadValue(mission as unknown as Mission, 'mission');
  const problems = loaded.ok ? loaded.warnings : loaded.problems;
  return problems.map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`);
}

const codesIn = (mission: object, faces?: (id: string) => TileFace | undefined) => {
  const loaded = loadValue(mission, 'mission', faces && { faces });
  return (loaded.ok ? loaded.warnings : loaded.problems).map(({ code }) => code);
};

const bell = { id: 'bell', when: { event: 'round-begins' }, do: [{ effect: 'count', counter: 'bells' }] };
const wait = (condition: object, id = 'late') => ({ id, asSoonAs: condition, do: [{ effect: 'lose' }] });

describe('an author is told of rules', () => {
  it('that win and lose at once, wherever they do', () => {
    const both = [{ effect: 'lose' }, { effect: 'win' }];
    expect(told([{ id: 'end', when: { event: 'end-phase' }, do: both }])).toEqual([
      'warning rule-wins-and-loses /rules/0/do',
    ]);
    const roll = { effect: 'roll', outcomes: [{ from: 4, do: both }, { do: [{ effect: 'win' }] }] };
    expect(told([{ id: 'end', when: { event: 'end-phase' }, do: [roll] }])).toEqual([
      'warning rule-wins-and-loses /rules/0/do/0/outcomes/0/do',
    ]);
  });

  it('that wait for a round that there is not', () => {
    expect(told([wait({ round: { from: 6, to: 3 } })])).toEqual(['warning never-so /rules/0/asSoonAs']);
    expect(told([wait({ all: [{ round: { from: 6 } }, { round: { to: 3 } }] })])).toEqual([
      'warning never-so /rules/0/asSoonAs',
    ]);
    expect(told([wait({ round: { every: 4, to: 3 } })])).toEqual(['warning never-so /rules/0/asSoonAs']);
    expect(told([wait({ round: { from: 3, to: 3 } })])).toEqual([]);
    expect(told([wait({ any: [{ round: { from: 6 } }, { round: { to: 3 } }] })])).toEqual([]);
  });

  it('that wait for a counter that nothing moves there', () => {
    const down = { ...bell, do: [{ effect: 'count', counter: 'bells', by: -1 }] };
    expect(told([bell, wait({ counter: { counter: 'bells', atLeast: 3 } })])).toEqual([]);
    expect(told([down, wait({ counter: { counter: 'bells', atLeast: 3 } })])).toEqual([
      'warning never-so /rules/1/asSoonAs',
    ]);
    expect(told([bell, wait({ counter: { counter: 'bells', atMost: -1 } })])).toEqual([
      'warning never-so /rules/1/asSoonAs',
    ]);
  });

  it('that wait for each other, or for themselves', () => {
    expect(told([wait({ done: 'late' })])).toEqual(['warning never-so /rules/0/asSoonAs']);
    expect(told([wait({ done: 'other' }), wait({ done: 'late' }, 'other')])).toEqual([
      'warning never-so /rules/0/asSoonAs',
      'warning never-so /rules/1/asSoonAs',
    ]);
    expect(told([wait({ not: { done: 'late' } })])).toEqual([]);
  });

  it('that no dice bring about', () => {
    const lose = [{ effect: 'lose' }];
    const rolled = (outcomes: object[], dice?: number) =>
      told([
        {
          id: 'dice',
          when: { event: 'end-phase' },
          do: [{ effect: 'roll', outcomes, ...(dice && { dice }) }],
        },
      ]);
    expect(
      rolled([
        { to: 3, do: lose },
        { from: 4, do: lose },
      ]),
    ).toEqual([]);
    expect(rolled([{ from: 7, do: lose }])).toEqual(['warning never-rolled /rules/0/do/0/outcomes/0']);
    expect(rolled([{ from: 7, do: lose }], 2)).toEqual([]);
    expect(rolled([{ do: lose }, { to: 3, do: lose }])).toEqual([
      'warning never-rolled /rules/0/do/0/outcomes/1',
    ]);
  });

  it('that speak of objectives and zones of which there are none', () => {
    const taken = {
      id: 'green',
      when: { event: 'objective-taken', colour: 'green' },
      do: [{ effect: 'lose' }],
    };
    expect(told([taken])).toEqual(['warning no-such-colour /rules/0/when/colour']);
    const search = { id: 'still', forbid: { what: 'search', in: { tag: 'church' } } };
    expect(told([search])).toEqual(['warning no-such-tag /rules/0/forbid/in/tag']);
    const placements = [{ id: 'a', face: '1R', x: 0, y: 0, rotation: 0 }];
    const tags = knownFace('1R').zones.flatMap((zone) => zone.tags ?? []);
    const within = (tag: string) => ({
      ...emptyMission,
      placements,
      rules: [{ ...search, forbid: { what: 'search', in: { tag } } }],
    });
    expect(codesIn(within(tags[0] ?? ''), stockFace)).toEqual([]);
    expect(codesIn(within('nowhere'))).toEqual([]);
    expect(codesIn(within('nowhere'), stockFace)).toEqual(['no-such-tag']);
  });

  it('that lead from an area to itself', () => {
    const way = (one: string, other: string) => ({ id: 'way', passage: { between: [one, other] } });
    expect(told([way('start', 'start')])).toEqual(['warning passage-to-itself /rules/0/passage/between']);
    expect(told([way('start', 'exit')])).toEqual([]);
  });

  it('that do something here, where nothing is', () => {
    const wound = { effect: 'wound', who: { in: 'here' } };
    const rule = (event: string, effect: object) => ({ id: 'loud', when: { event }, do: [effect] });
    expect(told([rule('round-begins', wound)])).toEqual(['warning here-is-nowhere /rules/0/do/0/who/in']);
    expect(told([rule('turn-begins', wound)])).toEqual([]);
    expect(told([rule('round-begins', { effect: 'each', who: 'all', do: [wound] })])).toEqual([]);
    expect(told([wait({ people: { who: 'all', in: 'here' } })])).toEqual([
      'warning here-is-nowhere /rules/0/asSoonAs/people/in',
    ]);
  });

  it('in variants, too, which may count what others wait for', () => {
    const late = wait({ counter: { counter: 'bells', atLeast: 3 } });
    expect(told([late], [bell])).toEqual([]);
    expect(told([], [wait({ done: 'late' })])).toEqual(['warning never-so /variants/0/rules/0/asSoonAs']);
  });
});

describe('rules that set each other off', () => {
  it('do so by effects and events that there are', () => {
    const [effects, events] = [missionWords.effects, missionWords.events].map((words) =>
      words.map(({ word }) => word),
    );
    expect(Object.keys(setsOff).filter((effect) => !effects?.includes(effect))).toEqual([]);
    expect(
      Object.values(setsOff)
        .flat()
        .filter((event) => !events?.includes(event)),
    ).toEqual([]);
  });

  const through = (id: string, from: string, to: string, more: object = {}) =>
    rule({ id, when: { event: 'enters', area: from }, do: [{ effect: 'move-people', to }], ...more });
  const found = (...rules: Rule[]) => circles(rules, '/rules').map(({ parameters }) => parameters['rules']);

  it('are found, in the order in which they do', () => {
    expect(found(through('in', 'yard', 'barn'), through('out', 'barn', 'yard'))).toEqual(['‘in’ → ‘out’']);
    expect(found(through('round', 'yard', 'yard'))).toEqual(['‘round’']);
    expect(
      found(through('a', 'yard', 'barn'), through('c', 'mine', 'yard'), through('b', 'barn', 'mine')),
    ).toEqual(['‘a’ → ‘b’ → ‘c’']);
  });

  it('are found where tokens wake and fall asleep in turn', () => {
    const turn = (id: string, becomes: string, effect: string, more: object = {}, which?: object) =>
      rule({
        id,
        when: { event: 'spawn-token', becomes, ...more },
        do: [{ effect, ...(which && { which }) }],
      });
    expect(found(turn('up', 'inactive', 'wake'), turn('down', 'active', 'sleep'))).toEqual(['‘up’ → ‘down’']);
    const north = { group: 'north' };
    expect(
      found(turn('up', 'inactive', 'wake', north, north), turn('down', 'active', 'sleep', north, north)),
    ).toEqual(['‘up’ → ‘down’']);
    const south = { group: 'south' };
    expect(
      found(turn('up', 'inactive', 'wake', north, south), turn('down', 'active', 'sleep', south, north)),
    ).toEqual([]);
    expect(found(turn('up', 'active', 'wake'), turn('down', 'inactive', 'sleep'))).toEqual([]);
  });

  it('are not where one of them leads elsewhere, or comes to an end', () => {
    expect(found(through('in', 'yard', 'barn'), through('out', 'mine', 'yard'))).toEqual([]);
    expect(found(through('in', 'yard', 'barn'), through('out', 'barn', 'yard', { once: true }))).toEqual([]);
    expect(
      found(through('in', 'yard', 'barn'), through('out', 'barn', 'yard', { if: { round: { from: 4 } } })),
    ).toEqual([]);
  });
});

function rule(said: object): Rule {
  return JSON.parse(JSON.stringify(said)) as Rule;
}
