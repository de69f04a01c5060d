import { kernelLayout } from '../../game/kernel';
import { type Memory, memoryOf } from '../../game/memory';
import { actionFeats, limits, turnFeats, ZOMBIES } from './content';
import { COUNTED } from './course/sorts';

/** Zombies are counted by kind: a zone remembers how many of each stand in it. The numbers are those of `ZOMBIES`. */
export const [WALKER, RUNNER, FATTY, ABOMINATION] = [0, 1, 2, 3] as const;
export const KINDS = ZOMBIES.length;

/** The slots of an inventory. */
export const SLOTS = ['hand-1', 'hand-2', 'favourite', 'backpack-1', 'backpack-2', 'backpack-3'] as const;
export const HANDS = [0, 1] as const;
export const FAVOURITE = 2;
export const BACKPACK = [3, 4, 5] as const;
/** Cards in these are in hand. */
export const IN_HAND = [0, 1, FAVOURITE] as const;

/** No zone, no card, nobody. */
export const NONE = -1;

/** Where an objective is that has left the board without being taken; one that is taken is in no zone. */
export const GONE = -2;

/** What has become of a survivor or companion. */
export const [IN_PLAY, LEFT, ELIMINATED, NOT_YET] = [0, 1, 2, 3] as const;
export const FATES = ['in-play', 'left', 'eliminated', 'not-yet'] as const;

export const SPAWN_KINDS = ['starting', 'mobile', 'abomination', 'corpse-pile'] as const;
export type SpawnKind = (typeof SPAWN_KINDS)[number];

/** How a spawn token lies: not seen yet, face down, spawning, safe for good, or not at all. */
export const [UNSEEN, INACTIVE, ACTIVE, SAFE, REMOVED] = [0, 1, 2, 3, 4] as const;
export const SPAWN_STATUSES = ['unseen', 'inactive', 'active', 'safe', 'removed'] as const;

/** Danger levels, by their numbers in `LEVELS`. */
export const [BLUE, YELLOW, ORANGE, RED] = [0, 1, 2, 3] as const;

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

/** How many of everything a game has; its state is made to measure. */
export interface Sizes {
  readonly zones: number;
  readonly survivors: number;
  /** Survivors first, companions after them. */
  readonly actors: number;
  readonly skills: number;
  readonly cards: number;
  readonly zombieCards: number;
  readonly spawnTokens: number;
  readonly objectives: number;
  readonly machines: number;
  readonly goals: number;
  /** Rules that the program applies, and what they count. */
  readonly rules: number;
  readonly counters: number;
}

const values = [
  ...kernelLayout.values,
  'round',
  /** Which of the board's configurations is on, by the number of its stage. */
  'configuration',
  /** The change of the board that is under way, if one is. */
  'changing',
  /** 1 once the train drives. */
  'trainDrives',
  /** Why the game is over: the number of a reason. */
  'reason',
  'firstPlayer',
  /** Whose turn it is. */
  'player',
  /** The survivor whose turn it is, or none. */
  'active',
  /** Actions the active survivor has left. */
  'actionsLeft',
  'noiseZone',
  /** Where the noise token goes that lies on a tile that is being turned over, or none. */
  'noiseAside',
  /** 1 while the token shows its Boom side. */
  'boom',
  /** 1 once zombies have reached the token with the moves at hand. */
  'noiseReached',
  /** The Abomination on the board, or none. */
  'abomination',
  /** Dice of the attack at hand, in `dice`. */
  'diceRolled',
  /** 1 while an action is under way. */
  'inAction',
  /** Skills that it has brought, in `justLearnt`. */
  'justLearntCount',
  /** 1 during the Melee action of a Charge. */
  'charging',
  /** The survivor whom the zombies that activate are after, or none. */
  'taunter',
  /** 1 during the Move of Hit & run. */
  'slipping',
  /** Zombies that the action at hand has eliminated, and how many of its Reapers have been used. */
  'kills',
  'reaped',
  /** 1 once the action at hand has given a bounty weapon. */
  'bountyWon',
  /** Bounty weapons that have been won in this game, and how many of them had been set aside. */
  'weaponsWon',
  'reserveWon',
  /** Objectives that the last effect has loaded. */
  'loadedNow',
] as const;

const streams = ['setUpStream', 'diceStream', 'spawnStream', 'equipmentStream', 'botStream'] as const;

export const MOST_DICE = 64;
export const MOST_JUST_LEARNT = 16;

function cellsFor(sizes: Sizes) {
  return {
    ...kernelLayout.cells,
    /** How many of each kind stand in each zone. */
    zombies: [sizes.zones, KINDS],
    /** How many of them have an action to spend, while zombies activate. */
    awake: [sizes.zones, KINDS],
    /** Where those will stand when all of them have spent it. */
    arrivals: [sizes.zones, KINDS],
    /** Per survivor and companion: who it is (a number in the roster), the zone, wounds, the leader, the fate. */
    identity: [sizes.actors, 1],
    place: [sizes.actors, 1],
    wounds: [sizes.actors, 1],
    leader: [sizes.actors, 1],
    fate: [sizes.actors, 1],
    /** How somebody left; see \`ways-out\`. */
    wayOut: [sizes.actors, 1],
    adrenaline: [sizes.survivors, 1],
    level: [sizes.survivors, 1],
    /** How many times each survivor owns each skill. */
    skills: [sizes.survivors, sizes.skills],
    /** Skills that do not count yet: whose, and which. */
    justLearnt: [MOST_JUST_LEARNT, 2],
    /**
     * What the active survivor has done in this turn, by the feats of a turn that it counts for, as bits: before the
     * action at hand, and with it.
     */
    deeds: [1 << turnFeats.length, 2],
    deedsNow: [1 << turnFeats.length, 2],
    /** What the action at hand has done towards each feat of an action. */
    actionDeeds: [actionFeats.length, 2],
    /** Which of the printed skills of Orange and Red each survivor has chosen, as bits. */
    chosen: [sizes.survivors, 1],
    /** 1 for those who have had their turn this round. */
    activated: [sizes.survivors, 1],
    /** 1 for those who have searched in their turn. */
    searched: [sizes.survivors, 1],
    /** How often each of the `LIMITED` was used in this turn, or since it in the turns of others. */
    timesUsed: [sizes.survivors, LIMITED.length],
    /** 1 for those who have had the extra turn that a card gives them. */
    linked: [sizes.survivors, 1],
    /** How often each free action was used in this turn. */
    freeUsed: [sizes.skills, 1],
    /** Actions of the same sort one after the other; see `COUNTED`. */
    inARow: [COUNTED.length, 1],
    /** The zones of the Vade Retro tokens, or none. */
    vadeRetro: [limits.tokens.vadeRetro, 1],
    /** 1 for those who have refused a trade in this turn. */
    refused: [sizes.survivors, 1],
    /** The card in each slot. */
    slots: [sizes.survivors, SLOTS.length],
    /** 1 for every weapon that has to be reloaded. */
    emptied: [sizes.cards, 1],
    /** Column 0 says how many cards lie there; the top one is the last. */
    piles: [PILES.length, 1 + Math.max(sizes.cards, sizes.zombieCards)],
    spawnZone: [sizes.spawnTokens, 1],
    spawnStatus: [sizes.spawnTokens, 1],
    /** 1 for the tokens that are through in this spawn step. */
    spawned: [sizes.spawnTokens, 1],
    /** 1 for those that lay in the zone on which a card was used last. */
    usedOn: [sizes.spawnTokens, 1],
    /** Where an objective lies, or none once it is taken, or `GONE`. */
    objectiveZone: [sizes.objectives, 1],
    objectiveColour: [sizes.objectives, 1],
    /** Who carries it without a card, or none, or `GONE` once it has been given up. */
    carrier: [sizes.objectives, 1],
    /** What it has been loaded into, by the number of that (see `holderNumber`), or 0. */
    loaded: [sizes.objectives, 1],
    goalReached: [sizes.goals, 1],
    /** How often each rule of the mission has been applied. */
    ruleApplied: [sizes.rules, 1],
    counters: [sizes.counters, 1],
    /** Where each Wagon and Gatling gun is, or none once it is off the board. */
    machineZone: [sizes.machines, 1],
    /** 1 once somebody has driven it out by the exit. */
    machineOut: [sizes.machines, 1],
    /** The Wagon that each survivor sits in, with those they lead, or none. */
    aboard: [sizes.survivors, 1],
    /** Where those step aside to who stand in the way of what changes, or none. */
    displaced: [sizes.actors, 1],
    /** The dice of the attack at hand. */
    dice: [MOST_DICE, 1],
  } as const;
}

export type State = Memory<
  (typeof values)[number],
  keyof ReturnType<typeof cellsFor>,
  (typeof streams)[number]
>;

export function stateOf(sizes: Sizes, words?: Int32Array): State {
  return memoryOf(layoutFor(sizes), words);
}

const layouts = new WeakMap<Sizes, ReturnType<typeof layoutOf>>();

/** All games on one table share one layout. */
function layoutFor(sizes: Sizes): ReturnType<typeof layoutOf> {
  let layout = layouts.get(sizes);
  if (!layout) {
    layout = layoutOf(sizes);
    layouts.set(sizes, layout);
  }
  return layout;
}

function layoutOf(sizes: Sizes) {
  return { values, streams, cells: cellsFor(sizes) };
}
