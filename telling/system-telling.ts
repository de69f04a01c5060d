import type {
  Action,
  AttackOdds,
  Bend,
  GameEvent,
  GameSummary,
  Horde,
  Outcome,
  PendingDecision,
  Seen,
} from '../engine';
import type { Language, NamedThing, Say } from '../languages';
import type { AsideCompanion, CarriedPerson, FaceSource, Mission, Position, Token } from '../schemas';
import type { MissionContext } from './mission/context';
import type { LineRole } from './outline';
import type { Said } from './said';
import type { Words } from './words';

/** What is known from what has been said. */
interface LogMemory<E extends GameEvent = GameEvent, Known extends Said = Said> {
  /** Whether an event needs no sentence any more. */
  isSaid(event: E, said: Known): boolean;
  /** What is known after it. */
  noted(event: E, said: Known): Known;
}

/** What happens in games of one system. A log that is told plainly, event by event, says no more than that. */
export interface LogTelling<
  W extends Words = Words,
  E extends GameEvent = GameEvent,
  Known extends Said = Said,
> {
  /**
   * What happened, in words that begin a sentence; nothing where another event of the same moment says it already. An event
   * that is told by itself comes after nothing that has been said.
   */
  tell(event: E, words: W, said?: Known): string | undefined;
  /** Of a log in which what has been said already makes a difference. */
  readonly memory?: LogMemory<E, Known>;
  role?(event: E): LineRole | undefined;
  /** Whether it is told together with the one before, because it is the same once more. */
  isOneMore?(event: E, before: E): boolean;
}

/** What may come of an attack, in lines. */
export interface OddsLines {
  /** What is done, and how it is rolled, as short as can be. */
  readonly brief: string;
  readonly lines: readonly string[];
  /** Of the lines, what may come to friends. */
  readonly risk: readonly string[];
}

/** Some lines of a view or a summary; where there are none, their title stands nowhere. */
export interface Section<Line = string> {
  readonly title?: string;
  readonly lines: readonly Line[];
}

/** A game that is over, with everything that has happened in it. */
export interface EndedGame<S extends Seen = Seen> {
  readonly outcome: Outcome;
  readonly seen: S;
  readonly events: readonly GameEvent[];
  readonly summary: GameSummary;
}

/** How a game came out. */
export interface Ending {
  /** Which rule ended it, which tokens, who by what. */
  readonly why: string;
  /** What has become of everything; lines may stand below others. */
  readonly summary: readonly Section<{ readonly words: string; readonly depth: number }>[];
}

/** A mission on its way to paper, in one language. */
export interface SheetMission {
  readonly mission: Mission;
  readonly faces: FaceSource;
  readonly context: MissionContext;
  /** What the zone is called that something lies in; nothing where that is none, or the tiles make no board. */
  readonly zoneAt: (at: Position) => NamedThing | undefined;
}

/** A sentence, and what belongs to it. */
export interface SheetLine {
  readonly words: string;
  readonly below?: readonly string[];
}

/** What tells how a game ends: nothing of it depends on where anything lies. */
export type EndsOf = Omit<SheetMission, 'zoneAt'>;

/** What a group at a table has to know of a mission besides what the mission says itself. */
export interface GameSheet {
  /** Everything that is taken out of the box but the tiles, counted. */
  readonly needed: readonly Section[];
  /** What lies where, and who plays. */
  readonly setUp: readonly SheetLine[];
  /** What the rules of the game make of it: how one leaves, what drives, when it is over. */
  readonly course: readonly Section<SheetLine>[];
}

/** What is carried over from mission to mission. */
export interface CampaignTelling {
  /** A card, by its kind. */
  card(kind: string, language: Language): string;
  /** What somebody brings along, thing by thing. */
  brought(person: CarriedPerson, language: Language, say: Say): readonly string[];
}

/** What reasons and problems are about, by name. */
export type Parameters = Readonly<Record<string, string | number>>;

/**
 * All words that the rest of the program may ask of a game. As in `GameSystem`, what takes a game, or words for one, is a
 * method: so a system says it of its own games, and whoever has found it by its id hands in what it is about.
 */
export interface SystemTelling<
  W extends Words = Words,
  S extends Seen = Seen,
  E extends GameEvent = GameEvent,
  Known extends Said = Said,
> {
  /** What its missions say; rules and tokens go by these names, if there are any for them, in place of their ids. */
  mission(mission: Mission, language: Language, names?: ReadonlyMap<string, string>): MissionContext;
  /** What everything on a table is called; zones with their codes for those who work with files. */
  words(table: S['table'], language: Language, codes: boolean): W;
  readonly log: LogTelling<W, E, Known>;
  /** Something that can be done, as a line in a list of options. */
  option(action: Action, words: W, seen: S): string;
  /** What has to be decided, as a question; nothing where a general word for it will do. */
  question(decision: PendingDecision, words: W, seen: S): string | undefined;
  /** What somebody has changed by hand. */
  bend(bend: Bend, words: W): string;
  /** Of a game that tells odds. */
  odds?(odds: AttackOdds, words: W): OddsLines;
  /** A position as players see it, but for what has to be decided. */
  view(seen: S, words: W): readonly Section[];
  /** What is in a zone, thing by thing. */
  contents(zone: number, words: W, seen: S, horde?: Horde): readonly string[];
  ending(ended: EndedGame<S>, words: W): Ending;
  /** A reason with what it is about in words, as far as no game has to be at hand for it. */
  reason?(parameters: Parameters, say: Say): Parameters;
  /** What a zone is that has a tag of its tiles; nothing for others. */
  tag?(tag: string, say: Say): string | undefined;
  /** Of a game whose tokens are not all called by their sort, as `tokenWords` and `wholeTokenWords` say them. */
  token?(token: Token, say: Say): string | undefined;
  wholeToken?(token: Token, say: Say): string;
  /** The same for a legend: nothing of what tells only one from another of the same sort. */
  legend?(token: Token, say: Say, context: MissionContext): string;
  /** What a legend adds to that, where the place on the map is not where it will lie. */
  legendNote?(token: Token, sheet: SheetMission): string | undefined;
  sheet(mission: SheetMission): GameSheet;
  /** Of a game that says when it is won or lost, by its rules and by those of the mission. */
  ends?(mission: EndsOf): readonly SheetLine[];
  /** Of a game whose missions name people. */
  person?(person: AsideCompanion, say: Say): string;
  /** Of a game that is played in campaigns. */
  readonly campaign?: CampaignTelling;
}
