import { zombiesIn } from '../../../engine/family/zombicide/horde';
import { limits } from '../../../engine/systems/undead-or-alive/content';
import type { UoaGame } from '../../../engine/systems/undead-or-alive/game';
import {
  ACTIVE,
  ASIDE,
  COLOURS,
  GONE,
  INACTIVE,
  NONE,
  OUT,
  REMOVED,
  SAFE,
  UNSEEN,
  WAITING,
} from '../../../engine/systems/undead-or-alive/state';
import { does, type Invariant, isUnderWay } from './invariant';

/** A train, or a tile that is turned over, may carry things along. */
const changes = ({ table }: UoaGame) => table.boards.length > 1;

/** Trains take zones away. */
const isOnBoard = ({ board }: UoaGame, zone: number) => zone >= 0 && board.distance(zone, zone) === 0;

const isZone = ({ table }: UoaGame, zone: number) => zone >= 0 && zone < table.sizes.zones;

const noise: Invariant = {
  title: 'the noise token is on the board (UOA-NOISE-01)',
  breach(game) {
    const { noiseZone, noiseReached, outcome, round } = game.state;
    // A train can take it away with everybody who would hear it.
    if (outcome !== 0) return undefined;
    if (round > 0 && !isZone(game, noiseZone) && !isUnderWay(game, 'noise-to-crowd'))
      return `it is in zone ${noiseZone}`;
    const isMoving = game.state.awake.toArray().some((awake) => awake > 0);
    return noiseReached === 1 && !isMoving ? 'it was reached and has not moved' : undefined;
  },
};

const spawnTokens: Invariant = {
  title: 'spawn tokens are in zones, each lying as its kind can',
  breach(game) {
    const { state, table } = game;
    const { spawnTokens: tokens, startingSpawnZone } = table.mission;
    for (const [token, { id, kind, zone, asleep, waiting }] of tokens.entries()) {
      const [now, status] = [state.spawnZone.at(token), state.spawnStatus.at(token)];
      const canMove = kind === 'mobile' || kind === 'abomination' || does(game, 'to-first-spawn-zone');
      const isRunOver = changes(game) && kind !== 'starting' && kind !== 'mobile';
      const isTakenAway = status === REMOVED && now === NONE;
      if (isTakenAway && (isRunOver || does(game, 'remove-tokens') || does(game, 'remove'))) continue;
      if (status === WAITING && now === NONE && waiting) continue;
      const isCarried = (changes(game) || does(game, 'move') || does(game, 'place')) && isOnBoard(game, now);
      if (now !== zone && !isCarried && !(canMove && now === startingSpawnZone))
        return `${id} went to zone ${now}`;
      const isPile = kind === 'corpse-pile';
      const fits = isPile
        ? [UNSEEN, ACTIVE, SAFE]
        : kind === 'abomination'
          ? abominationSides(game)
          : [ACTIVE];
      const turns = does(game, 'wake') || does(game, 'sleep') || asleep || (waiting && does(game, 'place'));
      if (turns && (status === ACTIVE || status === INACTIVE)) continue;
      if (!fits.some((one) => one === status)) return `${id} has status ${status}`;
    }
    return undefined;
  },
};

/** Their tokens spawn while an Abomination is in play (UOA-ABOM-05), unless the mission keeps them asleep. */
function abominationSides({ state, table }: UoaGame): readonly number[] {
  if (state.abomination === NONE) return [INACTIVE];
  return table.mission.restrictions.awaken.length > 0 ? [INACTIVE, ACTIVE] : [ACTIVE];
}

const seven: Invariant = {
  title: 'with seven active spawn tokens the game is lost (UOA-WIN-04)',
  breach({ state }) {
    const active = state.spawnStatus.toArray().filter((status) => status === ACTIVE).length;
    const isTooMany = active >= limits.activeSpawnTokensThatLose;
    return isTooMany && state.round > 0 && state.outcome === 0 ? `${active} are active` : undefined;
  },
};

const piles: Invariant = {
  title: 'a Corpse Pile shows itself once a survivor is in its building (UOA-SPAWNTOK-06)',
  breach({ state, table }) {
    // A mission may forbid what wakes them.
    const isForbidden = table.mission.rules.some((rule) => 'forbid' in rule && rule.forbid.what === 'awaken');
    if (state.round === 0 || isForbidden) return undefined;
    for (let survivor = 0; survivor < table.sizes.survivors; survivor++) {
      const here = table.zones[state.place.at(survivor)];
      if (!here?.building || here.balcony) continue;
      for (const [token, { id, kind }] of table.mission.spawnTokens.entries()) {
        const there = table.zones[state.spawnZone.at(token)];
        if (kind !== 'corpse-pile' || state.spawnStatus.at(token) !== UNSEEN) continue;
        const isSame = there?.placement === here.placement && there.buildingNumber === here.buildingNumber;
        if (isSame) return `${id} is unseen with somebody in ${here.id}`;
      }
    }
    return undefined;
  },
};

const objectives: Invariant = {
  title: 'objectives lie where they were, or are taken or gone; their colours stay the same in number',
  breach(game) {
    const { state, table } = game;
    const [before, now] = [COLOURS.map(() => 0), COLOURS.map(() => 0)];
    for (const [objective, { id, zone, colour, waiting }] of table.mission.objectives.entries()) {
      const at = state.objectiveZone.at(objective);
      const isPut = does(game, 'step') || does(game, 'move') || does(game, 'place');
      const isCarried = (changes(game) || isPut) && isOnBoard(game, at);
      const isOut = (at === ASIDE && waiting) || (at === OUT && does(game, 'remove'));
      if (at !== zone && at !== NONE && at !== GONE && !isCarried && !isOut) return `${id} is in zone ${at}`;
      before[colour] = (before[colour] ?? 0) + 1;
      const shows = state.objectiveColour.at(objective);
      now[shows] = (now[shows] ?? 0) + 1;
    }
    return now.join() === before.join() ? undefined : `colours ${before.join()} became ${now.join()}`;
  },
};

const vadeRetro: Invariant = {
  title: 'a Vade Retro token lies where zombies are (UOA-FAITHFUL-07)',
  breach(game) {
    for (const zone of game.state.vadeRetro.toArray()) {
      if (zone !== NONE && zombiesIn(game, zone) === 0) return `one lies in the empty zone ${zone}`;
    }
    return undefined;
  },
};

const lures: Invariant = {
  title: 'zombies are taunted, and somebody charges, only for as long as it takes',
  breach(game) {
    const { taunter, charging } = game.state;
    if (game.state.outcome !== 0) return undefined;
    if ((taunter !== NONE) !== isUnderWay(game, 'taunt')) return `${taunter} taunts`;
    return charging === 1 && !isUnderWay(game, 'charge') ? 'a Charge does not end' : undefined;
  },
};

export const tokenInvariants: readonly Invariant[] = [
  noise,
  spawnTokens,
  seven,
  piles,
  objectives,
  vadeRetro,
  lures,
];
