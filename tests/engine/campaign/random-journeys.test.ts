import { describe, expect, it } from 'vitest';
import {
  askIn,
  beginJourney,
  decide,
  type Generator,
  type JourneyState,
  journeyAfter,
  legalDecisions,
  nextBelow,
  nextStart,
  seedGenerator,
  systemOf,
} from '../../../engine';
import {
  type Campaign,
  type CampaignCondition,
  type CampaignInterlude,
  type Carry,
  type JourneyDecision,
  loadValue,
  type MissionResult,
} from '../../../schemas';
import { campaignWith, tinyMission } from '../../helpers/campaigns';

// Campaigns of all words, played by somebody who takes whatever comes.

const CAMPAIGNS = 300;
const IDS = ['a', 'b', 'c', 'd'];
const CARDS = ['winchester', 'machete', 'dynamite', 'shotgun'];
const LEVELS = systemOf('undead-or-alive').campaign?.levels ?? [];
const PEOPLE = systemOf('undead-or-alive').content.people.map(({ id }) => id);
const mission = tinyMission('tiny');

class Chance {
  private readonly luck: Generator;
  constructor(seed: string) {
    this.luck = seedGenerator(seed);
  }
  below(limit: number): number {
    return nextBelow(this.luck, limit);
  }
  is(oneIn: number): boolean {
    return this.below(oneIn) === 0;
  }
  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
  some<T>(list: readonly T[], most: number): T[] {
    return Array.from({ length: this.below(most + 1) }, () => this.of(list));
  }
}

function conditionBy(chance: Chance, depth = 0): CampaignCondition {
  const amount = () => (chance.is(2) ? { atLeast: chance.below(6) } : { atMost: chance.below(6) });
  const deeper = depth < 2 ? 3 : 0;
  switch (chance.below(13 + deeper)) {
    case 0:
      return { won: chance.is(2) };
    case 1:
      return { rounds: amount() };
    case 2:
      return { goal: 'open' };
    case 3:
      return { rule: 'north' };
    case 4:
      return { people: { who: chance.of(['left', 'dead', 'alive'] as const), ...amount() } };
    case 5:
      return { counter: { id: 'coal', ...amount() } };
    case 6:
      return { died: chance.of(PEOPLE) };
    case 7:
      return { score: { id: 'points', ...amount() } };
    case 8:
      return { missionsWon: amount() };
    case 9:
      return { deaths: amount() };
    case 10:
      return { goalsReached: amount() };
    case 11:
      return { chose: { id: 'choice', choice: chance.of(['yes', 'no']) } };
    case 12:
      return { rolled: { id: 'dice', ...amount() } };
    case 13:
      return { all: [conditionBy(chance, depth + 1), conditionBy(chance, depth + 1)] };
    case 14:
      return { any: [conditionBy(chance, depth + 1), conditionBy(chance, depth + 1)], in: chance.of(IDS) };
    default:
      return { not: conditionBy(chance, depth + 1) };
  }
}

function carryBy(chance: Chance): Carry {
  return {
    ...(chance.is(4) && { people: 'anew' as const }),
    dead: chance.of(['gone', 'replaced', 'back'] as const),
    level: chance.of(['none', 'all', ...LEVELS] as const),
    skills: chance.of(['kept', 'anew'] as const),
    ...(!chance.is(3) && {
      cards: {
        ...(chance.is(2) && { most: 1 + chance.below(3) }),
        ...(chance.is(3) && { reached: chance.of(LEVELS) }),
        ...(chance.is(3) && { insteadOfStarting: true as const }),
      },
    }),
    ...(chance.is(2) && { counters: ['coal'] }),
  };
}

function interludesBy(chance: Chance): CampaignInterlude[] {
  const when = () => (chance.is(3) ? { if: conditionBy(chance) } : {});
  const text = { en: 'Words' };
  return [
    { ...when(), scores: { points: chance.below(5) - 2 } },
    {
      ...when(),
      id: 'choice',
      text,
      choose: [
        { id: 'yes', text, ...when() },
        { id: 'no', text, ...when(), scores: { points: 1 } },
      ],
    },
    {
      ...when(),
      id: 'dice',
      text,
      dice: chance.of(['one', 'each-card', 'each-person'] as const),
      outcomes: [
        { from: 1, to: 1 + chance.below(3), breaks: true },
        { from: 5, to: 6, scores: { points: 1 } },
      ],
    },
  ];
}

function campaignBy(chance: Chance): Campaign {
  return campaignWith({
    scores: [{ id: 'points', name: { en: 'Points' } }],
    carry: carryBy(chance),
    after: interludesBy(chance),
    missions: IDS.map((id) => ({
      id,
      mission,
      ...(chance.is(2) && { carry: carryBy(chance) }),
      next: chance.some(IDS, 3).map((go) => ({
        if: conditionBy(chance),
        go: chance.is(5) ? chance.of(['again', 'end', 'ruin']) : go,
      })),
    })),
    endings: [{ id: 'ruin', title: { en: 'Ruin' } }],
    goals: [{ id: 'goal', text: { en: 'Goal' }, if: conditionBy(chance) }],
    grades: [{ if: conditionBy(chance), title: { en: 'Good' } }, { title: { en: 'Bad' } }],
  });
}

function resultBy(chance: Chance, state: JourneyState): MissionResult {
  const who = nextStart(state).people ?? PEOPLE.slice(0, 1 + chance.below(6));
  return {
    won: !chance.is(4),
    reason: 'goals-reached',
    rounds: chance.below(12),
    goals: chance.some(['open'], 1),
    rules: chance.some(['north'], 1),
    counters: { coal: chance.below(6) },
    people: who.map((person) => {
      const level = chance.of(LEVELS);
      return {
        person,
        fate: chance.of(['here', 'left', 'dead', 'here'] as const),
        level,
        adrenaline: chance.below(60),
        skills: [],
        cards: chance.some(CARDS, 6),
      };
    }),
  };
}

/** What must be so at every decision of every campaign. */
function isSound(state: JourneyState): void {
  const { people = [], carried } = nextStart(state);
  const ask = askIn(state);
  const legal = legalDecisions(state);
  expect(new Set(people).size).toBe(people.length);
  for (const { person, cards = [] } of carried?.people ?? []) {
    expect(people).toContain(person);
    const held = state.played.flatMap(({ result }) => result.people.filter((one) => one.person === person));
    for (const card of cards) expect(held.some((one) => one.cards.includes(card))).toBe(true);
  }
  if (ask.is === 'mission') expect(state.campaign.missions.map(({ id }) => id)).toContain(ask.mission);
  expect(legal.length > 0).toBe(ask.is !== 'mission' && ask.is !== 'over');
  expect(new Set(legal.map((one) => JSON.stringify(one))).size).toBe(legal.length);
  for (const decision of legal) expect(decide(state, decision)).toHaveProperty('state');
}

describe('random campaigns', () => {
  it(`are sound at every decision, and are the same when they are played again: ${CAMPAIGNS} of them`, () => {
    let asked = 0;
    for (let number = 0; number < CAMPAIGNS; number++) {
      const chance = new Chance(`campaign ${number}`);
      const campaign = campaignBy(chance);
      const loaded = loadValue(campaign, 'campaign');
      if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
      const decisions: JourneyDecision[] = [];
      let state = beginJourney(campaign, String(number));
      while (askIn(state).is !== 'over' && decisions.length < 60) {
        isSound(state);
        const legal = legalDecisions(state);
        const decision =
          legal.length > 0 ? chance.of(legal) : { played: state.at, result: resultBy(chance, state) };
        if (legal.length > 0) asked += 1;
        const decided = decide(state, decision);
        if ('refused' in decided) throw new Error(decided.refused);
        state = decided.state;
        decisions.push(decision);
      }
      expect(journeyAfter(campaign, String(number), decisions)).toEqual({ state, taken: decisions.length });
    }
    expect(asked).toBeGreaterThan(CAMPAIGNS);
  });
});
