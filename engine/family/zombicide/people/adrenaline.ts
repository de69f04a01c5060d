import { isInPlay } from '../actors';
import type { FamilyGame } from '../game';
import { levelName, survivorName } from '../names';
import { BLUE, RED, YELLOW } from '../state';
import { learn, pickSkill, printedSkills } from './learning';
import { furtherLaps, startAgain } from './ultrared';

// Deeds earn points, points levels, levels skills; each game names the points.

/** Adrenaline points for something that is a deed of its own. */
export function gainAdrenaline(
  game: FamilyGame,
  survivor: number,
  points: number,
  rules: readonly string[],
): void {
  game.ways.gained(game, survivor, points);
  addAdrenaline(game, survivor, points, rules);
}

/** Adrenaline points, at once: with a new level comes its skill. */
export function addAdrenaline(
  game: FamilyGame,
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
  const after = levelWith(game.table.levelStarts, now);
  // What comes on later laps is put on the agenda first, and so comes last.
  if (game.table.optional.ultrared && Math.max(before, after) === RED) {
    furtherLaps.begin(
      game,
      survivor,
      before === RED ? had : (game.table.levelStarts[RED] ?? Number.POSITIVE_INFINITY),
      now,
    );
  }
  if (after <= before) return;
  state.level.set(survivor, 0, after);
  const order = after > before + 1 ? game.because['several-levels-at-once'] : [];
  for (let level = before + 1; level <= after; level++) reach(game, survivor, level, order);
  // The agenda is a stack: what is picked first is put on it last.
  for (let level = after; level > Math.max(before, YELLOW); level--) pickSkill.begin(game, survivor, level);
}

/** The level of so many points, by the points with which levels begin. */
export function levelWith(starts: readonly number[], points: number): number {
  let level: number = BLUE;
  while (level < RED && points >= (starts[level + 1] ?? 0)) level += 1;
  return level;
}

/** The highest level among those still in play: what the zombies answer to. */
export function dangerLevel(game: FamilyGame): number {
  let highest: number = BLUE;
  for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
    if (isInPlay(game, survivor)) highest = Math.max(highest, game.state.level.at(survivor));
  }
  return highest;
}

function reach(game: FamilyGame, survivor: number, level: number, order: readonly string[]): void {
  game.events?.push({
    type: 'level',
    rules: [...game.because['level-reached'], ...order],
    survivor: survivorName(game, survivor),
    level: levelName(game, level),
  });
  game.ways.hasReached(game, survivor, level);
  if (level !== YELLOW) return;
  const [skill] = printedSkills(game, survivor, YELLOW);
  if (skill !== undefined) learn(game, survivor, skill, game.because['skill-of-yellow']);
}
