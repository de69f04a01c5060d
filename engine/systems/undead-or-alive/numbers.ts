import { RED } from '../../family/zombicide/state';
import { kernelLayout } from '../../game/kernel';
import { type Bounds, type Memory, memoryOf } from '../../game/memory';
import { abominations, actionFeats, limits, turnFeats } from './content';
import { COUNTED } from './sorts';
import {
  COLOURS,
  GONE,
  LIMITED,
  MOST_DICE,
  MOST_JUST_LEARNT,
  NONE,
  NOT_YET,
  OUT,
  PILES,
  type Sizes,
  SLOTS,
  WAITING,
} from './state';

// Every number that a game remembers: how many of them there are, whether players see them, and what they can be.

/** How many there are of what numbers can stand for. */
export interface Extents {
  readonly sizes: Sizes;
  readonly boards: number;
  readonly changes: number;
  readonly reasons: number;
  readonly players: number;
  readonly people: number;
  /** All skills that somebody can choose, as bits. */
  readonly allChosen: number;
  /** What something can be loaded into, nothing among it. */
  readonly holders: number;
  readonly waysOut: number;
}

type Within = Bounds | ((of: Extents) => Bounds);

/** More than is ever counted, and far from where numbers end. */
export const MANY: Bounds = [0, 1_000_000];
export const YES_OR_NO: Bounds = [0, 1];

/** One of so many, by its number. */
export const oneOf = (count: number): Bounds => [0, Math.max(0, count - 1)];
export const oneOrNone = (count: number): Bounds => [NONE, count - 1];

const ofSurvivors = ({ sizes }: Extents) => oneOrNone(sizes.survivors);
const ofZones = ({ sizes }: Extents) => oneOrNone(sizes.zones);

type Size = readonly [rows: number, columns: number];

// Players see it.
const open = (within: Within) => ({ isOpen: true, within }) as const;
const openRows = (size: (sizes: Sizes) => Size, within: Within) => ({ isOpen: true, size, within }) as const;
// It is luck to come, or shown as far as it is known.
const hiddenRows = (size: (sizes: Sizes) => Size, within: Within) =>
  ({ isOpen: false, size, within }) as const;

/** Single numbers. Their order is that of the memory. */
export const VALUES = {
  round: open(MANY),
  /** Which of the board's configurations is on, by the number of its stage. */
  configuration: open((of) => oneOf(of.boards)),
  /** The change of the board that is under way, if one is. */
  changing: open((of) => oneOf(of.changes)),
  /** 1 once the train drives. */
  trainDrives: open(YES_OR_NO),
  /** Why the game is over: the number of a reason. */
  reason: open((of) => oneOf(of.reasons)),
  firstPlayer: open((of) => oneOf(of.players)),
  /** Whose turn it is. */
  player: open((of) => oneOf(of.players)),
  /** The survivor whose turn it is, or none. */
  active: open(ofSurvivors),
  /** Actions the active survivor has left. */
  actionsLeft: open(MANY),
  noiseZone: open(ofZones),
  /** Where the noise token goes that lies on a tile that is being turned over, or none. */
  noiseAside: open(ofZones),
  /** 1 while the token shows its Boom side. */
  boom: open(YES_OR_NO),
  /** 1 once zombies have reached the token with the moves at hand. */
  noiseReached: open(YES_OR_NO),
  /** The Abomination on the board, or none. */
  abomination: open(() => oneOrNone(abominations.length)),
  /** Dice of the attack at hand, in `dice`. */
  diceRolled: open([0, MOST_DICE]),
  /** 1 while an action is under way. */
  inAction: open(YES_OR_NO),
  /** Skills that it has brought, in `justLearnt`. */
  justLearntCount: open([0, MOST_JUST_LEARNT]),
  /** 1 during the Melee action of a Charge. */
  charging: open(YES_OR_NO),
  /** The survivor whom the zombies that activate are after, or none. */
  taunter: open(ofSurvivors),
  /** 1 during the Move of Hit & run. */
  slipping: open(YES_OR_NO),
  /** Zombies that the action at hand has eliminated, and how many of its Reapers have been used. */
  kills: open(MANY),
  reaped: open(MANY),
  /** 1 once the action at hand has given a bounty weapon. */
  bountyWon: open(YES_OR_NO),
  /** Bounty weapons that have been won in this game, and how many of them had been set aside. */
  weaponsWon: open(MANY),
  reserveWon: open(MANY),
  /** Objectives that the last effect has loaded. */
  loadedNow: open(({ sizes }) => oneOf(sizes.objectives + 1)),
  /** What the last dice that a rule of the mission had rolled show together. */
  rolled: open([0, 99]),
  /** What rules of the mission have done since an action, or a phase, began; 1 once something of it has been left out. */
  effectsDone: open(MANY),
  leftOut: open(YES_OR_NO),
  /** The survivor or the zone that was last picked for an effect of the mission, or none. */
  picked: open(({ sizes }) => oneOrNone(Math.max(sizes.zones, sizes.survivors))),
} as const;

/** Tables of numbers, in the order of the memory. */
export const TABLES = {
  /** How many of each kind stand in each zone. */
  zombies: openRows((sizes) => [sizes.zones, sizes.kinds], MANY),
  /** How many of them have an action to spend, while zombies activate. */
  awake: openRows((sizes) => [sizes.zones, sizes.kinds], MANY),
  /** 1 for zones where they have spent it on an attack, whoever is still there to be attacked. */
  fought: openRows((sizes) => [sizes.zones, 1], YES_OR_NO),
  /** Where those will stand when all of them have spent it. */
  arrivals: openRows((sizes) => [sizes.zones, sizes.kinds], MANY),
  /** How many of each kind have come into each zone with the moves at hand, where rules ask for it. */
  cameIn: openRows((sizes) => [sizes.entrances, sizes.kinds], MANY),
  /** Per survivor and companion: who it is (a number in the roster), the zone, wounds, the leader, the fate. */
  identity: openRows(
    (sizes) => [sizes.actors, 1],
    (of) => oneOrNone(of.people),
  ),
  place: openRows((sizes) => [sizes.actors, 1], ofZones),
  wounds: openRows((sizes) => [sizes.actors, 1], MANY),
  leader: openRows((sizes) => [sizes.actors, 1], ofSurvivors),
  fate: openRows((sizes) => [sizes.actors, 1], [0, NOT_YET]),
  /** How somebody left; see \`ways-out\`. */
  wayOut: openRows(
    (sizes) => [sizes.actors, 1],
    (of) => [0, of.waysOut],
  ),
  adrenaline: openRows((sizes) => [sizes.survivors, 1], MANY),
  level: openRows((sizes) => [sizes.survivors, 1], [0, RED]),
  /** How many times each survivor owns each skill. */
  skills: openRows((sizes) => [sizes.survivors, sizes.skills], MANY),
  /** Skills that do not count yet: whose, and which. */
  justLearnt: openRows(
    () => [MOST_JUST_LEARNT, 2],
    ({ sizes }) => oneOf(Math.max(sizes.survivors, sizes.skills)),
  ),
  /**
   * What the active survivor has done in this turn, by the feats of a turn that it counts for, as bits: before the
   * action at hand, and with it.
   */
  deeds: openRows(() => [1 << turnFeats.length, 2], MANY),
  deedsNow: openRows(() => [1 << turnFeats.length, 2], MANY),
  /** What the action at hand has done towards each feat of an action. */
  actionDeeds: openRows(() => [actionFeats.length, 2], MANY),
  /** Which of the printed skills of Orange and Red each survivor has chosen, as bits. */
  chosen: openRows(
    (sizes) => [sizes.survivors, 1],
    (of) => [0, of.allChosen],
  ),
  /** 1 for those who have had their turn this round. */
  activated: openRows((sizes) => [sizes.survivors, 1], YES_OR_NO),
  /** 1 for those who have searched in their turn. */
  searched: openRows((sizes) => [sizes.survivors, 1], YES_OR_NO),
  /** How often each of the `LIMITED` was used in this turn, or since it in the turns of others. */
  timesUsed: openRows((sizes) => [sizes.survivors, LIMITED.length], MANY),
  /** 1 for those who have had the extra turn that a card gives them. */
  linked: openRows((sizes) => [sizes.survivors, 1], YES_OR_NO),
  /** Actions that a rule of the mission adds to somebody's next turn, or takes from it. */
  actionsToCome: openRows((sizes) => [sizes.survivors, 1], [-999, 999]),
  /** How often each free action was used in this turn. */
  freeUsed: openRows((sizes) => [sizes.skills, 1], MANY),
  /** Actions of the same sort one after the other; see `COUNTED`. */
  inARow: openRows(() => [COUNTED.length, 1], MANY),
  /** The zones of the Vade Retro tokens, or none. */
  vadeRetro: openRows(() => [limits.tokens.vadeRetro, 1], ofZones),
  /** 1 for those who have refused a trade in this turn. */
  refused: openRows((sizes) => [sizes.survivors, 1], YES_OR_NO),
  /** The card in each slot. */
  slots: openRows(
    (sizes) => [sizes.survivors, SLOTS.length],
    ({ sizes }) => oneOrNone(sizes.cards),
  ),
  /** 1 for every weapon that has to be reloaded. */
  emptied: openRows((sizes) => [sizes.cards, 1], YES_OR_NO),
  /** Column 0 says how many cards lie there; the top one is the last. Decks of the mission come after those of the game. */
  piles: hiddenRows(
    (sizes) => [PILES.length + sizes.decks, 1 + Math.max(sizes.cards, sizes.zombieCards)],
    ({ sizes }) => [0, Math.max(sizes.cards, sizes.zombieCards)],
  ),
  spawnZone: openRows((sizes) => [sizes.spawnTokens, 1], ofZones),
  spawnStatus: openRows((sizes) => [sizes.spawnTokens, 1], [0, WAITING]),
  /** 1 for the tokens that are through in this spawn step. */
  spawned: openRows((sizes) => [sizes.spawnTokens, 1], YES_OR_NO),
  /** 1 for those that lay in the zone on which a card was used last. */
  usedOn: openRows((sizes) => [sizes.spawnTokens, 1], YES_OR_NO),
  /** Where an objective lies, or none once it is taken, or `GONE`, `ASIDE` or `OUT`. */
  objectiveZone: openRows(
    (sizes) => [sizes.objectives, 1],
    ({ sizes }) => [OUT, sizes.zones - 1],
  ),
  /** 1 for those of a mix that a rule has turned face up. */
  objectiveSeen: openRows((sizes) => [sizes.objectives, 1], YES_OR_NO),
  objectiveColour: hiddenRows((sizes) => [sizes.objectives, 1], oneOf(COLOURS.length)),
  /** Who carries it without a card, or none, or `GONE` once it has been given up. */
  carrier: openRows(
    (sizes) => [sizes.objectives, 1],
    ({ sizes }) => [GONE, sizes.actors - 1],
  ),
  /** What it has been loaded into, by the number of that (see `holderNumber`), or 0. */
  loaded: openRows(
    (sizes) => [sizes.objectives, 1],
    (of) => oneOf(of.holders),
  ),
  goalReached: openRows((sizes) => [sizes.goals, 1], YES_OR_NO),
  /** How often each rule of the mission has been applied. */
  ruleApplied: openRows((sizes) => [sizes.rules, 1], MANY),
  /** 1 for those for whom a rule has been applied; the round, and the turn, in which it was applied last. */
  ruleAppliedFor: openRows((sizes) => [sizes.rules, sizes.survivors], YES_OR_NO),
  ruleAppliedIn: openRows((sizes) => [sizes.rules, 2], MANY),
  /** How often each has been since an action, or a phase, began. */
  ruleAppliedNow: openRows((sizes) => [sizes.rules, 1], MANY),
  counters: openRows((sizes) => [sizes.counters, 1], MANY),
  /** What rules have put off: to which round, the rule, the list of effects, who did it, and where; a round 0 is free. */
  postponed: openRows((sizes) => [sizes.postponed, 5], [NONE, 1_000_000]),
  /** For each change that the mission makes 1 while it holds: at all, for each actor, and in each zone. */
  changes: openRows((sizes) => [sizes.changes, 1 + sizes.actors + sizes.zones], YES_OR_NO),
  /** Where each Wagon and Gatling gun is, or none once it is off the board. */
  machineZone: openRows((sizes) => [sizes.machines, 1], ofZones),
  /** 1 once somebody has driven it out by the exit. */
  machineOut: openRows((sizes) => [sizes.machines, 1], YES_OR_NO),
  /** The Wagon that each survivor sits in, with those they lead, or none. */
  aboard: openRows(
    (sizes) => [sizes.survivors, 1],
    ({ sizes }) => oneOrNone(sizes.machines),
  ),
  /** Where those step aside to who stand in the way of what changes, or none. */
  displaced: openRows((sizes) => [sizes.actors, 1], ofZones),
  /** The dice of the attack at hand. */
  dice: openRows(() => [MOST_DICE, 1], [0, 6]),
} as const;

type Declared = Readonly<Record<string, { readonly isOpen: boolean }>>;

type OpenIn<All extends Declared> = {
  [Name in keyof All]: All[Name]['isOpen'] extends true ? Name : never;
}[keyof All] &
  string;

/** What players see, by its names. */
function openIn<All extends Declared>(all: All): readonly OpenIn<All>[] {
  return Object.keys(all).filter((name): name is OpenIn<All> => all[name]?.isOpen === true);
}

/** What of the state is open. The rest is luck to come, decks, and colours. */
export const OPEN_VALUES = ['outcome', ...openIn(VALUES)] as const;
export const OPEN_TABLES = openIn(TABLES);

const values = [...kernelLayout.values, ...(Object.keys(VALUES) as (keyof typeof VALUES)[])];

const streams = ['setUpStream', 'diceStream', 'spawnStream', 'equipmentStream', 'botStream'] as const;

export type State = Memory<
  (typeof values)[number],
  keyof typeof kernelLayout.cells | keyof typeof TABLES,
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
  const tables = Object.entries(TABLES).map(([name, { size }]) => [name, size(sizes)] as const);
  const cells = {
    ...kernelLayout.cells,
    ...(Object.fromEntries(tables) as Record<keyof typeof TABLES, Size>),
  };
  return { values, streams, cells };
}

/** What each of them can be in a game with so many of everything. */
export function boundsOf(of: Extents): Readonly<Record<keyof typeof VALUES | keyof typeof TABLES, Bounds>> {
  const all = Object.entries<{ readonly within: Within }>({ ...VALUES, ...TABLES });
  return Object.fromEntries(
    all.map(([name, { within }]) => [name, typeof within === 'function' ? within(of) : within]),
  ) as ReturnType<typeof boundsOf>;
}
