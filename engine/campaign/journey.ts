import type { Campaign, JourneyDecision, MissionResult } from '../../schemas';
import { askIn, goOn, noted, scored } from './between';
import { withDice } from './dice';
import type { JourneyState } from './journey-state';
import { carryAfter, toBeKept, travellersAfter } from './travelling';

/** Why a decision is none of those that can be taken. */
type JourneyRefusal = 'not-now' | 'other-mission' | 'other-dice' | 'no-such-choice' | 'not-theirs';

export type Decided = { readonly state: JourneyState } | { readonly refused: JourneyRefusal };

/** Before the first mission. */
export function beginJourney(campaign: Campaign, seed: string): JourneyState {
  return {
    campaign,
    seed,
    stage: 'mission',
    at: campaign.missions[0]?.id ?? '',
    brought: { carried: { people: [] } },
    played: [],
    scores: Object.fromEntries((campaign.scores ?? []).map(({ id, start = 0 }) => [id, start])),
    chose: {},
    rolled: {},
    todo: [],
    travellers: [],
    decisions: 0,
  };
}

/** Takes a decision, or says why it cannot be taken. The given state stays as it is. */
export function decide(state: JourneyState, decision: JourneyDecision): Decided {
  const taken = take(state, decision);
  if (typeof taken === 'string') return { refused: taken };
  return { state: goOn({ ...taken, decisions: state.decisions + 1 }) };
}

/** From the first mission on, as far as the decisions can be taken. */
export function journeyAfter(
  campaign: Campaign,
  seed: string,
  decisions: readonly JourneyDecision[],
): { readonly state: JourneyState; readonly taken: number; readonly refused?: JourneyRefusal } {
  let state = beginJourney(campaign, seed);
  for (const [taken, decision] of decisions.entries()) {
    const decided = decide(state, decision);
    if ('refused' in decided) return { state, taken, refused: decided.refused };
    state = decided.state;
  }
  return { state, taken: decisions.length };
}

function take(state: JourneyState, decision: JourneyDecision): JourneyState | JourneyRefusal {
  const ask = askIn(state);
  const [, ...todo] = state.todo;
  if ('played' in decision) {
    if (ask.is !== 'mission') return 'not-now';
    return decision.played === ask.mission ? comeOut(state, decision.result) : 'other-mission';
  }
  if ('asked' in decision) {
    if (ask.is !== 'choose' || ask.interlude.id !== decision.asked) return 'not-now';
    const choice = ask.choices.find(({ id }) => id === decision.choice);
    if (!choice) return 'no-such-choice';
    const { asked: id, choice: chosen } = decision;
    const after = { ...state, todo, chose: { ...state.chose, [id]: chosen } };
    return scored(noted(after, { type: 'chose', id, choice: chosen }), choice.scores);
  }
  if ('rolled' in decision) {
    if (ask.is !== 'roll' || ask.interlude.id !== decision.rolled) return 'not-now';
    if (decision.dice.join() !== ask.dice.join()) return 'other-dice';
    return withDice({ ...state, todo }, ask.interlude, ask.targets, ask.dice);
  }
  if (ask.is !== 'keep' || ask.person !== decision.keeps) return 'not-now';
  const { keeps: person, cards } = decision;
  if (cards.length > ask.most || !areAmong(cards, ask.cards)) return 'not-theirs';
  const travellers = state.travellers.map((one) => (one.person === person ? { ...one, cards } : one));
  return noted({ ...state, todo, travellers }, { type: 'kept', person, cards });
}

/** A card of which somebody holds two can be kept twice. */
function areAmong(cards: readonly string[], held: readonly string[]): boolean {
  const left = [...held];
  return cards.every((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

function comeOut(state: JourneyState, result: MissionResult): JourneyState {
  const { at, brought, campaign, played } = state;
  const after: JourneyState = {
    ...state,
    stage: 'between',
    played: [...played, { mission: at, result, brought, events: [] }],
  };
  const carry = carryAfter(state, at);
  const travellers = travellersAfter(after, result, carry);
  const own = campaign.missions.find(({ id }) => id === at)?.after ?? [];
  const interludes = [...(campaign.after ?? []), ...own].map((interlude) => ({ interlude }));
  return { ...after, travellers, todo: [...toBeKept(travellers, carry), ...interludes] };
}
