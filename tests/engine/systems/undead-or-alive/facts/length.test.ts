import { describe, expect, it } from 'vitest';
import { searchesFor } from '../../../../../engine/systems/undead-or-alive/facts/length/searches';
import { expectedDraws } from '../../../../../engine/systems/undead-or-alive/survey/pieces';
import type { Condition, Goal, Mission, Rule, Token } from '../../../../../schemas';
import { factsOn } from '../../../../helpers/facts';
import { positionIn } from '../../../../helpers/table';

const crate = (
  id: string,
  part: string,
  more: Partial<Extract<Token, { kind: 'objective' }>> = {},
): Token => ({
  id,
  kind: 'objective',
  colour: 'red',
  at: positionIn(part),
  ...more,
});
const friend = (id: string, part: string): Token => ({ id, kind: 'companion', at: positionIn(part) });
const wagon: Token = { id: 'w', kind: 'machine', machine: 'wagon', at: positionIn('a.N') };

interface Given {
  readonly tokens?: readonly Token[];
  readonly survivors?: number;
  readonly mission?: Partial<Mission>;
  readonly exit?: string;
}

/** The estimate for goals to be reached one after the other. */
function estimate(reach: readonly Condition[], given: Given = {}) {
  const { tokens = [], survivors = 1, mission = {}, exit = 'b.NE' } = given;
  const goals: Goal[] = [
    { id: 'all', inOrder: reach.map((condition, index) => ({ id: `g${index}`, reach: condition })) },
  ];
  return factsOn({ exit, tokens, mission: { ...mission, goals } }, survivors).all.estimate;
}

const twoCrates = [crate('one', 'a.D'), crate('two', 'b.C')];

describe('the fewest rounds', () => {
  it('are those of one survivor who walks and takes', () => {
    // 3 moves to a.D, take; 4 by a.A, a.E and a.SE to b.C, take: 9 actions.
    expect(estimate([{ taken: {} }], { tokens: twoCrates })).toMatchObject({
      errands: 2,
      moves: 7,
      otherActions: 2,
      searches: 0,
      fewestRounds: 3,
    });
  });

  it('are fewer where errands are shared', () => {
    // One goes to a.D, another to b.C: 3 and 5 moves, 6 actions for the second.
    expect(estimate([{ taken: {} }], { tokens: twoCrates, survivors: 2 })).toMatchObject({
      moves: 8,
      fewestRounds: 2,
    });
  });

  it('count only as many as are asked for, the nearest', () => {
    expect(estimate([{ taken: { count: 1 } }], { tokens: twoCrates })).toMatchObject({
      errands: 1,
      moves: 3,
    });
  });

  it('end with everybody at the exit', () => {
    // Three moves more from b.C, by b.SE and b.E: 12 actions.
    expect(estimate([{ taken: {} }, { left: { by: 'exit' } }], { tokens: twoCrates })).toMatchObject({
      moves: 10,
      fewestRounds: 4,
    });
  });

  it('let survivors go ahead, but not act before their time', () => {
    // The crate in b.C is taken after 6 actions; whoever waits beside the friend in a.N rallies then: 7.
    const tokens = [crate('two', 'b.C'), friend('friend', 'a.N')];
    const given = { tokens, survivors: 2 };
    expect(estimate([{ taken: {} }, { rallied: {} }], given)).toMatchObject({
      otherActions: 2,
      fewestRounds: 3,
    });
  });

  it('count what lies together as one errand', () => {
    const tokens = [friend('c1', 'a.D'), friend('c2', 'a.D')];
    expect(estimate([{ rallied: {} }], { tokens })).toMatchObject({ errands: 1, moves: 3, otherActions: 2 });
  });

  it('bring what is to be loaded to where it is loaded', () => {
    // 3 moves to a.D, take; 2 back to a.N, load.
    const given = { tokens: [wagon, crate('one', 'a.D')] };
    expect(estimate([{ loaded: { into: 'w' } }], given)).toMatchObject({
      errands: 1,
      moves: 5,
      otherActions: 2,
      fewestRounds: 3,
    });
  });

  it('count three for every move of a Wagon', () => {
    // 1 move to it, 3 zones with it to b.NE.
    const goal: Condition = { left: { by: 'exit', with: 'w' } };
    expect(estimate([goal], { tokens: [wagon] })).toMatchObject({ moves: 10, fewestRounds: 4 });
  });

  it('look for what lies face down as long as it takes on average', () => {
    const tokens = ['a.D', 'a.A', 'a.SE', 'b.N', 'b.C'].map((part, index) =>
      crate(`o${index}`, part, { mix: 'heap', colour: index === 0 ? 'blue' : 'red' }),
    );
    expect(estimate([{ taken: { colour: 'blue' } }], { tokens })).toMatchObject({
      errands: 3,
      otherActions: 3,
    });
  });

  it('count cards that have to be found', () => {
    // Two mobile tokens want Holy Water, of which there are 6 among 57 cards.
    const mobile = (id: string, part: string): Token => ({
      id,
      kind: 'spawn',
      spawn: 'mobile',
      at: positionIn(part),
    });
    const tokens = [mobile('m1', 'a.NE'), mobile('m2', 'b.E')];
    const goal: Condition = { spawnTokens: { spawn: 'mobile', in: 'first-spawn-zone' } };
    expect(estimate([goal], { tokens })).toMatchObject({ errands: 2, searches: 17, otherActions: 17 });
  });

  it('do actions of the mission as often as a counter wants, and fetch what they cost', () => {
    const name = { en: 'Ring' };
    const areas = [{ id: 'belfry', name, zones: ['a.SE'] }];
    const ring = (pay?: Extract<Rule, { action: unknown }>['action']['pay']): Partial<Mission> => ({
      areas,
      rules: [
        {
          id: 'ring',
          action: { name, in: 'belfry', ...(pay && { pay }) },
          do: [{ effect: 'count', counter: 'bell' }],
        },
      ],
    });
    const twice: Condition = { counter: { counter: 'bell', atLeast: 2 } };
    // 4 moves to a.SE, and two actions there.
    expect(estimate([twice], { mission: ring() })).toMatchObject({ errands: 1, moves: 4, otherActions: 2 });
    // 3 moves to a.D, take; 3 to a.SE, ring; 1 to b.C, take; 1 back, ring.
    const forCrates = { mission: ring([{ objective: {} }]), tokens: twoCrates };
    expect(estimate([twice], forCrates)).toMatchObject({ errands: 2, moves: 8, otherActions: 4 });
    const forCards = { mission: ring([{ card: 'holy-water' }]) };
    expect(estimate([{ done: 'ring' }], forCards)).toMatchObject({
      errands: 1,
      searches: 8,
      otherActions: 9,
    });
  });

  it('are not fewer than a goal waits for', () => {
    expect(estimate([{ round: { from: 5 } }])).toMatchObject({ errands: 0, fewestRounds: 4 });
  });

  it('pass over what nobody can get to, and goals in words', () => {
    const mission: Partial<Mission> = {
      areas: [{ id: 'loft', name: { en: 'Loft' }, zones: ['b.BAL'] }],
      rules: [{ id: 'shut', forbid: { what: 'enter', area: 'loft' } } satisfies Rule],
    };
    expect(estimate([{ taken: {} }], { tokens: [crate('lost', 'b.BAL')], mission })).toMatchObject({
      moves: 0,
      fewestRounds: 0,
    });
    const words: Goal = { id: 'w', text: { en: 'Have fun' } };
    expect(factsOn({ mission: { goals: [words] } }).all.estimate).toMatchObject({
      errands: 0,
      fewestRounds: 0,
    });
  });
});

describe('rounds and minutes', () => {
  it('are spans, and no more exact than can be known', () => {
    const { rounds, minutes, minutesPerRound } = estimate([{ taken: {} }, { left: { by: 'exit' } }], {
      tokens: twoCrates,
      survivors: 6,
    });
    // Three rounds for six: to b.C, and out.
    expect({ rounds, minutes, minutesPerRound }).toEqual({
      rounds: { least: 3, most: 6 },
      minutes: { least: 10, most: 20 },
      minutesPerRound: 5,
    });
  });

  it('pass more quickly with fewer survivors', () => {
    expect(estimate([{ taken: {} }], { tokens: twoCrates, survivors: 1 }).minutesPerRound).toBe(2.9);
    expect(estimate([{ taken: {} }], { tokens: twoCrates, survivors: 3 }).minutesPerRound).toBe(3.8);
  });
});

describe('looking for things', () => {
  it.each([
    [1, 5, 3],
    [2, 5, 4],
    [5, 5, 5],
    [0, 5, 0],
    [3, 2, 2],
  ])('finds %i certain ones of %i after %i on average', (wanted, there, draws) => {
    expect(expectedDraws(wanted, there)).toBe(draws);
  });

  it('in the deck looks for different cards at the same time', () => {
    expect(searchesFor([])).toBe(0);
    expect(searchesFor([['holy-water']])).toBe(8);
    // One of 8 cards comes after 58/9, the third of them after three times that.
    expect(searchesFor([['plenty-of-bullets', 'plenty-of-shells']])).toBe(6);
    expect(searchesFor([['holy-water'], ['dynamite']])).toBe(8);
    expect(searchesFor([['manitous-wrath']])).toBe(0);
  });
});
