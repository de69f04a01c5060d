/**
 * What may come of an attack that nobody has rolled for yet. Lists of odds give the chance of exactly so many. Its
 * figures are for dice that stay as they fall first; `again` says what is gained by all that rolls them once more.
 */
export interface AttackOdds extends AttackResult {
  readonly sort: 'melee' | 'ranged' | 'fanning' | 'gatling' | 'dynamite';
  readonly zone: string;
  /** Along the line of sight; -1 if there is none. */
  readonly range: number;
  /** None are rolled for Dynamite. */
  readonly dice: number;
  /** The lowest result that hits, and what is added to every die. */
  readonly accuracy: number;
  readonly plus: number;
  readonly damage: number;
  /** What each six brings, before the dice are counted. */
  readonly eachSix: { readonly dice: number; readonly damage: number };
  /** Those in the zone, in the order in which they fall; where the attacker is free to choose, all are in one line. */
  readonly targets: readonly OddsTarget[];
  readonly choosesFreely: boolean;
  /** Hits that may take another zombie of the same kind with them. */
  readonly reapers: number;
  readonly noise: {
    readonly sound: 'silent' | 'bang' | 'boom';
    readonly zone: string;
    readonly drowned: boolean;
  };
  /** Weapons that have to be reloaded afterwards. */
  readonly empties: readonly string[];
  readonly rerolls: { readonly cards: readonly string[]; readonly skills: readonly string[] };
  /** The result with each reroll used as long as it promises more zombies; undefined without rerolls. */
  readonly again?: AttackResult;
}

export interface AttackResult {
  readonly hits: readonly number[];
  readonly kills: readonly number[];
  readonly expectedKills: number;
  readonly friends: FriendsAtRisk;
}

export interface OddsTarget {
  readonly zombie: string;
  readonly count: number;
  /** The front line is 0. */
  readonly line: number;
  /** Whether one hit is enough. */
  readonly dies: boolean;
  /** The damage that a hit has to do. */
  readonly needs: number;
}

export interface FriendsAtRisk {
  readonly people: readonly { readonly survivor: string; readonly healthLeft: number }[];
  /** The chance of exactly so many misses that somebody has to take. */
  readonly misses: readonly number[];
  /** The chance that anybody is wounded at all. */
  readonly wounded: number;
  /** The chance that somebody is eliminated however the misses are dealt out. */
  readonly eliminated: number;
}
