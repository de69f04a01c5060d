import type {
  ConditionBountyWeapons,
  ConditionMachine,
  ConditionSpawnTokens,
  ConditionZombies,
} from '../../../../../schemas';
import { placeOf } from '../../actors';
import type { UoaGame } from '../../game';
import { zombiesIn } from '../../horde';
import { ACTIVE, REMOVED, SAFE, SPAWN_STATUSES, UNSEEN } from '../../state';
import { isInArea, zonesOf } from '../areas';
import { howManyOf, machineMeant, spawnTokensMeant } from '../filters';
import { objectivesMeant } from '../objectives-meant';
import { mayBeMovedByHolyWater } from '../restrictions';
import { blessed, toUse } from './cards';
import { toTake } from './objectives';
import { toDrive } from './people';
import { cheapest, leastOf, type Reckoning, stepsBetween, TASK, UNKNOWN } from './reckoning';
import { rulesThat } from './rules-that';

const [A_FEAT, TO_KILL] = [12, 1.5] as const;

/** Holy Water moves and destroys them, unless a rule does it in another way. */
export function toArrange(reckoning: Reckoning, condition: ConditionSpawnTokens): number {
  const { game } = reckoning;
  const { status, in: area, count } = condition;
  const { spawnStatus, spawnZone } = game.state;
  const meant = spawnTokensMeant(game, condition).filter(
    (token) => status === 'removed' || spawnStatus.at(token) !== REMOVED,
  );
  const others = meant.filter((token) => {
    const isAsSaid = status === undefined || SPAWN_STATUSES[spawnStatus.at(token)] === status;
    return !isAsSaid || !isInArea(game, spawnZone.at(token), area);
  });
  const wanted = howManyOf(game, count, meant.length) - (meant.length - others.length);
  return wanted <= 0 ? 0 : toChange(reckoning, others, wanted);
}

function toChange(reckoning: Reckoning, tokens: readonly number[], wanted: number): number {
  const { game } = reckoning;
  const byWater = tokens.filter((token) => mayBeMovedByHolyWater(game, token));
  if (byWater.length < tokens.length)
    return cheapest(
      tokens.map((token) => toChangeByRule(reckoning, token)),
      wanted,
    );
  const zones = byWater.map((token) => game.state.spawnZone.at(token)).slice(0, wanted);
  return toUse(reckoning, blessed, zones) + unseenAmong(game, byWater) * TASK + toShow(reckoning, byWater);
}

/** Corpse Piles can only be dealt with once somebody has set foot in their building. */
function toShow(reckoning: Reckoning, tokens: readonly number[]): number {
  const { game, survivors } = reckoning;
  return tokens
    .filter((token) => game.state.spawnStatus.at(token) === UNSEEN)
    .reduce((work, token) => work + leastOf(survivors, (each) => stepsTo(reckoning, each, token)), 0);
}

function unseenAmong({ state }: UoaGame, tokens: readonly number[]): number {
  return tokens.filter((token) => state.spawnStatus.at(token) === UNSEEN).length;
}

function stepsTo(reckoning: Reckoning, survivor: number, token: number): number {
  const { game } = reckoning;
  return stepsBetween(reckoning, placeOf(game, survivor), game.state.spawnZone.at(token));
}

function toChangeByRule(reckoning: Reckoning, token: number): number {
  const { game } = reckoning;
  const { group } = game.table.mission.spawnTokens[token] ?? {};
  const rules = rulesThat(game, 'to-first-spawn-zone').filter((number) => {
    const rule = game.table.mission.rules[number];
    if (!rule || !('when' in rule) || rule.when.event !== 'used' || !rule.when.on) return false;
    return 'token' in rule.when.on && (rule.when.on.token.group ?? group) === group;
  });
  return Math.min(UNKNOWN, ...rules.map(reckoning.toApply));
}

/** Until none of them lies there like that any more. */
export function toDisperse(reckoning: Reckoning, condition: ConditionSpawnTokens): number {
  const { game } = reckoning;
  const zones = spawnTokensMeant(game, condition)
    .filter(
      (token) => game.state.spawnStatus.at(token) === ACTIVE && game.state.spawnStatus.at(token) !== SAFE,
    )
    .map((token) => game.state.spawnZone.at(token))
    .filter((zone) => isInArea(game, zone, condition.in));
  return toUse(reckoning, blessed, zones);
}

export function toKill(reckoning: Reckoning, { in: area }: ConditionZombies): number {
  const { game, survivors } = reckoning;
  const zones = area === undefined ? [...game.table.zones.keys()] : zonesOf(game, area);
  return zones
    .filter((zone) => zombiesIn(game, zone) > 0)
    .reduce((work, zone) => {
      const near = leastOf(survivors, (each) => stepsBetween(reckoning, placeOf(game, each), zone));
      return work + near + TO_KILL * zombiesIn(game, zone);
    }, 0);
}

export function toPlaceMachine(reckoning: Reckoning, condition: ConditionMachine): number {
  const { game } = reckoning;
  const machine = machineMeant(game, condition.machine);
  if ('in' in condition) return toDrive(reckoning, machine, zonesOf(game, condition.in));
  if (game.state.machineZone.at(machine) < 0) return 0;
  return Math.min(UNKNOWN, ...rulesThat(game, 'remove-machine').map(reckoning.toApply));
}

export function toMoveMachineAway(reckoning: Reckoning, condition: ConditionMachine): number {
  const { game } = reckoning;
  if (!('in' in condition)) return 0;
  const inside = zonesOf(game, condition.in);
  const outside = [...game.table.zones.entries()]
    .filter(([zone, { building }]) => !building && !inside.includes(zone))
    .map(([zone]) => zone);
  return toDrive(reckoning, machineMeant(game, condition.machine), outside);
}

/** Rules that give them for objectives are surer than feats. */
export function toWinWeapons(reckoning: Reckoning, { count, from }: ConditionBountyWeapons): number {
  const { game } = reckoning;
  const { piles, state, table } = game;
  const isReserved = from === 'reserve';
  const won = isReserved ? state.reserveWon : state.weaponsWon;
  const toCome = piles.reserve.size + (isReserved ? 0 : piles.bounty.size);
  const wanted = Math.max(0, howManyOf(game, count, won + toCome) - won);
  const rules = rulesThat(game, 'bounty-weapon').map((number) => table.mission.rules[number]);
  const costs = rules.flatMap((rule) => {
    if (!rule || !('when' in rule) || rule.when.event !== 'objective-taken') return [];
    const filter = rule.when;
    const lying = objectivesMeant(game, filter).filter((each) => state.objectiveZone.at(each) >= 0).length;
    const taken = objectivesMeant(game, filter).length - lying;
    const all = Array.from({ length: lying }, (_, index) =>
      toTake(reckoning, { ...filter, count: taken + index + 1 }),
    );
    return all.map((cost, index) => cost - (all[index - 1] ?? 0));
  });
  const feats = Array.from({ length: wanted }, () => A_FEAT);
  return cheapest([...costs, ...feats], wanted);
}
