import { MELEE } from '../../../family/zombicide/combat/modes';
import { ALL_CHOSEN } from '../../../family/zombicide/people/learning';
import { ANY_ACTION } from '../../../family/zombicide/sorts';
import { RED } from '../../../family/zombicide/state';
import { type GameBounds, KERNEL_BOUNDS } from '../../../game/kernel';
import type { Bounds } from '../../../game/memory';
import { kindsOfChange } from '../board/under-way';
import { GATLING } from '../combat/modes';
import type { UoaGame } from '../game';
import { RULE_EVENTS } from '../happen';
import { IMPROVISED } from '../improvised';
import { boundsOf, type Extents, MANY, oneOf, oneOrNone, YES_OR_NO } from '../numbers';
import { REASONS } from '../outcome';
import { BY_TRAIN } from '../people/ways-out';
import { NONE } from '../state';

const MANY_OR_NONE: Bounds = [NONE, 1_000_000];

/** What every number of a saved game can be. */
export function bounds(game: UoaGame): GameBounds {
  const { table } = game;
  const { sizes, mission } = table;
  const zone = oneOf(sizes.zones);
  const actor = oneOf(sizes.actors);
  const survivor = oneOf(sizes.survivors);
  const card = oneOf(sizes.cards);
  const changes = kindsOfChange(game);
  return {
    state: { ...KERNEL_BOUNDS, ...boundsOf(extentsOf(game, changes)) },
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
      kind: oneOf(sizes.kinds),
      awake: YES_OR_NO,
      onlyKind: oneOrNone(sizes.kinds),
      /** None where a card is drawn for a zone without one. */
      token: oneOrNone(sizes.spawnTokens),
      level: [0, RED],
      objective: oneOrNone(sizes.objectives),
      rule: oneOf(mission.rules.length),
      list: oneOf(mission.lists.length),
      effect: MANY,
      /** Survivors as bits, or one of the words of `do-effects`. */
      people: [-2, 2 ** sizes.survivors - 1],
      spot: [-2, sizes.zones - 1],
      doer: oneOrNone(sizes.survivors),
      event: oneOf(RULE_EVENTS.length),
      thing: MANY_OR_NONE,
      nextToken: MANY,
      nextZone: [0, sizes.zones],
      bundle: oneOrNone(mission.bundles.length),
      part: MANY,
      wagon: oneOrNone(sizes.machines),
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

function extentsOf({ table }: UoaGame, changes: number): Extents {
  const { sizes, boards, roster, players, mission } = table;
  return {
    sizes,
    boards: boards.length,
    changes,
    reasons: REASONS.length,
    players,
    people: roster.length,
    allChosen: ALL_CHOSEN,
    holders: 1 + mission.machines.length + mission.areas.length,
    waysOut: BY_TRAIN,
  };
}
