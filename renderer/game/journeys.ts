import { beginJourney, decide, type JourneyState, journeyAfter, stockFace } from '../../engine';
import type { Language } from '../../languages';
import type { JourneyShown } from '../../main/contract';
import {
  type Campaign,
  type Journey,
  type JourneyDecision,
  loadDocument,
  type Problem,
  type Text,
} from '../../schemas';

/** A campaign that is being played, with everything that was decided between its missions. */
export interface OpenJourney {
  /** What the host calls it by. */
  readonly key: string;
  readonly state: JourneyState;
  readonly decisions: readonly JourneyDecision[];
  /** What the host calls the game by that is played of the mission that comes. */
  readonly game?: string;
}

/** What is in a file, or what is wrong with it: the first, and how much more there is. */
export type ReadCampaign =
  | { readonly campaign: Campaign }
  | { readonly problem: Problem; readonly more: number };

export function readCampaign(question: { readonly text: string; readonly language: Language }): ReadCampaign {
  const { text, language } = question;
  const loaded = loadDocument(text, 'campaign', { language, faces: stockFace });
  if (loaded.ok) return { campaign: loaded.document };
  const [problem] = loaded.problems as [Problem];
  return { problem, more: loaded.problems.length - 1 };
}

export type ReadJourney = { readonly journey: Journey } | { readonly problem: Problem };

export function readJourney({ text }: { readonly text: string }): ReadJourney {
  const loaded = loadDocument(text, 'journey', { faces: stockFace });
  return loaded.ok ? { journey: loaded.document } : { problem: loaded.problems[0] as Problem };
}

/** Before the first mission. */
export function newJourney(campaign: Campaign, key: string, seed: string): OpenJourney {
  return { key, state: beginJourney(campaign, seed), decisions: [] };
}

/** As far as its decisions still lead: with another campaign, or other rules, the rest of them may not be possible any more. */
export function journeyAgain(
  { campaign, seed, decisions, underWay }: Journey,
  key: string,
): { readonly journey: OpenJourney; readonly lost: number } {
  const { state, taken } = journeyAfter(campaign, seed, decisions);
  const lost = decisions.length - taken;
  const game = lost === 0 && state.stage === 'mission' ? underWay?.game : undefined;
  return {
    journey: { key, state, decisions: decisions.slice(0, taken), ...(game !== undefined && { game }) },
    lost,
  };
}

/** The journey after one more decision; nothing where it cannot be taken. The game of a mission ends with it. */
export function decidedIn(
  { key, state, decisions }: OpenJourney,
  decision: JourneyDecision,
): OpenJourney | undefined {
  const decided = decide(state, decision);
  if ('refused' in decided) return undefined;
  return { key, state: decided.state, decisions: [...decisions, decision] };
}

export function journeyFile({ state, decisions, game }: OpenJourney): Journey {
  const { campaign, seed } = state;
  return {
    format: 'boothill/journey@1',
    system: campaign.system,
    campaign,
    seed,
    decisions: [...decisions],
    ...(game !== undefined && { underWay: { game } }),
  };
}

/** What a list of campaigns says of it. */
export function journeyShown({ state }: OpenJourney): JourneyShown {
  const { campaign, at, stage } = state;
  const { missions, title, id } = campaign;
  const place = missions.findIndex((one) => one.id === at);
  const isOver = stage === 'over';
  return {
    title,
    campaign: id,
    ...(!isOver && { mission: titleOf(state) }),
    number: isOver ? missions.length : place + 1,
    missions: missions.length,
  };
}

/** A mission that is missing goes by what the campaign calls it. */
function titleOf({ campaign, at }: JourneyState): Text {
  return campaign.missions.find(({ id }) => id === at)?.mission?.title ?? { en: at };
}

/** Whether anything has happened in it that would be missed. */
export function isWorthKeeping({ decisions, game }: OpenJourney): boolean {
  return decisions.length > 0 || game !== undefined;
}
