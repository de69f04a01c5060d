import type { FamilySizes } from '../../family/zombicide/table';
/**
 * Zombies are counted by kind: a zone remembers how many of each stand in it. The numbers are those of `ZOMBIES`; the kinds
 * that a mission brings come after them.
 */
export const [WALKER, RUNNER, FATTY, ABOMINATION] = [0, 1, 2, 3] as const;
export const FIRST_OWN_KIND = 4;

/** The slots of an inventory. */
export const SLOTS = ['hand-1', 'hand-2', 'favourite', 'backpack-1', 'backpack-2', 'backpack-3'] as const;
export const HANDS = [0, 1] as const;
export const FAVOURITE = 2;
export const BACKPACK = [3, 4, 5] as const;
/** Cards in these are in hand. */
export const IN_HAND = [0, 1, FAVOURITE] as const;

export {
  ELIMINATED,
  IN_PLAY,
  LEFT,
  MOST_DICE,
  MOST_JUST_LEARNT,
  NONE,
  NOT_YET,
} from '../../family/zombicide/state';

/** Where an objective is that has left the board without being taken; one that is taken is in no zone. */
export const GONE = -2;
/** Where it is that waits beside the board, and one that a rule has taken out of the game: nobody asks for that any more. */
export const [ASIDE, OUT] = [-3, -4] as const;

/** What has become of a survivor or companion. */
export const FATES = ['in-play', 'left', 'eliminated', 'not-yet'] as const;

export const SPAWN_KINDS = ['starting', 'mobile', 'abomination', 'corpse-pile'] as const;
export type SpawnKind = (typeof SPAWN_KINDS)[number];

/** How a spawn token lies: not seen yet, face down, spawning, safe for good, not at all any more, or not yet. */
export const [UNSEEN, INACTIVE, ACTIVE, SAFE, REMOVED, WAITING] = [0, 1, 2, 3, 4, 5] as const;
export const SPAWN_STATUSES = ['unseen', 'inactive', 'active', 'safe', 'removed', 'waiting'] as const;

export const COLOURS = ['red', 'blue', 'green'] as const;

/** Heaps of cards, each a row of `piles`. */
export const PILES = [
  'equipment',
  'equipmentDiscards',
  'zombies',
  'zombieDiscards',
  'bounty',
  /** Bounty weapons that the mission has set aside. */
  'reserve',
  'abominations',
  /** Starting and bounty cards that were discarded: they never come back. */
  'removed',
  /** Cards that are being dealt out anew in a reorganisation. */
  'dealing',
] as const;

/** What a survivor can do only so often in a turn, by the columns of `timesUsed`. */
export const LIMITED = ['charge', 'vade-retro', 'jump', 'shove', 'lifesaver', 'taunt', 'sprint'] as const;

/** What is remembered of deeds: zombies killed and adrenaline gained; of one action also how many were as a feat asks. */
export const [KILLS, POINTS] = [0, 1] as const;
export const [WANTED, OTHERS] = [0, 1] as const;

/** More is lost that rules put off to later rounds. */
export const MOST_POSTPONED = 24;

/** How many of everything a game has; its state is made to measure. */
export interface Sizes extends FamilySizes {
  readonly skills: number;
  readonly zombieCards: number;
  readonly spawnTokens: number;
  readonly objectives: number;
  readonly machines: number;
  readonly goals: number;
  /** Rules that the program applies, and what they count. */
  readonly rules: number;
  readonly counters: number;
  /** Decks of the mission's own. */
  readonly decks: number;
  /** Zones of which it is remembered which zombies have come in: all, or none where no rule asks. */
  readonly entrances: number;
  /** How much can be put off to later rounds. */
  readonly postponed: number;
  /** What the mission makes otherwise than the rules of the game say. */
  readonly changes: number;
}
