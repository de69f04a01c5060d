import { type Bounds, MOST_LOADED_DICE } from '../../../game/kernel';
import { kindsOfChange } from '../board/under-way';
import { GATLING, MELEE } from '../combat/modes';
import { abominations } from '../content';
import { ALL_CHOSEN } from '../course/learning';
import { REASONS } from '../course/outcome';
import { ANY_ACTION } from '../course/sorts';
import type { UoaGame } from '../game';
import { RULE_EVENTS } from '../mission/happen';
import { BY_TRAIN, STILL_HERE } from '../mission/ways-out';
import { IMPROVISED } from '../skills/improvised';
import { COLOURS, GONE, KINDS, MOST_DICE, MOST_JUST_LEARNT, NONE, NOT_YET, RED, REMOVED } from '../state';

type Range = readonly [least: number, greatest: number];

/** More than is ever counted, and far from where numbers end. */
const MANY: Range = [0, 1_000_000];
const MANY_OR_NONE: Range = [NONE, 1_000_000];
const YES_OR_NO: Range = [0, 1];

/** One of so many, by its number. */
const oneOf = (count: number): Range => [0, Math.max(0, count - 1)];
const oneOrNone = (count: number): Range => [NONE, count - 1];

/** What every number of a saved game can be. */
export function bounds(game: UoaGame): Bounds {
  const { table } = game;
  const { sizes, boards, roster, players, mission } = table;
  const cards = Math.max(sizes.cards, sizes.zombieCards);
  const zone = oneOf(sizes.zones);
  const actor = oneOf(sizes.actors);
  const survivor = oneOf(sizes.survivors);
  const card = oneOf(sizes.cards);
  const changes = kindsOfChange(game);
  return {
    state: {
      outcome: [0, 2],
      diceLoaded: [0, MOST_LOADED_DICE],
      diceTaken: [0, MOST_LOADED_DICE],
      loadedDice: [0, 6],
      round: MANY,
      configuration: oneOf(boards.length),
      changing: oneOf(changes),
      trainDrives: YES_OR_NO,
      reason: oneOf(REASONS.length),
      firstPlayer: oneOf(players),
      player: oneOf(players),
      active: oneOrNone(sizes.survivors),
      actionsLeft: MANY,
      noiseZone: oneOrNone(sizes.zones),
      noiseAside: oneOrNone(sizes.zones),
      boom: YES_OR_NO,
      noiseReached: YES_OR_NO,
      abomination: oneOrNone(abominations.length),
      diceRolled: [0, MOST_DICE],
      inAction: YES_OR_NO,
      justLearntCount: [0, MOST_JUST_LEARNT],
      charging: YES_OR_NO,
      taunter: oneOrNone(sizes.survivors),
      slipping: YES_OR_NO,
      kills: MANY,
      reaped: MANY,
      bountyWon: YES_OR_NO,
      weaponsWon: MANY,
      reserveWon: MANY,
      loadedNow: oneOf(sizes.objectives + 1),
      zombies: MANY,
      awake: MANY,
      arrivals: MANY,
      identity: oneOrNone(roster.length),
      place: oneOrNone(sizes.zones),
      wounds: MANY,
      leader: oneOrNone(sizes.survivors),
      fate: [0, NOT_YET],
      adrenaline: MANY,
      level: [0, RED],
      skills: MANY,
      deeds: MANY,
      deedsNow: MANY,
      actionDeeds: MANY,
      justLearnt: oneOf(Math.max(sizes.survivors, sizes.skills)),
      chosen: [0, ALL_CHOSEN],
      activated: YES_OR_NO,
      searched: YES_OR_NO,
      refused: YES_OR_NO,
      timesUsed: MANY,
      linked: YES_OR_NO,
      freeUsed: MANY,
      inARow: MANY,
      vadeRetro: oneOrNone(sizes.zones),
      slots: oneOrNone(sizes.cards),
      emptied: YES_OR_NO,
      piles: [0, cards],
      spawnZone: oneOrNone(sizes.zones),
      spawnStatus: [0, REMOVED],
      spawned: YES_OR_NO,
      usedOn: YES_OR_NO,
      objectiveZone: [GONE, sizes.zones - 1],
      objectiveColour: oneOf(COLOURS.length),
      goalReached: YES_OR_NO,
      ruleApplied: MANY,
      counters: MANY,
      carrier: [GONE, sizes.actors - 1],
      loaded: oneOf(1 + mission.machines.length + mission.areas.length),
      machineOut: YES_OR_NO,
      wayOut: [STILL_HERE, BY_TRAIN],
      machineZone: oneOrNone(sizes.zones),
      aboard: oneOrNone(sizes.machines),
      displaced: oneOrNone(sizes.zones),
      dice: [0, 6],
    },
    arguments: {
      survivor,
      actor,
      attacker: survivor,
      partner: survivor,
      one: survivor,
      other: oneOrNone(sizes.survivors),
      companion: actor,
      nextCompanion: [0, sizes.actors],
      /** A card, or a weapon that a skill improvises. */
      weapon: oneOf(sizes.cards + IMPROVISED.length),
      second: oneOrNone(sizes.cards),
      card,
      zombieCard: oneOf(sizes.zombieCards),
      zone: oneOrNone(sizes.zones),
      /** From here on, up to behind the last. */
      from: [0, sizes.zones],
      destination: zone,
      kind: oneOf(KINDS),
      onlyKind: oneOrNone(KINDS),
      token: oneOf(sizes.spawnTokens),
      level: [0, RED],
      objective: oneOrNone(sizes.objectives),
      rule: oneOf(mission.rules.length),
      effect: MANY,
      doer: oneOrNone(sizes.survivors),
      event: oneOf(RULE_EVENTS.length),
      thing: MANY_OR_NONE,
      nextToken: MANY,
      area: oneOf(mission.areas.length),
      asked: MANY,
      nextZone: [0, sizes.zones],
      rallied: oneOrNone(sizes.actors),
      nextObjective: [0, sizes.objectives],
      reserved: YES_OR_NO,
      passed: MANY,
      reached: MANY,
      done: [0, 2 ** sizes.survivors - 1],
      mode: [MELEE, GATLING],
      damage: MANY,
      hits: MANY,
      misses: MANY,
      used: MANY,
      spent: MANY,
      walked: MANY,
      sprinting: YES_OR_NO,
      next: [0, sizes.actors],
      left: MANY,
      given: MANY,
      kept: MANY,
      cause: MANY,
      place: MANY,
      change: oneOf(changes),
      tile: oneOf(mission.flips.length),
      killer: oneOrNone(sizes.survivors),
      /** The rule of the mission that asks for it. */
      why: oneOrNone(mission.rules.length),
      sorts: [0, ANY_ACTION],
      word: MANY,
      a: MANY_OR_NONE,
      b: MANY_OR_NONE,
      c: MANY_OR_NONE,
      d: MANY_OR_NONE,
    },
  };
}
