import type { Effect } from '../../../../schemas';
import type { UoaGame } from '../game';
import { NONE } from '../state';
import type { Occasion } from './at-hand';
import { basisOf } from './rule-facts';

// What a rule has put off to a later round. Each row of `postponed` is one such thing, or free.

const [ROUND, RULE, LIST, DOER, ZONE] = [0, 1, 2, 3, 4] as const;
const FREE = 0;

/** It waits for its round. What comes when too much is waiting is lost, and the log says so. */
export function postpone(
  game: UoaGame,
  rounds: number,
  effects: readonly Effect[],
  { rule, rules, survivor, zone }: Occasion,
): void {
  const { postponed, round } = game.state;
  const id = game.table.mission.rules[rule]?.id ?? '';
  const row = freeRow(game);
  if (row === NONE) {
    game.events?.push({ type: 'not-postponed', rules, rule: id });
    return;
  }
  postponed.set(row, ROUND, round + rounds);
  postponed.set(row, RULE, rule);
  postponed.set(row, LIST, game.table.mission.lists.indexOf(effects));
  postponed.set(row, DOER, survivor);
  postponed.set(row, ZONE, zone);
  game.events?.push({ type: 'postponed', rules, rule: id, round: round + rounds });
}

function freeRow({ state: { postponed } }: UoaGame): number {
  for (let row = 0; row < postponed.rows; row++) if (postponed.at(row, ROUND) === FREE) return row;
  return NONE;
}

/** What was put off to this round, in the order of its rows: the agenda is a stack. */
export function doPostponed(game: UoaGame): void {
  const { postponed, round } = game.state;
  const comings: number[] = [];
  for (let row = postponed.rows - 1; row >= 0; row--) {
    const due = postponed.at(row, ROUND);
    if (due === FREE || due > round) continue;
    const [rule, list, doer, zone] = [RULE, LIST, DOER, ZONE].map((column) => postponed.at(row, column));
    postponed.fillRow(row, FREE);
    comings.unshift(rule ?? 0);
    game.system.missionEffects.begin(game, rule ?? 0, list ?? 0, doer ?? NONE, NONE, zone ?? NONE);
  }
  for (const number of comings) {
    const rule = game.table.mission.rules[number];
    if (rule) {
      game.events?.push({ type: 'mission-rule', rules: basisOf(rule), rule: rule.id, wasPutOff: true });
    }
  }
}

export function isAnythingPostponed({ state }: UoaGame): boolean {
  return state.postponed.toArray().some((number) => number !== FREE);
}

/** Whether the rules could have put off what waits. */
export function isPostponedAsItCanBe({ state: { postponed }, table }: UoaGame): boolean {
  for (let row = 0; row < postponed.rows; row++) {
    if (postponed.at(row, ROUND) === FREE) continue;
    const [rule = 0, list = 0, doer = 0, zone = 0] = [RULE, LIST, DOER, ZONE].map((column) =>
      postponed.at(row, column),
    );
    if (rule < 0 || rule >= table.mission.rules.length) return false;
    if (list < 0 || list >= table.mission.lists.length) return false;
    if (doer >= table.sizes.survivors || zone >= table.sizes.zones) return false;
  }
  return true;
}
