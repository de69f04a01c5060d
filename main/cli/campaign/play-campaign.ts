import {
  askIn,
  type Bot,
  beginJourney,
  decide,
  decisionOfChance,
  type JourneyState,
  nextMission,
  nextSeed,
  nextStart,
  type StartOptions,
  type StartProblem,
  systemOf,
} from '../../../engine';
import type { Campaign, JourneyDecision } from '../../../schemas';
import { type BotGame, playGame } from '../../host/play-game';

export interface CampaignPlan {
  readonly seed: string;
  readonly bot: Bot;
  /** After so many it is broken off. */
  readonly games: number;
  readonly options: Omit<StartOptions, 'seed'>;
}

export interface CampaignGame {
  readonly mission: string;
  readonly seed: string;
  readonly game: BotGame;
}

/** Why it did not come to an end. */
export type CampaignTrouble =
  | { readonly is: 'missing' | 'undecided' | 'enough'; readonly mission: string }
  | { readonly is: 'not-playable'; readonly mission: string; readonly problem: StartProblem };

export interface PlayedCampaign {
  readonly state: JourneyState;
  readonly games: readonly CampaignGame[];
  readonly trouble?: CampaignTrouble;
}

/** Plays a campaign from mission to mission, and decides by chance what is asked in between. */
export function playCampaign(campaign: Campaign, plan: CampaignPlan): PlayedCampaign {
  let state = beginJourney(campaign, plan.seed);
  const games: CampaignGame[] = [];
  while (askIn(state).is !== 'over') {
    const between = decisionOfChance(state);
    if (between) {
      state = taken(state, between);
      continue;
    }
    const { at: mission } = state;
    if (games.length === plan.games) return { state, games, trouble: { is: 'enough', mission } };
    const game = next(state, plan);
    if ('is' in game) return { state, games, trouble: game };
    games.push(game);
    const result = systemOf(campaign.system).campaign?.resultOf(game.game.seen);
    if (!result) return { state, games, trouble: { is: 'undecided', mission } };
    state = taken(state, { played: mission, result });
  }
  return { state, games };
}

function next(state: JourneyState, { options, bot }: CampaignPlan): CampaignGame | CampaignTrouble {
  const file = nextMission(state);
  if (!file) return { is: 'missing', mission: state.at };
  const seed = nextSeed(state);
  const { people, carried } = nextStart(state);
  // Whoever goes on goes before whoever was named for the first mission.
  const { people: named, count, ...others } = options;
  const players =
    people && others.players !== undefined ? Math.min(others.players, people.length) : others.players;
  const who = people
    ? { people }
    : { ...(named && { people: named }), ...(count !== undefined && { count }) };
  const start = {
    ...others,
    ...who,
    ...(players !== undefined && { players }),
    ...(carried && { carried }),
    seed,
  };
  const played = playGame(file, start, bot);
  if ('problem' in played) return { is: 'not-playable', mission: state.at, problem: played.problem };
  return { mission: state.at, seed, game: played.game };
}

function taken(state: JourneyState, decision: JourneyDecision): JourneyState {
  const decided = decide(state, decision);
  if ('refused' in decided) throw new Error(`A campaign refuses what it asked for: ${decided.refused}`);
  return decided.state;
}
