import { LOST, RUNNING, WON } from '../game/kernel';
import { usefulness } from '../bots/greedy/gear';
import type { UoaGame } from '../systems/undead-or-alive/game';
import { workLeft } from '../systems/undead-or-alive/mission/work/work';
import { activeSpawnTokens } from '../systems/undead-or-alive/spawning/tokens';
import { healthLeft } from '../systems/undead-or-alive/course/wounds';
import { ABOMINATION, IN_HAND, IN_PLAY, KINDS, NONE, RUNNER } from '../systems/undead-or-alive/state';

/** How a position looks: what is left to do, and how likely it is to go wrong. The less of either, the better. */
export interface Outlook {
  readonly work: number;
  readonly danger: number;
}

const [A_WOUND, BITTEN_NOW, DEADLY, BESIDE, NEAR, ON_BOARD] = [5, 2.5, 10, 0.5, 0.2, 0.12] as const;
const [NEAR_ABOMINATION, TOO_MANY_TOKENS, YELLOW, ORANGE, RED, WELL_ARMED, EMPTY] = [
  2, 2, -2, 5, 12, 1.2, 0.4,
] as const;
const [FROM_YELLOW, FROM_ORANGE, FROM_RED] = [7, 19, 43] as const;
const SAFE_TOKENS = 4;

/** Of a game that goes on; nothing of one that is lost. */
export function outlookOf(game: UoaGame): Outlook | undefined {
  if (game.state.outcome === LOST) return undefined;
  if (game.state.outcome === WON) return { work: Number.NEGATIVE_INFINITY, danger: 0 };
  if (game.state.outcome !== RUNNING) return undefined;
  return { work: workLeft(game), danger: dangerIn(game) };
}

function dangerIn(game: UoaGame): number {
  const { sizes } = game.table;
  let danger = 0;
  for (let actor = 0; actor < sizes.actors; actor++) {
    if (game.state.fate.at(actor) !== IN_PLAY) continue;
    danger += dangerTo(game, actor);
    if (actor < sizes.survivors) danger += conditionOf(game, actor);
  }
  for (let zone = 0; zone < sizes.zones; zone++) danger += ON_BOARD * zombiesThere(game, zone);
  const tokens = activeSpawnTokens(game) - SAFE_TOKENS;
  return danger + (tokens > 0 ? TOO_MANY_TOKENS * tokens * tokens : 0);
}

/** What zombies may do to somebody in the next round, or in this one if their turn is over. */
function dangerTo(game: UoaGame, actor: number): number {
  const zone = game.state.place.at(actor);
  if (zone === NONE) return 0;
  const { zombies } = game.state;
  let bites = 0;
  for (let kind = 0; kind < KINDS; kind++) bites += zombies.at(zone, kind);
  bites += zombies.at(zone, RUNNER);
  let danger = NEAR_ABOMINATION * zombies.at(zone, ABOMINATION);
  for (const next of game.board.neighbours[zone] ?? []) {
    danger += BESIDE * zombiesThere(game, next) + NEAR_ABOMINATION * zombies.at(next, ABOMINATION);
    bites += zombies.at(next, RUNNER);
    for (const further of game.board.neighbours[next] ?? []) danger += NEAR * zombiesThere(game, further);
  }
  const isOver = actor >= game.table.sizes.survivors || game.state.activated.at(actor) === 1;
  if (!isOver) return danger + bites;
  return danger + BITTEN_NOW * bites + (bites >= healthLeft(game, actor) ? DEADLY : 0);
}

/** Wounds, experience and weapons. */
function conditionOf(game: UoaGame, survivor: number): number {
  const { state, table } = game;
  const adrenaline = state.adrenaline.at(survivor);
  let sum = A_WOUND * state.wounds.at(survivor);
  if (adrenaline >= FROM_YELLOW) sum += YELLOW;
  if (adrenaline >= FROM_ORANGE) sum += ORANGE;
  if (adrenaline >= FROM_RED) sum += RED;
  let best = 0;
  for (const slot of IN_HAND) {
    const card = state.slots.at(survivor, slot);
    const kind = card === NONE ? undefined : table.cards[card]?.kind;
    if (!kind || kind.type === 'none' || kind.type === 'explosive') continue;
    const worth = usefulness(kind) * (state.emptied.at(card) === 1 ? EMPTY : 1);
    best = Math.max(best, worth);
  }
  return sum - WELL_ARMED * best;
}

function zombiesThere(game: UoaGame, zone: number): number {
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) sum += game.state.zombies.at(zone, kind);
  return sum;
}
