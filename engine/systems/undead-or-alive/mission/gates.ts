import type { Restriction } from '../../../../schemas';
import { setGate } from '../board/gates';
import type { UoaGame } from '../game';
import { machineMeant } from './filters';
import { isInForce } from './restrictions';

/** Closes the zones that nobody may enter, or see, and the ways that nobody may take for now, and opens those that they may again. */
export function settleGates(game: UoaGame): void {
  const { gates, rules } = game.table.mission;
  for (const [gate, id] of gates.entries()) {
    const rule = rules.find((each) => each.id === id);
    if (rule && 'passage' in rule) setGate(game, gate, !isInForce(game, rule.passage));
    if (rule && 'change' in rule) setGate(game, gate, isInForce(game, rule.change));
    if (!rule || !('forbid' in rule) || rule.forbid.what !== 'enter') continue;
    setGate(game, gate, !isOutOfTheWay(game, rule.forbid) && isInForce(game, rule.forbid));
  }
}

/** What stands in the way may be gone (UOA-MISSION-M6-06). */
export function isOutOfTheWay({ state, table }: UoaGame, forbid: Restriction): boolean {
  if (forbid.what !== 'enter' || !('machine' in forbid)) return false;
  const machine = machineMeant({ table }, forbid.machine);
  return state.machineZone.at(machine) !== table.mission.machines[machine]?.zone;
}
