import { describe, expect, it } from 'vitest';
import {
  askIn,
  beginJourney,
  decide,
  endOf,
  type JourneyState,
  journeyAfter,
  legalDecisions,
  nextMission,
  nextStart,
} from '../../../engine';
import type { Campaign, JourneyDecision, MissionResult } from '../../../schemas';
import { campaignWith, personWith, resultWith, tinyMission } from '../../helpers/campaigns';

/** Three missions, of which the others follow the first by `next`. */
function fork(next: NonNullable<Campaign['missions'][number]['next']>): Campaign {
  const [one, two] = campaignWith().missions as [Campaign['missions'][number], Campaign['missions'][number]];
  return campaignWith({
    missions: [{ ...one, next }, two, { id: 'three', mission: tinyMission('three') }],
    endings: [{ id: 'ruin', title: { en: 'Ruin' } }],
  });
}

function taken(state: JourneyState, decision: JourneyDecision): JourneyState {
  const decided = decide(state, decision);
  if ('refused' in decided) throw new Error(decided.refused);
  return decided.state;
}

function after(campaign: Campaign, result: Partial<MissionResult> = {}, seed = '7'): JourneyState {
  return taken(beginJourney(campaign, seed), { played: 'one', result: resultWith(result) });
}

describe('the way through a campaign', () => {
  it('begins with the first mission, for whoever likes', () => {
    const state = beginJourney(campaignWith(), '7');
    expect(askIn(state)).toEqual({ is: 'mission', mission: 'one' });
    expect(nextMission(state)?.id).toBe('one');
    expect(nextStart(state)).toEqual({});
  });

  it('goes on to the next mission after one that was won, with the same people', () => {
    const state = after(campaignWith());
    expect(state.at).toBe('two');
    expect(nextStart(state)).toEqual({ people: ['henry', 'meg'] });
  });

  it('is over after a mission that was lost, and after the last', () => {
    expect(askIn(after(campaignWith(), { won: false }))).toEqual({ is: 'over' });
    const last = taken(after(campaignWith()), { played: 'two', result: resultWith() });
    expect(askIn(last)).toEqual({ is: 'over' });
    expect(nextMission(last)).toBeUndefined();
  });

  it.each([
    [6, 'two'],
    [7, 'three'],
  ])('lets the number of rounds used decide which mission follows: %i', (rounds, mission) => {
    const campaign = fork([{ if: { rounds: { atMost: 6 } }, go: 'two' }, { go: 'three' }]);
    expect(after(campaign, { rounds }).at).toBe(mission);
  });

  it.each([
    [['by-the-north'], 'two'],
    [[], 'three'],
  ])('lets the exit that was used decide the next mission: %j', (rules, mission) => {
    const campaign = fork([{ if: { rule: 'by-the-north' }, go: 'two' }, { go: 'three' }]);
    expect(after(campaign, { rules }).at).toBe(mission);
  });

  it('plays a mission again with what had come into it', () => {
    const [one, two] = campaignWith().missions as [
      Campaign['missions'][number],
      Campaign['missions'][number],
    ];
    const campaign = campaignWith({
      carry: { level: 'all', cards: {} },
      missions: [one, { ...two, next: [{ if: { won: false }, go: 'again' }] }],
    });
    const brought = { cards: ['winchester'], level: 'yellow', adrenaline: 9 } as const;
    const second = after(campaign, { people: [personWith('henry', { ...brought, cards: ['winchester'] })] });
    const again = taken(second, { played: 'two', result: resultWith({ won: false }) });
    expect(again.at).toBe('two');
    expect(again.brought).toEqual(second.brought);
    expect(again.brought.carried.people).toEqual([{ person: 'henry', adrenaline: 9, cards: ['winchester'] }]);
  });

  it.each<[NonNullable<Campaign['carry']>, object]>([
    [{}, { people: ['henry', 'meg'] }],
    [{ people: 'anew' }, {}],
  ])('plays the first mission again with those who played it, unless others may: %j', (carry, start) => {
    const people = [personWith('henry'), personWith('meg', { fate: 'dead' })];
    const again = after({ ...fork([{ go: 'again' }]), carry }, { won: false, people });
    expect(again.at).toBe('one');
    expect(nextStart(again)).toEqual(start);
  });

  it('ends with the words of an ending, a grade and its own goals', () => {
    const campaign: Campaign = {
      ...fork([{ if: { won: false }, go: 'ruin' }]),
      goals: [
        { id: 'swift', text: { en: 'Be swift' }, if: { rounds: { atMost: 5 } } },
        { id: 'win', text: { en: 'Win' }, if: { missionsWon: { atLeast: 1 } } },
      ],
      grades: [
        { if: { goalsReached: { atLeast: 2 } }, title: { en: 'Gold' } },
        { if: { goalsReached: { atLeast: 1 } }, title: { en: 'Silver' } },
        { title: { en: 'Lead' } },
      ],
    };
    const { ending, grade, goals } = endOf(after(campaign, { won: false }));
    expect(ending?.title).toEqual({ en: 'Ruin' });
    expect(grade?.title).toEqual({ en: 'Silver' });
    expect(goals).toEqual([
      { id: 'swift', reached: true },
      { id: 'win', reached: false },
    ]);
  });

  it('leaves the state it is given alone, and comes to the same by the same decisions', () => {
    const campaign = campaignWith({
      scores: [{ id: 'points', name: { en: 'Points' } }],
      after: [{ scores: { points: 1 } }],
    });
    const decisions: JourneyDecision[] = [{ played: 'one', result: resultWith() }];
    const first = beginJourney(campaign, '7');
    const before = structuredClone(first);
    const { state, taken: count } = journeyAfter(campaign, '7', decisions);
    expect(decide(first, decisions[0] as JourneyDecision)).toEqual({ state });
    expect(first).toEqual(before);
    expect([count, state.scores]).toEqual([1, { points: 1 }]);
  });

  it('says what cannot be decided, and how far it came', () => {
    const state = beginJourney(campaignWith(), '7');
    const result = resultWith();
    expect(decide(state, { played: 'two', result })).toEqual({ refused: 'other-mission' });
    expect(decide(state, { asked: 'road', choice: 'north' })).toEqual({ refused: 'not-now' });
    expect(decide(state, { rolled: 'wear', dice: [1] })).toEqual({ refused: 'not-now' });
    expect(decide(state, { keeps: 'henry', cards: [] })).toEqual({ refused: 'not-now' });
    expect(
      journeyAfter(campaignWith(), '7', [
        { played: 'one', result },
        { played: 'one', result },
      ]),
    ).toMatchObject({
      taken: 1,
      refused: 'other-mission',
    });
  });
});

describe('what is asked between missions', () => {
  const armed = [
    personWith('henry', { level: 'red', adrenaline: 50, cards: ['winchester', 'machete', 'machete'] }),
    personWith('meg', { level: 'orange', adrenaline: 20, cards: ['dynamite'] }),
  ];

  it('lets a survivor who reached red keep one card for the next mission', () => {
    const campaign = campaignWith({ carry: { cards: { most: 1, reached: 'red' } } });
    const state = after(campaign, { people: armed });
    expect(askIn(state)).toEqual({
      is: 'keep',
      person: 'henry',
      cards: ['winchester', 'machete', 'machete'],
      most: 1,
    });
    expect(legalDecisions(state)).toEqual([
      { keeps: 'henry', cards: ['winchester'] },
      { keeps: 'henry', cards: ['machete'] },
      { keeps: 'henry', cards: [] },
    ]);
    expect(decide(state, { keeps: 'henry', cards: ['dynamite'] })).toEqual({ refused: 'not-theirs' });
    expect(decide(state, { keeps: 'henry', cards: ['machete', 'machete'] })).toEqual({
      refused: 'not-theirs',
    });
    expect(nextStart(taken(state, { keeps: 'henry', cards: ['machete'] })).carried?.people).toEqual([
      { person: 'henry', cards: ['machete'] },
    ]);
  });

  it('lets dice decide after each mission which equipment breaks', () => {
    const campaign = campaignWith({
      carry: { cards: {} },
      after: [
        {
          id: 'wear',
          text: { en: 'Things break.' },
          dice: 'each-card',
          outcomes: [{ from: 1, to: 3, breaks: true }],
        },
      ],
    });
    const state = after(campaign, { people: armed });
    const ask = askIn(state);
    if (ask.is !== 'roll') throw new Error(ask.is);
    expect(ask.targets).toEqual([
      { person: 'henry', card: 0 },
      { person: 'henry', card: 1 },
      { person: 'henry', card: 2 },
      { person: 'meg', card: 0 },
    ]);
    const others = ask.dice.map((die) => (die % 6) + 1);
    expect(decide(state, { rolled: 'wear', dice: others })).toEqual({ refused: 'other-dice' });
    const on = taken(state, { rolled: 'wear', dice: [...ask.dice] });
    const held = armed.flatMap(({ cards }) => cards);
    const whole = held.filter((_, index) => (ask.dice[index] ?? 0) > 3);
    expect(on.brought.carried.people.flatMap(({ cards = [] }) => cards)).toEqual(whole);
    expect(on.played[0]?.events[0]).toMatchObject({
      type: 'rolled',
      dice: held.map((card, index) => ({ card, broke: (ask.dice[index] ?? 0) <= 3 })),
    });
    const rolls = ['1', '2', '3', '4', '5'].map((seed) =>
      JSON.stringify(askIn(after(campaign, { people: armed }, seed))),
    );
    expect(new Set(rolls).size).toBeGreaterThan(1);
  });

  it('rolls for nothing where nothing is carried over', () => {
    const campaign = campaignWith({
      after: [
        { id: 'wear', text: { en: '' }, dice: 'each-card', outcomes: [{ from: 1, to: 6, breaks: true }] },
      ],
    });
    expect(after(campaign, { people: armed }).at).toBe('two');
  });

  it('lets a choice change a score and decide the way', () => {
    const campaign = fork([{ if: { chose: { id: 'road', choice: 'hills' } }, go: 'three' }]);
    const asking: Campaign = {
      ...campaign,
      scores: [{ id: 'honour', name: { en: 'Honour' }, start: 1 }],
      after: [
        {
          id: 'road',
          text: { en: 'Which road?' },
          choose: [
            { id: 'valley', text: { en: 'The valley' } },
            { id: 'hills', text: { en: 'The hills' }, scores: { honour: 2 } },
            { id: 'river', text: { en: 'The river' }, if: { won: false } },
          ],
        },
      ],
    };
    const state = after(asking);
    expect(legalDecisions(state)).toEqual([
      { asked: 'road', choice: 'valley' },
      { asked: 'road', choice: 'hills' },
    ]);
    expect(decide(state, { asked: 'road', choice: 'river' })).toEqual({ refused: 'no-such-choice' });
    const on = taken(state, { asked: 'road', choice: 'hills' });
    expect([on.at, on.scores]).toEqual(['three', { honour: 3 }]);
    expect(taken(state, { asked: 'road', choice: 'valley' }).at).toBe('two');
  });
});

describe('who goes on', () => {
  const dead = [personWith('henry'), personWith('meg', { fate: 'dead', cards: ['dynamite'] })];

  it.each([
    ['gone', ['henry']],
    ['back', ['henry', 'meg']],
  ] as const)('leaves the place of the dead %s', (word, people) => {
    const state = after(campaignWith({ carry: { dead: word, cards: {} } }), { people: dead });
    expect(nextStart(state)).toEqual({ people });
  });

  it('draws somebody else for the dead, never one of those who play or have died', () => {
    for (const seed of ['1', '2', '3']) {
      const { people = [] } = nextStart(
        after(campaignWith({ carry: { dead: 'replaced' } }), { people: dead }, seed),
      );
      expect(people).toHaveLength(2);
      expect(people[0]).toBe('henry');
      expect(people).not.toContain('meg');
    }
  });

  it('lets anybody play where people are chosen anew, or nobody is left', () => {
    expect(nextStart(after(campaignWith({ carry: { people: 'anew' } })))).toEqual({});
    const all = { people: [personWith('meg', { fate: 'dead' })] };
    expect(nextStart(after(campaignWith(), all))).toEqual({});
  });

  it('takes counters along by their names', () => {
    const state = after(campaignWith({ carry: { counters: ['coal', 'gold'] } }), {
      counters: { coal: 3, wood: 2 },
    });
    expect(nextStart(state).carried).toEqual({ people: [], counters: { coal: 3 } });
  });
});
