import { isInPlay } from '../actors';
import { countAdrenaline } from '../combat/deeds';
import { limits } from '../content';
import type { UoaGame } from '../game';
import { levelName, survivorName } from '../names';
import { BLUE, RED, YELLOW } from '../state';
import { learn, pickSkill, printedSkills } from './learning';
import { furtherLaps, LEVEL_STARTS, startAgain } from './ultrared';

const STARTS = [0, ...LEVEL_STARTS] as const;

/** Adrenaline points for something that is a deed of its own. */
export function gainAdrenaline(
  game: UoaGame,
  survivor: number,
  points: number,
  rules: readonly string[],
): void {
  countAdrenaline(game, survivor, points);
  addAdrenaline(game, survivor, points, rules);
}

/** Adrenaline points, at once: with a new level comes its skill. */
export function addAdrenaline(
  game: UoaGame,
  survivor: number,
  points: number,
  rules: readonly string[],
): void {
  const { state } = game;
  const before = state.level.at(survivor);
  const had = state.adrenaline.at(survivor);
  const now = had + points;
  state.adrenaline.set(survivor, 0, now);
  game.events?.push({ type: 'adrenaline', rules, survivor: survivorName(game, survivor), points, now });
  if (game.table.optional.ultrared) startAgain(game, survivor, before === RED);
  const after = levelAt(now);
  // What comes on later laps is put on the agenda first, and so comes last.
  if (game.table.optional.ultrared && Math.max(before, after) === RED) {
    furtherLaps.begin(game, survivor, before === RED ? had : limits.adrenaline.red, now);
  }
  if (after <= before) return; // UOA-ADREN-11
  state.level.set(survivor, 0, after);
  const order = after > before + 1 ? ['UOA-ADREN-08'] : [];
  for (let level = before + 1; level <= after; level++) reach(game, survivor, level, order);
  // The agenda is a stack: what is picked first is put on it last.
  for (let level = after; level > Math.max(before, YELLOW); level--) pickSkill.begin(game, survivor, level);
}

export function levelAt(points: number): number {
  let level = BLUE as number;
  while (level < RED && points >= (STARTS[level + 1] as number)) level += 1;
  return level; // UOA-ADREN-03
}

/** The highest level among those still in play: what the zombies answer to. */
export function dangerLevel(game: UoaGame): number {
  let highest = BLUE as number;
  for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
    if (isInPlay(game, survivor)) highest = Math.max(highest, game.state.level.at(survivor)); // UOA-ADREN-09
  }
  return highest;
}

function reach(game: UoaGame, survivor: number, level: number, order: readonly string[]): void {
  game.events?.push({
    type: 'level',
    rules: ['UOA-ADREN-03', ...order],
    survivor: survivorName(game, survivor),
    level: levelName(game, level),
  });
  if (level === YELLOW)
    learn(game, survivor, printedSkills(game, survivor, YELLOW)[0] as number, ['UOA-ADREN-04']);
}
