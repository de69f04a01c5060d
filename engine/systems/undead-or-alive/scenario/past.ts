import type { Given } from '../../../../schemas';
import type { UoaGame } from '../game';
import { LIMITED, NONE } from '../state';
import type { OpenBox } from './open-box';
import type { ScenarioReader } from './reading';

/** What a game remembers of what has been done in it. */
export function rememberPast(game: UoaGame, given: Given, box: OpenBox, reading: ScenarioReader): void {
  const { state, piles, table } = game;
  const { past = {}, setAside = [], vadeRetro = [], survivors } = given;
  const { goals, rules, counters } = table.mission;
  const numberOf = (list: readonly string[], id: string, pointer: string) => {
    const number = list.indexOf(id);
    return number < 0 ? reading.refuse('not-in-the-mission', pointer, { id }) : number;
  };
  const count = (
    counts: Readonly<Record<string, number>> = {},
    list: readonly string[],
    cells: (typeof state)['counters'],
    pointer: string,
  ) => {
    for (const [id, times] of Object.entries(counts)) {
      const row = numberOf(list, id, `${pointer}/${id}`);
      if (row !== NONE) cells.set(row, 0, times);
    }
  };
  const names = goals.map(({ id }) => id);
  for (const [index, id] of (past.reached ?? []).entries()) {
    const row = numberOf(names, id, `/given/past/reached/${index}`);
    if (row !== NONE) state.goalReached.set(row, 0, 1);
  }
  const ruleNames = rules.map(({ id }) => id);
  count(past.applied, ruleNames, state.ruleApplied, '/given/past/applied');
  count(past.counted, counters, state.counters, '/given/past/counted');
  state.weaponsWon = past.weaponsWon ?? 0;
  state.reserveWon = past.wonFromAside ?? 0;
  const cards = setAside.map((id, index) => box.card(id, `/given/setAside/${index}`));
  for (let index = cards.length - 1; index >= 0; index--) piles.reserve.put(cards[index] ?? NONE);
  for (const [token, at] of vadeRetro.entries()) {
    state.vadeRetro.set(token, 0, reading.zone(at, `/given/vadeRetro/${token}`));
  }
  for (const [survivor, { used = {} }] of survivors.entries()) {
    for (const [column, what] of LIMITED.entries()) state.timesUsed.set(survivor, column, used[what] ?? 0);
  }
}
