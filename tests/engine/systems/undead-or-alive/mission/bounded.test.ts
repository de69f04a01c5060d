import { describe, expect, it } from 'vitest';
import { legalActions, step } from '../../../../../engine';
import { agendaSize } from '../../../../../engine/game/agenda';
import { options } from '../../../../../engine/game/kernel';
import { settleMission } from '../../../../../engine/systems/undead-or-alive/settling';
import type { Area, Effect, Rule, Token } from '../../../../../schemas';
import { RoomWatch } from '../../../../helpers/invariants/room';
import { gameWith, positionIn } from '../../../../helpers/table';
import { watched } from '../../../../helpers/watched';

// Whatever rules say, they come to an end, and what they put on the agenda has room there.

const bell = { name: { en: 'Ring' }, anyTime: true as const };
const areas: Area[] = [
  { id: 'track', name: { en: 'Track' }, zones: ['a.N'] },
  { id: 'haven', name: { en: 'Haven' }, zones: ['a.NW'] },
];
const OBJECTIVES = 12;
const tokens = Array.from(
  { length: OBJECTIVES },
  (_, number): Token => ({ id: `o${number}`, kind: 'objective', colour: 'red', at: positionIn('a.N') }),
);

/** As deep as effects may stand in others. */
function deep(effect: Effect): Effect[] {
  const levels: readonly ((inner: Effect[]) => Effect)[] = [
    (inner) => ({ effect: 'each', who: 'all', do: inner }),
    (inner) => ({ effect: 'roll', outcomes: [{ do: inner }] }),
    (inner) => ({ effect: 'each', in: 'here', do: inner }),
    (inner) => ({ effect: 'if', if: { round: { from: 1 } }, do: inner, else: inner.slice() }),
  ];
  return levels.reduce((inner, level) => [level(inner)], [effect]);
}

/** Each of them sets off the next. */
const chain = tokens.map(({ id }, number): Rule => {
  const say = deep({ effect: 'step', objective: id, along: 'track' });
  if (number === 0) return { id: 'ring', action: bell, do: say };
  return { id: `after-${id}`, when: { event: 'stepped-off', objective: `o${number - 1}` }, do: say };
});

function ringing(rules: readonly Rule[], posse = ['henry', 'meg']) {
  const hand = gameWith({
    posse,
    start: ['a.NW'],
    tokens,
    mission: { rules: [...rules], areas, components: { 'red-objective': OBJECTIVES } },
  });
  hand.state.round = 1;
  hand.turnOf('henry');
  const watch = new RoomWatch();
  const game = watched(hand.game, watch);
  game.events = hand.events;
  const ring = () => {
    hand.events.length = 0;
    game.offeredIsCurrent = false;
    options(game);
    step(
      game,
      legalActions(game).findIndex((action) => action.do === 'do'),
    );
  };
  return { hand, watch, ring };
}

describe('rules that set each other off, with effects as deep as they may stand in others', () => {
  const { hand, watch, ring } = ringing(chain);
  ring();

  it('never fill the agenda', () => {
    expect(watch.deepest).toBeGreaterThan(30);
    expect(watch.deepest).toBeLessThan(agendaSize[0] - 10);
  });

  it('are cut, and told of once, each by its name', () => {
    expect(hand.told('rule-cut-short')).toHaveLength(1);
    const [cut] = hand.told('rule-cut-short');
    expect(cut?.why).toBe('in-circles');
    expect(cut?.others).toContain('ring');
  });

  it('leave a game that goes on', () => {
    expect(hand.state.outcome).toBe(0);
    expect(legalActions(hand.game).length).toBeGreaterThan(0);
  });
});

describe('rules that wait for something', () => {
  it('all apply, however many of them each other brings about', () => {
    const rules: Rule[] = [
      { id: 'ring', action: bell, do: [{ effect: 'count', counter: 'c0' }] },
      ...Array.from(
        { length: 20 },
        (_, number): Rule => ({
          id: `soon${number}`,
          asSoonAs: { counter: { counter: `c${number}`, atLeast: 1 } },
          do: [
            { effect: 'count', counter: `c${number + 1}` },
            { effect: 'step', objective: `o${number % OBJECTIVES}`, along: 'track' },
          ],
        }),
      ),
    ];
    const { hand, ring } = ringing(rules);
    ring();
    const applied = hand.told('mission-rule').map(({ rule }) => rule);
    expect(applied).toHaveLength(21);
    expect(new Set(applied).size).toBe(21);
    expect(hand.told('rule-cut-short')).toEqual([]);
  });
});

describe('a flood', () => {
  const count: Effect = { effect: 'count', counter: 'bells' };
  const flood = (depth: number): Effect =>
    depth === 0
      ? count
      : { effect: 'each', in: 'everywhere', do: Array.from({ length: 20 }, () => flood(0)) };

  it('is over soon, and what comes of the next action is not cut', () => {
    const all: Effect = { effect: 'each', in: 'everywhere', do: Array.from({ length: 20 }, () => flood(1)) };
    const { hand, ring } = ringing([
      {
        id: 'ring',
        action: bell,
        do: [
          { effect: 'if', if: { counter: { counter: 'rung', is: 0 } }, do: [all] },
          { effect: 'count', counter: 'rung' },
          count,
        ],
      },
      {
        id: 'still',
        asSoonAs: { counter: { counter: 'bells', atLeast: 1 } },
        do: [{ effect: 'count', counter: 'rung' }],
      },
    ]);
    ring();
    expect(hand.told('rule-cut-short')).toMatchObject([{ rule: 'ring', others: [], why: 'too-much' }]);
    expect(hand.told('mission-rule').map(({ rule }) => rule)).toEqual(['ring']);
    expect(hand.state.effectsDone).toBeLessThan(5000);
    hand.state.counters.set(hand.game.table.mission.counters.indexOf('rung'), 0, 1);
    ring();
    expect(hand.told('rule-cut-short')).toEqual([]);
    expect(hand.told('mission-rule').map(({ rule }) => rule)).toEqual(['ring', 'still']);
  });

  const safe: Rule = { id: 'safe', forbid: { what: 'enter', area: 'haven' } };

  it('of Zombie cards is over soon, too', () => {
    const cards: Effect = { effect: 'spawn', in: 'track', cards: { counter: 'bells' } };
    const all: Effect[] = [
      { effect: 'count', counter: 'bells', to: 999 },
      ...Array.from({ length: 19 }, () => cards),
    ];
    const { hand, ring } = ringing([safe, { id: 'ring', action: bell, do: all }]);
    ring();
    expect(hand.told('drew').length).toBeLessThan(1500);
    expect(hand.told('rule-cut-short')).toMatchObject([{ rule: 'ring', others: [], why: 'too-much' }]);
  });

  it('of activations is over soon, too', () => {
    const one: Effect = { effect: 'activate', kind: 'walker' };
    const all: Effect = { effect: 'each', in: 'everywhere', do: Array.from({ length: 20 }, () => one) };
    const { hand, ring } = ringing([safe, { id: 'ring', action: bell, do: [all, all] }]);
    hand.stand('b.NE', { walker: 1 });
    ring();
    expect(hand.told('extra-activation').length).toBeLessThan(100);
    expect(hand.told('rule-cut-short')).toMatchObject([{ rule: 'ring', others: [], why: 'too-much' }]);
  });

  it('of actions that zombies have is over soon, too', () => {
    const quick = Array.from(
      { length: 190 },
      (_, number): Rule => ({ id: `quick${number}`, change: { what: 'zombies', actions: 5 } }),
    );
    const { hand, ring } = ringing([
      safe,
      ...quick,
      { id: 'ring', action: bell, do: Array.from({ length: 20 }, () => ({ effect: 'activate' })) },
    ]);
    for (const part of ['a.SE', 'a.E', 'b.NE', 'b.SE']) hand.stand(part, { walker: 5, runner: 5, fatty: 5 });
    settleMission(hand.game);
    hand.advance();
    ring();
    expect(hand.state.outcome).toBe(0);
    expect(legalActions(hand.game).length).toBeGreaterThan(0);
  });

  it('of numbers stays within reason', () => {
    const { hand, ring } = ringing([
      {
        id: 'ring',
        action: bell,
        do: [
          { effect: 'count', counter: 'bells', to: 999 },
          { effect: 'adrenaline', amount: { counter: 'bells', times: 99 }, to: 'all' },
        ],
      },
    ]);
    ring();
    expect(hand.state.adrenaline.at(hand.actor('henry'))).toBe(999);
  });
});
