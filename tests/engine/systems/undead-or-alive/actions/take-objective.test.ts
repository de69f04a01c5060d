import { describe, expect, it } from 'vitest';
import { removeObjective } from '../../../../../engine/systems/undead-or-alive/cards/carried';
import { judgeMission } from '../../../../../engine/systems/undead-or-alive/mission/judging';
import { lose } from '../../../../../engine/systems/undead-or-alive/outcome';
import type { Mission, Rule, Token } from '../../../../../schemas';
import { gameWith, positionIn, type Setting } from '../../../../helpers/table';

const objective = (id: string, colour: string, part = 'a.D', more: object = {}) =>
  ({ id, kind: 'objective', colour, at: positionIn(part), ...more }) as Token;

const reward: Mission['rules'] = [
  {
    id: 'reward',
    when: { event: 'objective-taken' },
    do: [{ effect: 'adrenaline', amount: 5 }, { effect: 'bounty-weapon' }],
    basis: ['UOA-MISSION-GEN-04'],
  },
];

/** Henry in the office, where objectives lie. */
function inOffice(tokens: readonly Token[], setting: Setting = {}) {
  return gameWith({ start: ['a.D'], tokens, ...setting });
}

const taking = (choices: readonly { do: string }[]) => choices.filter((choice) => choice.do === 'take');

describe('taking an objective', () => {
  it('costs one action, and it leaves the board (UOA-OBJ-01, UOA-OBJ-02)', () => {
    const hand = inOffice([objective('o1', 'red')])
      .turnOf('henry')
      .choose({ do: 'take', objective: 'o1' });
    expect(hand.state.actionsLeft).toBe(2);
    expect(taking(hand.choices)).toEqual([]);
    expect(hand.told('took-objective')).toMatchObject([{ survivor: 'henry', objective: 'o1', zone: 'a.D' }]);
  });

  it('takes one of several in the zone (UOA-OBJ-03)', () => {
    const hand = inOffice([objective('o1', 'red'), objective('o2', 'red')]).turnOf('henry');
    expect(taking(hand.choices)).toHaveLength(2);
    hand.choose({ objective: 'o2' });
    expect(taking(hand.choices)).toEqual([{ do: 'take', objective: 'o1' }]);
  });

  it('is for the zone one stands in (UOA-OBJ-01)', () => {
    expect(taking(inOffice([objective('o1', 'red', 'a.A')]).turnOf('henry').choices)).toEqual([]);
  });

  it('needs an action (UOA-OBJ-01)', () => {
    const hand = inOffice([objective('o1', 'red')]).turnOf('henry');
    hand.choose({ do: 'make-noise' }).choose({ do: 'make-noise' }).choose({ do: 'make-noise' });
    expect(taking(hand.choices)).toEqual([]);
  });

  it('is possible among zombies (UOA-OBJ-05)', () => {
    const hand = inOffice([objective('o1', 'red')])
      .stand('a.D', { walker: 3 })
      .turnOf('henry');
    expect(taking(hand.choices)).toHaveLength(1);
  });

  it('shows nothing new where it lay face up', () => {
    const hand = inOffice([objective('o1', 'red')])
      .turnOf('henry')
      .choose({ objective: 'o1' });
    expect(hand.told('took-objective')[0]?.rules).not.toContain('UOA-OBJ-04');
  });

  it('shows what lay face down (UOA-OBJ-04)', () => {
    const mixed = ['red', 'blue'].map((colour, index) =>
      objective(`o${index}`, colour, 'a.D', { mix: 'hidden' }),
    );
    const hand = inOffice(mixed).turnOf('henry').choose({ objective: 'o0' }).choose({ objective: 'o1' });
    expect(hand.told('took-objective')[0]?.rules).toContain('UOA-OBJ-04');
    const shown = hand.told('took-objective').map(({ colour }) => colour);
    expect(shown.sort()).toEqual(['blue', 'red']);
  });
});

describe('the standard reward', () => {
  it('is five points, the top bounty weapon and a free hand (UOA-OBJ-06, UOA-MISSION-GEN-04)', () => {
    const hand = inOffice([objective('o1', 'red')], { mission: { rules: reward } });
    hand.give('henry', 'pan').turnOf('henry').choose({ do: 'take' });
    const weapon = hand.game.table.cards[hand.game.piles.dealing.top]?.id;
    expect(hand.told('adrenaline')).toMatchObject([{ points: 5, now: 5 }]);
    expect(hand.told('adrenaline')[0]?.rules).toEqual(['UOA-OBJ-06', 'UOA-ADREN-02', 'UOA-MISSION-GEN-04']);
    expect(hand.told('won-bounty')).toMatchObject([{ survivor: 'henry', card: weapon }]);
    expect(hand.choices).toContainEqual({ do: 'reorganize' });
    expect(hand.choices).toContainEqual({ do: 'place', card: weapon, owner: 'henry', slot: 'hand-2' });
  });

  it('is the points alone once no bounty weapon is left (UOA-OBJ-06, UOA-BOUNTY-08)', () => {
    const hand = inOffice([objective('o1', 'red')], { mission: { rules: reward } });
    hand.game.piles.bounty.clear();
    hand.turnOf('henry').choose({ do: 'take' });
    expect(hand.told('adrenaline')).toHaveLength(1);
    expect(hand.told('won-bounty')).toEqual([]);
    expect(hand.choices).toContainEqual({ do: 'end-turn' });
  });

  it('brings the skill of a new level before the weapon (UOA-OBJ-06)', () => {
    const hand = inOffice([objective('o1', 'red')], { mission: { rules: reward } });
    hand.state.adrenaline.set(0, 0, 15);
    hand.state.level.set(0, 0, 1);
    hand.turnOf('henry').choose({ do: 'take' });
    expect(hand.choices[0]?.do).toBe('skill');
    expect(hand.told('won-bounty')).toEqual([]);
    hand.choose(hand.choices[0] ?? {});
    expect(hand.told('won-bounty')).toHaveLength(1);
  });
});

describe('rewards', () => {
  const rule = (id: string, when: object, amount: number) => ({
    id,
    when: { event: 'objective-taken' as const, ...when },
    do: [{ effect: 'adrenaline' as const, amount }],
  });

  it('go by colour and group, in the order of the mission (UOA-OBJ-01)', () => {
    const rules = [
      rule('all', {}, 1),
      rule('blue', { colour: 'blue' }, 2),
      rule('gold', { group: 'gold' }, 3),
      rule('blue gold', { colour: 'blue', group: 'gold' }, 4),
    ];
    const points = (tokens: Token[]) =>
      inOffice([...tokens, objective('elsewhere', 'green', 'a.NE', { group: 'gold' })], {
        mission: { rules },
      })
        .turnOf('henry')
        .choose({ do: 'take' })
        .told('adrenaline')
        .map(({ points: each }) => each);
    expect(points([objective('o', 'red')])).toEqual([1]);
    expect(points([objective('o', 'blue')])).toEqual([1, 2]);
    expect(points([objective('o', 'red', 'a.D', { group: 'gold' })])).toEqual([1, 3]);
    expect(points([objective('o', 'blue', 'a.D', { group: 'gold' })])).toEqual([1, 2, 3, 4]);
  });

  it('may be a card, for whoever took it', () => {
    const rules: Mission['rules'] = [
      { id: 'r', when: { event: 'objective-taken' }, do: [{ effect: 'card', card: 'dynamite' }] },
    ];
    const hand = inOffice([objective('o1', 'red')], { mission: { rules } }).turnOf('henry');
    hand.choose({ do: 'take' }).choose({ do: 'place', slot: 'hand-1' });
    expect(hand.cardsOf('henry')).toEqual({ 'hand-1': 'dynamite' });
  });

  it('are none where the mission promises nothing', () => {
    const hand = inOffice([objective('o1', 'red')])
      .turnOf('henry')
      .choose({ do: 'take' });
    expect(hand.told('adrenaline')).toEqual([]);
  });
});

describe('the goal of taking objectives', () => {
  const goals: Mission['goals'] = [{ id: 'crates', reach: { taken: {} }, basis: ['UOA-MISSION-GEN-01'] }];
  const mission = { goals, rules: reward };
  const two = [objective('o1', 'red'), objective('o2', 'red')];

  it('wins the game at once, with the last of them (UOA-WIN-01)', () => {
    const hand = inOffice(two, { mission: { goals } }).turnOf('henry').choose({ objective: 'o1' });
    expect(hand.told('game-over')).toEqual([]);
    hand.choose({ objective: 'o2' });
    expect(hand.told('goal-reached')).toMatchObject([{ goal: 'crates' }]);
    expect(hand.told('game-over')).toMatchObject([{ won: true, reason: 'goals-reached' }]);
    expect(hand.told('game-over')[0]?.rules).toEqual(['UOA-WIN-01', 'UOA-MISSION-GEN-01']);
    expect(hand.choices).toEqual([]);
  });

  it('waits for no reward (UOA-WIN-01)', () => {
    const hand = inOffice(two.slice(0, 1), { mission }).turnOf('henry').choose({ do: 'take' });
    expect(hand.told('game-over')).toHaveLength(1);
    expect(hand.told('won-bounty')).toEqual([]);
  });

  it('is lost for good with one that has gone another way (UOA-WIN-03)', () => {
    const hand = inOffice(two, { mission });
    removeObjective(hand.game, 1);
    judgeMission(hand.game);
    expect(hand.told('game-over')).toMatchObject([
      { won: false, reason: 'goals-out-of-reach', rules: ['UOA-WIN-03'] },
    ]);
  });

  const doom = { id: 'doom', do: [{ effect: 'lose' as const }] };
  const dooms: Rule[] = [
    { ...doom, when: { event: 'objective-taken' } },
    { ...doom, asSoonAs: { taken: {} } },
    { ...doom, when: { event: 'objective-taken', colour: 'red' }, if: { round: { to: 9 } } },
  ];

  it.each(dooms)('wins no game that a rule loses by the same (UOA-WIN-08)', (rule) => {
    const hand = inOffice(two.slice(0, 1), { mission: { goals, rules: [rule] } }).turnOf('henry');
    hand.choose({ do: 'take' });
    expect(hand.told('goal-reached')).toMatchObject([{ goal: 'crates' }]);
    expect(hand.told('game-over')).toMatchObject([{ won: false, reason: 'mission-rule' }]);
  });

  it('wins a game though a rule would lose it by something else', () => {
    const rules: Rule[] = [
      { ...doom, when: { event: 'objective-taken', colour: 'blue' } },
      { ...doom, id: 'late', asSoonAs: { round: { from: 9 } } },
    ];
    const hand = inOffice(two.slice(0, 1), { mission: { goals, rules } }).turnOf('henry');
    hand.choose({ do: 'take' });
    expect(hand.told('game-over')).toMatchObject([{ won: true }]);
  });

  it('does not win a game that the same event has lost (UOA-WIN-08)', () => {
    const hand = inOffice(two, { mission });
    for (const number of [0, 1]) hand.state.objectiveZone.set(number, 0, -1);
    lose(hand.game, 'survivor-eliminated', ['UOA-WIN-02']);
    judgeMission(hand.game);
    expect(hand.told('game-over')).toMatchObject([{ won: false, reason: 'survivor-eliminated' }]);
  });
});
