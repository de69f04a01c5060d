import type { ConditionCounter, ConditionRound } from '../../../../../schemas';
import { type Verdict, when } from '../../../../mission/verdict';
import type { UoaGame } from '../../game';

export function round({ state }: UoaGame, { from = 0, to }: ConditionRound): Verdict {
  if (to !== undefined && state.round > to) return 'never';
  return when(state.round >= from);
}

export function counter({ state, table }: UoaGame, { counter: name, atLeast }: ConditionCounter): Verdict {
  return when(state.counters.at(table.mission.counters.indexOf(name)) >= atLeast);
}

export function done({ state, table }: UoaGame, id: string): Verdict {
  return when(state.ruleApplied.at(table.mission.rules.findIndex((rule) => rule.id === id)) > 0);
}
