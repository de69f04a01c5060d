import { ownerOf } from '../../../engine/family/zombicide/cards/held';
import type { UoaGame } from '../../../engine/systems/undead-or-alive/game';
import { carryRuleFor } from '../../../engine/systems/undead-or-alive/mission/carrying';
import { GONE, NONE, NOT_YET } from '../../../engine/systems/undead-or-alive/state';
import { type Invariant, isUnderWay } from './invariant';

const places: Invariant = {
  title: 'an objective lies somewhere, or somebody has it, or it is loaded, or nobody has it any more',
  breach(game) {
    const { state, table } = game;
    for (const [objective, { id }] of table.mission.objectives.entries()) {
      const isKept = [
        state.carrier.at(objective) >= 0,
        state.loaded.at(objective) > 0,
        isHeld(game, objective),
      ];
      const isLying = state.objectiveZone.at(objective) !== NONE;
      const found = [isLying, ...isKept].filter(Boolean).length;
      if (found > 1) return `${id} is in ${found} places`;
      if (isLying && state.carrier.at(objective) === GONE) return `${id} lies there, and is given up`;
    }
    return undefined;
  },
};

function isHeld(game: UoaGame, objective: number): boolean {
  const card = game.table.objectiveCards[objective] ?? NONE;
  return card !== NONE && (ownerOf(game, card) !== NONE || game.piles.dealing.includes(card));
}

const slots: Invariant = {
  title:
    'what takes a slot is in one until it is loaded or given up, and nothing else is (UOA-MISSION-M7-05)',
  breach(game) {
    const { state, table, piles } = game;
    if (state.outcome !== 0) return undefined;
    for (const [objective, { id }] of table.mission.objectives.entries()) {
      const isTaken = state.objectiveZone.at(objective) === NONE;
      const isSlotted = isTaken && carryRuleFor(game, objective)?.by === 'slot';
      const isOut = state.loaded.at(objective) > 0 || state.carrier.at(objective) === GONE;
      const isRemoved = piles.removed.includes(table.objectiveCards[objective] ?? NONE);
      if (isHeld(game, objective) !== (isSlotted && !isOut)) return `${id} is not where it should be`;
      if (isRemoved !== (isSlotted && isOut)) return `the card of ${id} is not where it should be`;
    }
    return undefined;
  },
};

const carriers: Invariant = {
  title:
    'objectives are with survivors, or one each with companions, as the mission says (UOA-MISSION-M9-07)',
  breach(game) {
    const { state, table } = game;
    const bearers = new Set<number>();
    for (const [objective, { id }] of table.mission.objectives.entries()) {
      const carrier = state.carrier.at(objective);
      if (carrier < 0) continue;
      const isCompanion = carrier >= table.sizes.survivors;
      if (carryRuleFor(game, objective)?.by !== (isCompanion ? 'companion' : 'dashboard'))
        return `${id} is kept`;
      if (state.fate.at(carrier) === NOT_YET) return `${id} is with somebody who is not there`;
      if (isCompanion && bearers.has(carrier)) return `${id} is the second for ${carrier}`;
      if (isCompanion && state.leader.at(carrier) === NONE) return `${carrier} has ${id}, and no leader`;
      if (isCompanion) bearers.add(carrier);
    }
    return undefined;
  },
};

const counters: Invariant = {
  title: 'no counter is below nought',
  breach({ state }) {
    const low = state.counters.toArray().find((count) => count < 0);
    return low === undefined ? undefined : `one is at ${low}`;
  },
};

const once: Invariant = {
  title: 'what applies once has not been applied again',
  breach({ state, table }) {
    for (const [number, rule] of table.mission.rules.entries()) {
      const isOnce = 'asSoonAs' in rule || ('do' in rule && rule.once === true);
      const times = state.ruleApplied.at(number);
      if (isOnce && times > 1) return `${rule.id} was applied ${times} times`;
      // Of what is forbidden or changed it is remembered whether it holds.
      const isLasting = 'forbid' in rule || 'change' in rule;
      if (!('do' in rule) && !isLasting && times > 0) return `${rule.id} does nothing, and was applied`;
    }
    return undefined;
  },
};

const aside: Invariant = {
  title: 'whoever waits aside is nowhere, and nobody leads them',
  breach({ state, table }) {
    for (let actor = table.sizes.survivors; actor < table.sizes.actors; actor++) {
      if (state.fate.at(actor) !== NOT_YET) continue;
      if (state.place.at(actor) !== NONE || state.leader.at(actor) !== NONE)
        return `companion ${actor} is there`;
    }
    return undefined;
  },
};

const machines: Invariant = {
  title: 'a machine that was driven out is off the board',
  breach({ state, table }) {
    for (const [machine, { id }] of table.mission.machines.entries()) {
      if (state.machineOut.at(machine) === 1 && state.machineZone.at(machine) !== NONE)
        return `${id} is on it`;
    }
    return undefined;
  },
};

const turning: Invariant = {
  title: 'tiles change only while a rule or a train changes them',
  breach(game) {
    const isChanging = game.state.changing !== 0 && game.state.outcome === 0;
    return isChanging && !isUnderWay(game, 'change-board') ? 'they go on changing' : undefined;
  },
};

export const missionInvariants: readonly Invariant[] = [
  places,
  slots,
  carriers,
  counters,
  once,
  aside,
  machines,
  turning,
];
