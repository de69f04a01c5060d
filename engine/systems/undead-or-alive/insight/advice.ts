import type { Advice } from '../../../game/advice';
import type { Observation } from '../hidden/observation';
import { ACTIVE } from '../state';
import { actionsAtOnce, freeAllowances, priceOf, slotFits } from './allowances';
import { attackOdds } from './attack-odds';
import { matters } from './matters/matters';
import { spawningNow } from './spawning-now';
import { gameSummary } from './summary';
import { plainOption } from './triviality';
import { walks, wayTo } from './walks';
import { whyNot } from './why-not/why-not';

export const advice: Advice<Observation> = {
  whyNot,
  price: priceOf,
  odds: attackOdds,
  walks,
  wayTo: (seen, zone) => wayTo(seen, zone),
  range: ({ board }, from, to) => board.range(from, to),
  plainOption,
  actionsAtOnce,
  freeAllowances,
  slotTakes: slotFits,
  spawning: spawningNow,
  matters,
  summary: gameSummary,
  tokensToBlame,
};

function tokensToBlame(seen: Observation): readonly string[] {
  if (seen.outcome?.reason !== 'too-many-spawn-tokens') return [];
  return seen.table.mission.spawnTokens
    .filter((_, token) => seen.at('spawnStatus', token) === ACTIVE)
    .map(({ id }) => id);
}
