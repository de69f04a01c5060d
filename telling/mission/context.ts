import { type Language, type Say, sentence, textIn } from '../../languages';
import type {
  AsideCompanion,
  Behaviour,
  CarryRule,
  Change,
  Condition,
  CustomAction,
  Effect,
  Gain,
  Mission,
  PassageRule,
  People,
  Place,
  Price,
  PriceRule,
  Restriction,
  Rule,
  RuleEvent,
  SearchRule,
  Text,
  Threshold,
  Token,
} from '../../schemas';

/** What clauses hang on: French says it again before each. */
export type Link = 'if' | 'that' | 'nothing';

/** Each time that something happens, or only the first. */
export type Often = 'whenever' | 'once';

/** Who, as whoever does something; the count chooses the form of what they do. */
export interface PeopleWords {
  readonly words: string;
  readonly count: 1 | 2;
}

/** A place by itself, being in it, coming into it, and each of its zones. */
export type PlaceForm = 'area' | 'in' | 'to' | 'each';

/** What a game says of the words that its missions are written in. */
export interface MissionTelling {
  /** A condition as a circumstance, to follow `if`, `as soon as` and such: `all blue Objectives have been taken`. */
  circumstance(condition: Condition, link: Link, context: MissionContext): string;
  /** A condition as something to do: `take all blue Objectives`. */
  task(condition: Condition, context: MissionContext): string;
  /** When a rule applies: `whenever a survivor takes a blue Objective`. */
  event(event: RuleEvent, often: Often, context: MissionContext): string;
  /** Everything that happens, one thing after the other. */
  effects(effects: readonly Effect[], context: MissionContext): string;
  // What a game has not in its missions it need not say.
  /** What cannot be done. */
  restriction?(restriction: Restriction, context: MissionContext): string;
  /** What is otherwise than the rules of the game say. */
  change?(change: Change, context: MissionContext): string;
  /** Who something is for. */
  people?(people: People, context: MissionContext): PeopleWords;
  place?(form: PlaceForm, place: Place, context: MissionContext): string;
  /** So many, or so many for each of something. */
  amount?(amount: Gain | Threshold, some: (count: number) => string, context: MissionContext): string;
  price?(rule: PriceRule, context: MissionContext): string;
  /** What is given up by itself, as something to do. */
  prices?(prices: readonly Price[], context: MissionContext): string;
  /** How searching is different. */
  search?(rule: SearchRule, context: MissionContext): string;
  passage?(rule: PassageRule, context: MissionContext): string;
  /** Who keeps objectives that were taken, and where. */
  carry?(rule: CarryRule, context: MissionContext): string;
  /** What a piece does, as a sentence. */
  behaviour?(behaviour: Behaviour, context: MissionContext): string;
  /** Who may do what only this mission has, and where: `a survivor in ‘Tender’`. */
  actor?(action: CustomAction, context: MissionContext): string;
  /** What it takes: `for 2 actions, discarding one Dynamite card`. */
  cost?(action: CustomAction, context: MissionContext): string;
}

/** All that the words of a mission depend on: the mission itself, a language, and what its game says of them. */
export class MissionContext {
  private readonly lists: Record<'conjunction' | 'disjunction', Intl.ListFormat>;
  /** Of the mission and of all its variants, because what is printed holds for any number of survivors. */
  private readonly tokens: readonly Token[];
  readonly rules: readonly Rule[];
  readonly aside: readonly AsideCompanion[];

  constructor(
    readonly mission: Mission,
    readonly language: Language,
    readonly telling: MissionTelling,
    /** What tokens are called, by their ids, where they are not called by these. */
    private readonly names: ReadonlyMap<string, string> = new Map(),
  ) {
    const { tokens = [], rules = [], aside = [], variants = [] } = mission;
    this.tokens = [...tokens, ...variants.flatMap((variant) => variant.tokens ?? [])];
    this.rules = [...rules, ...variants.flatMap((variant) => variant.rules ?? [])];
    this.aside = [...aside, ...variants.flatMap((variant) => variant.aside ?? [])];
    // British lists, because they need no comma before the last.
    const locale = language === 'en' ? 'en-GB' : language;
    this.lists = {
      conjunction: new Intl.ListFormat(locale, { type: 'conjunction' }),
      disjunction: new Intl.ListFormat(locale, { type: 'disjunction' }),
    };
  }

  readonly say: Say = (key, parameters) => sentence(this.language, key, parameters, this.mission.system);

  /** A token that has no words of its own. */
  nameOf(id: string): string {
    return this.names.get(id) ?? id;
  }

  text(text: Text): string {
    return textIn(text, this.language);
  }

  /** `a, b and c`. */
  and(items: readonly string[]): string {
    return this.lists.conjunction.format(items);
  }

  /** `a, b or c`. */
  or(items: readonly string[]): string {
    return this.lists.disjunction.format(items);
  }

  /** The tokens of one kind, the mission's and those of its variants. */
  tokensOf<Kind extends Token['kind']>(kind: Kind): Extract<Token, { kind: Kind }>[] {
    const isOf = (token: Token): token is Extract<Token, { kind: Kind }> => token.kind === kind;
    return this.tokens.filter(isOf);
  }
}
