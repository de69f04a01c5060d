import type {
  Campaign,
  CampaignInterlude,
  CampaignScores,
  Carried,
  MissionResult,
  PersonAfter,
} from '../../schemas';

// A campaign that is being played, as plain data. Nothing in it ever changes: every decision makes another state.

/** What comes into a mission. */
export interface Brought {
  /** Who plays; whoever likes, where nothing is said. */
  readonly posse?: readonly string[];
  readonly carried: Carried;
}

/** Somebody on the way to the next mission, with the cards that are still theirs. */
export interface Traveller {
  readonly person: string;
  readonly cards: readonly string[];
  /** As they came out of the mission; nothing for those who come with nothing. */
  readonly after?: PersonAfter;
}

/** Dice for something of somebody's, or for nobody in particular. */
export interface DieTarget {
  readonly person?: string;
  /** The place of the card among theirs. */
  readonly card?: number;
}

type Asking = Exclude<CampaignInterlude, { scores: CampaignScores; text?: never }>;
export type Choosing = Extract<Asking, { choose: unknown }>;
export type Rolling = Extract<Asking, { dice: unknown }>;

/** What comes between two missions, one thing after the other. */
export type Todo =
  | { readonly keep: string; readonly most: number }
  | { readonly interlude: CampaignInterlude };

/** What has happened between two missions, for whoever tells it. */
export type JourneyEvent =
  | { readonly type: 'kept'; readonly person: string; readonly cards: readonly string[] }
  | { readonly type: 'chose'; readonly id: string; readonly choice: string }
  | {
      readonly type: 'rolled';
      readonly id: string;
      readonly dice: readonly {
        readonly die: number;
        readonly person?: string;
        readonly card?: string;
        readonly broke: boolean;
      }[];
    }
  | { readonly type: 'scored'; readonly score: string; readonly added: number; readonly now: number };

export interface PlayedMission {
  readonly mission: string;
  readonly result: MissionResult;
  /** What had come into it. */
  readonly brought: Brought;
  /** What has happened since. */
  readonly events: readonly JourneyEvent[];
}

export interface JourneyState {
  readonly campaign: Campaign;
  readonly seed: string;
  /** Before a mission, between two, or at the end. */
  readonly stage: 'mission' | 'between' | 'over';
  /** The mission that comes, or that was played last. */
  readonly at: string;
  readonly brought: Brought;
  readonly played: readonly PlayedMission[];
  readonly scores: Readonly<Record<string, number>>;
  /** What was chosen and rolled last, by what it was asked for. */
  readonly chose: Readonly<Record<string, string>>;
  readonly rolled: Readonly<Record<string, number>>;
  readonly todo: readonly Todo[];
  readonly travellers: readonly Traveller[];
  /** How many decisions have led here; every roll has luck of its own by it. */
  readonly decisions: number;
  /** The ending that was come to, if it has words of its own. */
  readonly ending?: string;
}
