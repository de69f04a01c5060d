import type {
  CarryRule,
  Change,
  ChooseOption,
  Class,
  Condition,
  Effect,
  Mission,
  MissionDeck,
  PeopleFilter,
  Place,
  Price,
  PriceRule,
  Restriction,
  RestrictionsOf,
  Rule,
  RuleEvent,
  SearchRule,
} from '../../../schemas';
import type { Profile } from '../../family/zombicide/ways';
import type { GoalNode } from '../../mission/goals';
import type { BoardStage, TwoSidedTile } from './board/stage';
import type { SpawnKind } from './state';

/** A kind of zombies: one of the game, or one that only the mission has. */
export interface KindInPlay extends Profile {
  readonly id: string;
  /** The kind of the game that it is like; itself, if it is one of these. */
  readonly like: number;
  /** The kind whose miniatures it is taken from. */
  readonly pool: number;
  readonly miniatures: number;
}

/** A mission read for play: its pieces by the numbers of their zones, its goals and rules by their names. */
export interface MissionProgram extends MissionRules {
  readonly id: string;
  /** The mission as it is written, for so many survivors: what is said about it is read there. */
  readonly file: Mission;
  readonly startZones: readonly number[];
  /** Where the noise token starts, if the mission says so. */
  readonly noiseZone: number | undefined;
  /** In the beginning, as all that is said about zones here. */
  readonly exitZones: readonly number[];
  readonly startingSpawnZone: number;
  /** Corpse Piles are among them, at the places where they are printed. */
  readonly spawnTokens: readonly SpawnToken[];
  readonly objectives: readonly ObjectiveToken[];
  readonly companions: readonly CompanionToken[];
  readonly machines: readonly MachineToken[];
  readonly zombies: readonly StandingZombies[];
  /** All kinds of zombies, by their numbers. */
  readonly kinds: readonly KindInPlay[];
  /** How many miniatures of each kind there are: those in the box, and those that the mission brings. */
  readonly miniatures: readonly number[];
  /** Everything that can become of the board, the beginning first. */
  readonly stages: readonly BoardStage[];
  /** The names of areas: those that every mission has, and its own. */
  readonly areas: readonly string[];
  /** The tiles that rules can turn over. */
  readonly flips: readonly TwoSidedTile[];
  /** The rules by which nobody may enter some zones for now. */
  readonly gates: readonly string[];
  readonly goals: readonly GoalNode[];
  /** Decks of its own: how many of each card lie in them in the beginning. */
  readonly decks: readonly MissionDeck[];
}

export interface SpawnToken {
  readonly id: string;
  readonly kind: SpawnKind;
  readonly zone: number;
  /** What goals and rules call it together with others. */
  readonly group?: string | undefined;
  /** The placement it lies on. */
  readonly tile: string;
  /** Its inactive side is up in the beginning. */
  readonly asleep?: boolean | undefined;
  /** It lies beside the board until a rule lays it down. */
  readonly waiting?: boolean | undefined;
}

export interface ObjectiveToken {
  readonly id: string;
  readonly zone: number;
  readonly colour: number;
  readonly group: string | undefined;
  /** Objectives of one mix lie face down: which colour is where is drawn at set-up. */
  readonly mix: string | undefined;
  /** It lies beside the board until a rule lays it down. */
  readonly waiting?: boolean | undefined;
}

export interface MachineToken {
  readonly id: string;
  readonly machine: 'wagon' | 'gatling';
  readonly zone: number;
  /** The number of the Wagon that a Gatling gun is mounted on. */
  readonly on: number | undefined;
  /** Nobody can move it. */
  readonly fixed: boolean;
}

export interface CompanionToken {
  readonly id: string;
  /** None for one who waits aside. */
  readonly zone: number;
  /** Without a class and a survivor it can be anybody. */
  readonly class: Class | undefined;
  /** The number in the roster, where it is a certain one. */
  readonly survivor: number | undefined;
  /** What goals and rules call it together with others. */
  readonly group?: string | undefined;
  /** Somebody leads it from the start. */
  readonly led?: boolean;
}

export interface StandingZombies {
  readonly zone: number;
  readonly kind: number;
  readonly count: number;
}

/** A rule that the program applies; rules in words only are the players' own affair. */
export type PlayedRule = Exclude<Rule, { text: unknown }>;

type What = RestrictionsOf<'undead-or-alive'>['what'];

/** The restrictions of a mission, by what they are about. */
export type Restrictions = { readonly [W in What]: readonly Extract<Restriction, { what: W }>[] };

/** What a mission makes otherwise than the rules of the game say, as the number of a row of `changes`. */
export interface LastingChange<C extends Change = Change> {
  readonly row: number;
  /** The number of its rule. */
  readonly rule: number;
  readonly change: C;
}

/** Those of a mission, by what they are about. */
export type LastingChanges = {
  readonly [W in Change['what']]: readonly LastingChange<ChangeOf<W>>[];
};

export type ChangeOf<W extends Change['what']> = Extract<Change, { what: W }>;

/** What holds for some people, somewhere, for a while; where nothing is said, for all, everywhere, for ever. */
export interface Limited {
  readonly who?: 'all' | PeopleFilter | undefined;
  readonly in?: Place | undefined;
  readonly asLongAs?: Condition | undefined;
  readonly unless?: Condition | undefined;
  readonly until?: Condition | undefined;
}

/** The rules of a mission, and what can be told of them beforehand. */
export interface MissionRules {
  readonly rules: readonly PlayedRule[];
  /** Everything that rules do: what each does, and what an outcome, an answer or a branch of that does. */
  readonly lists: readonly (readonly Effect[])[];
  /** What rules let players choose, rule by rule. */
  readonly options: readonly RuleOption[];
  /** The numbers of those that are actions. */
  readonly actions: readonly number[];
  /** Of those that apply as soon as something is so. */
  readonly waiting: readonly number[];
  /** Of those that ask for a price, by what for. */
  readonly prices: Readonly<Record<PriceRule['for'], readonly number[]>>;
  /** Whether there are any of these, whatever for. */
  readonly asksPrices: boolean;
  /** Every price that can be chosen as a whole: several things at once, or what is no thing. */
  readonly bundles: readonly Bundle[];
  /** The ways in which searching is different. */
  readonly searching: readonly SearchRule[];
  /** Of those that lose the game. */
  readonly losing: readonly number[];
  readonly restrictions: Restrictions;
  /** Places that some survivors may not enter, whoever else may. */
  readonly barred: readonly Extract<Restriction, { what: 'enter' }>[];
  /** Whether a rule brings back survivors who were eliminated. */
  readonly bringsBack: boolean;
  /** Whether a rule takes survivors off the board, so that they leave even where there is no exit. */
  readonly leadsOut: boolean;
  /** Those of them that are about what survivors do in their turn. */
  readonly deedsForbidden: readonly Restriction[];
  readonly changes: LastingChanges;
  /** All of them, row by row. */
  readonly allChanges: readonly LastingChange[];
  /** Of what holds for a while only until something is so, and so is over once it was. */
  readonly untilThen: readonly { readonly rule: number; readonly limits: Limited }[];
  /** The rule that says what holds for a while. */
  readonly numberOf: ReadonlyMap<Limited, number>;
  readonly carryRules: readonly CarryRule[];
  /** What there are rules about. */
  readonly listensTo: ReadonlySet<RuleEvent['event']>;
  readonly counters: readonly string[];
  /** The ids of the Wagons that a goal wants off the board by the exit. */
  readonly wagonsWantedOut: readonly string[];
  /** Whether survivors are spread over the starting zones as evenly as possible. */
  readonly spreadsSurvivors: boolean;
  /** Whether they choose starting weapons. */
  readonly startsArmed: boolean;
  /** Whether rules or goals look at more than what is taken and who has left, so that every action matters. */
  readonly isWatchful: boolean;
}

/** One of several things that players can choose where a rule says so. */
export interface RuleOption {
  /** Such as `deal.2`. */
  readonly id: string;
  readonly rule: number;
  /** The list of effects that holds the question, and the place of the question in it. */
  readonly list: number;
  readonly effect: number;
  readonly option: ChooseOption;
}

/** A price of a rule that is more than one thing, such as `fare.2`, the second way to pay. */
export interface Bundle {
  readonly id: string;
  readonly rule: number;
  readonly parts: readonly SinglePrice[];
}

export type SinglePrice = Exclude<Price, { all: unknown }>;

/** Those of a class or a group; all if nothing is said. */
export interface CompanionFilter {
  readonly class?: string;
  readonly group?: string;
}
