import type { CampaignChoice, CampaignInterlude, CampaignScores } from '../../schemas';
import { nextBelow, seedGenerator } from '../random/generator';
import { holds } from './conditions';
import type { Choosing, DieTarget, JourneyEvent, JourneyState, Rolling, Traveller } from './journey-state';
import { goWhereItLeads } from './ways-on';

const SIDES = 6;

/** What the players have to do now. */
export type Ask =
  | { readonly is: 'mission'; readonly mission: string }
  | { readonly is: 'keep'; readonly person: string; readonly cards: readonly string[]; readonly most: number }
  | { readonly is: 'choose'; readonly interlude: Choosing; readonly choices: readonly CampaignChoice[] }
  | {
      readonly is: 'roll';
      readonly interlude: Rolling;
      readonly targets: readonly DieTarget[];
      /** What they will show: the same state rolls the same dice. */
      readonly dice: readonly number[];
    }
  | { readonly is: 'over' };

export function askIn(state: JourneyState): Ask {
  if (state.stage === 'mission') return { is: 'mission', mission: state.at };
  const [todo] = state.todo;
  if (state.stage === 'over' || !todo) return { is: 'over' };
  if ('keep' in todo) {
    const cards = state.travellers.find(({ person }) => person === todo.keep)?.cards ?? [];
    return { is: 'keep', person: todo.keep, cards, most: todo.most };
  }
  const { interlude } = todo;
  if ('choose' in interlude) return { is: 'choose', interlude, choices: offered(state, interlude) };
  if ('dice' in interlude) return { is: 'roll', interlude, ...rolledFor(state, interlude) };
  return { is: 'over' };
}

/** Goes on by itself up to the next thing that players have to do. */
export function goOn(state: JourneyState): JourneyState {
  let now = state;
  while (now.stage === 'between') {
    const [todo, ...todos] = now.todo;
    if (!todo) return goWhereItLeads(now);
    if ('keep' in todo) return now;
    const { interlude } = todo;
    if (isAsked(now, interlude)) return now;
    const isSo = 'scores' in interlude && holds(now, interlude.if);
    now = { ...(isSo ? scored(now, interlude.scores) : now), todo: todos };
  }
  return now;
}

function isAsked(state: JourneyState, interlude: CampaignInterlude): boolean {
  if (!('id' in interlude) || !holds(state, interlude.if)) return false;
  return 'choose' in interlude
    ? offered(state, interlude).length > 0
    : targetsOf(state.travellers, interlude).length > 0;
}

function offered(state: JourneyState, { choose }: Choosing): readonly CampaignChoice[] {
  return choose.filter((choice) => holds(state, choice.if));
}

function rolledFor(state: JourneyState, interlude: Rolling) {
  const targets = targetsOf(state.travellers, interlude);
  const luck = seedGenerator(`${state.seed}/between/${state.decisions}`);
  return { targets, dice: targets.map(() => 1 + nextBelow(luck, SIDES)) };
}

function targetsOf(travellers: readonly Traveller[], { dice }: Rolling): DieTarget[] {
  if (dice === 'one') return [{}];
  if (dice === 'each-person') return travellers.map(({ person }) => ({ person }));
  return travellers.flatMap(({ person, cards }) => cards.map((_, card) => ({ person, card })));
}

export function scored(state: JourneyState, changes: CampaignScores | undefined): JourneyState {
  let now = state;
  for (const [score, added] of Object.entries(changes ?? {})) {
    const sum = bounded((now.scores[score] ?? 0) + added);
    now = noted(
      { ...now, scores: { ...now.scores, [score]: sum } },
      { type: 'scored', score, added, now: sum },
    );
  }
  return now;
}

/** Rounds without end must not lead where whole numbers end. */
const MOST_SCORE = 1_000_000_000;

function bounded(score: number): number {
  return Math.min(MOST_SCORE, Math.max(-MOST_SCORE, score));
}

/** Written down beside the mission that was played last. */
export function noted(state: JourneyState, event: JourneyEvent): JourneyState {
  const { played } = state;
  const last = played.at(-1);
  if (!last) return state;
  return { ...state, played: [...played.slice(0, -1), { ...last, events: [...last.events, event] }] };
}
