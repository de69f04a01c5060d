import type { ActionList } from '../../game/action-list';
import type { Attack } from './combat/modes';

/** What zombies of a kind can do and take, and the points for killing one. */
export interface Profile {
  readonly actions: number;
  readonly wounds: number;
  readonly damageNeeded: number;
  readonly adrenaline: number;
}

/** Zombies of one kind that leave a zone together for the same destination. */
export type Group = Readonly<Record<'zone' | 'destination' | 'kind', number>>;

/** Why zombies take a route, and whether players chose it among several. */
export interface WhyThere {
  readonly rules: readonly string[];
  readonly tied?: true;
}

/**
 * In what the games of the family differ: each fills in this table. What is asked is a method, so that a game may ask for
 * more of itself than the family knows of it.
 */
export interface Ways<Open, Game> {
  // rounds
  /** A round has begun: what this game has for that, before anybody acts. */
  roundBegins(game: Game): void;
  /** The Zombies' Phase has begun: what this game has for that, before any of them act. */
  zombiesPhaseBegins(game: Game): void;
  /** New zombies come, when those on the board have acted. */
  spawn(game: Game): void;
  // turns
  readonly usualActions: number;
  actionsPerTurn(game: Open, survivor: number): number;
  /** Why it is not the usual number. */
  rulesOfActions(game: Open, survivor: number): readonly string[];
  /** A survivor's turn begins: nothing has been done in it. */
  turnBegins(game: Game, survivor: number): void;
  /** They have done what they wanted to do, and are still there. */
  turnEnds(game: Game, survivor: number): void;
  turnIsOver(game: Game, survivor: number): void;
  /** Whether somebody without anything left to do may yet come by something, and is asked all the same. */
  mayGainActions(game: Game, survivor: number): boolean;
  /** Whether somebody has a turn more when zombies act once more. */
  isLinked(game: Open, survivor: number): boolean;
  /** Something of these sorts has been paid for and is about to be done. */
  actionBegins(game: Game, survivor: number, sorts: number): void;
  /** Somebody uses an action that they have been given for nothing. */
  tellOfGrant(game: Game, survivor: number): void;
  /** What is written about all skills that hold for one sort only. */
  rulesOfAbility(sort: number): readonly string[];
  /** Leaves out what may not be done just now, of the actions listed from a place on. */
  leaveOutForbidden(game: Game, survivor: number, list: ActionList, from: number): void;
  // what becomes of people
  /** Somebody gets points for something that is a deed of its own. */
  gained(game: Game, survivor: number, points: number): void;
  hasLearnt(game: Game, survivor: number, skill: number): void;
  hasReached(game: Game, survivor: number, level: number): void;
  /** How many wounds eliminate somebody. */
  healthOf(game: Open, actor: number): number;
  wound(game: Game, actor: number, wounds: number, rules: readonly string[]): void;
  /** Somebody is out of the game, but for what comes of it. */
  falls(game: Game, actor: number): void;
  /** Somebody, or several at once, are out of the game for good: what comes of it. */
  eliminated(game: Game): void;
  // cards
  /** Whether a slot may hold a card; one it holds already is no matter. */
  slotTakes(game: Open, survivor: number, card: number, slot: number): boolean;
  /** Somebody does without a card, for nothing. */
  drop(game: Game, owner: number, card: number, rules: readonly string[]): void;
  /** A card is in nobody's hands any more. */
  cardIsGone(game: Game, card: number): void;
  maySearch(game: Game, survivor: number): boolean;
  /** Whoever has searched draws, and puts away what they find. */
  find(game: Game, survivor: number): void;
  /** What changes hands in a trade beside cards, and whether somebody has any of it. */
  shareMore(game: Game, survivor: number, partner: number): void;
  hasMoreToShare(game: Game, survivor: number): boolean;
  // moving
  mayMove(game: Open, survivor: number): boolean;
  costOfLeaving(game: Open, survivor: number): number;
  /** Why it costs that. */
  rulesOfLeaving(game: Game, survivor: number): readonly string[];
  /** How many zones one Move can go. */
  mostZones(game: Open, survivor: number, isSprinting: boolean): number;
  /** Whether whoever has walked so far needs a Sprint for the next zone, which is used then. */
  startsSprint(game: Game, survivor: number, walked: number): boolean;
  rulesOfMovingOn(game: Game, survivor: number, isSprinting: boolean): readonly string[];
  /** Whether zombies end a Move. */
  isStopped(game: Open, survivor: number): boolean;
  /** Whether a mission lets somebody walk into a zone; and what asks them for what that costs, once they are there. */
  mayComeInto(game: Game, survivor: number, to: number): boolean;
  tollFor(game: Game, survivor: number, to: number): (() => void) | undefined;
  /** Somebody has come into a zone on foot; and goes no further. */
  hasMoved(game: Game, survivor: number, from: number, to: number): void;
  hasStopped(game: Game, survivor: number): void;
  // fights
  slotsInHand(game: Open, survivor: number): readonly number[];
  /** What an attack counts as, for free actions and for the bonuses of skills; and so for reloading a weapon. */
  sortsOfAttack(game: Open, weapon: number, second: number, zone: number, mode: number): number;
  sortsOfReload(game: Open, weapon: number): number;
  rulesOfReload(game: Open, weapon: number): readonly string[];
  diceOf(game: Open, attack: Attack): number;
  /** The lowest result that hits. */
  accuracyOf(game: Open, attack: Attack): number;
  damageOf(game: Open, attack: Attack): number;
  /** Who is in front of whom when a shot comes: a line has to fall before it reaches the next. */
  lineOf(game: Open, kind: number): number;
  /** Whether the attacker picks whom they like. */
  choosesFreely(game: Open, attack: Attack): boolean;
  tellOfAttack(game: Game, attack: Attack): void;
  offerRerolls(game: Game, attack: Attack): void;
  rulesOfHit(game: Game, attack: Attack, kind: number): readonly string[];
  kill(game: Game, attack: Attack, kind: number, rules: readonly string[]): void;
  /** Hits that nobody can take are lost. */
  loseHits(game: Game, attack: Attack, hits: number): void;
  /** Whether misses can find anybody: the next one does, or all of them are only told. */
  endangersFriends(game: Open, attack: Attack): boolean;
  hitFriend(game: Game, attack: Attack, damage: number): void;
  tellOfMisses(game: Game, attack: Attack, misses: number): void;
  /** Noise, and empty weapons. */
  attackIsOver(game: Game, attack: Attack): void;
  // zombies
  profile(game: Open, kind: number): Profile;
  /** Where it is written what those of a kind are like. */
  rulesOfKind(game: Open, kind: number): readonly string[];
  /** All of them, those of one kind, of one zone or of some are awake, and have done nothing yet. */
  zombiesWake(game: Game, onlyKind: number, onlyZone: number, onlySome: boolean): void;
  /** All that move with an action have moved. */
  zombiesMoved(game: Game): void;
  /** Why those of several actions act again; of one kind only, where it is not none. */
  rulesOfActingAgain(game: Game, onlyKind: number): readonly string[];
  /** Whether zombies find somebody to attack in a zone, and whom. */
  hasPrey(game: Game, zone: number): boolean;
  isPrey(game: Game, actor: number): boolean;
  /** Whether somebody does not mind the wounds that zombies of a kind deal; if so, this tells of it. */
  shrugsOff(game: Game, actor: number, kind: number): boolean;
  /** Those awake in a zone, who attack nobody, go where they go (`headFor`), or stay (`remain`). */
  sendZombies(game: Game, zone: number): void;
  /**
   * How many of so many take each of the routes. Players say where those go that are left over, and give no route two of
   * them (`chooseRoute`): they are fewer than the routes.
   */
  countPerRoute(count: number, routes: number): number;
  /** Some have come into a zone. */
  zombiesMove(game: Game, group: Group, next: number, count: number, why: WhyThere): void;
  /** They have arrived already, or no way is open. */
  zombiesStay(game: Game, zone: number, destination: number): void;
}
