import type { ActionList } from '../../../game/action-list';
import { decision } from '../../../game/agenda';
import { isInPlay, playerFor } from '../actors';
import { countAdrenaline } from '../combat/deeds';
import { limits } from '../content';
import type { UoaGame } from '../game';
import { levelName, skillName, survivorName } from '../names';
import { skillNumber } from '../skills/owned';
import { BLUE, ORANGE, RED, YELLOW } from '../state';
import { DO } from '../words';

const { yellow, orange, red } = limits.adrenaline;
const STARTS = [0, yellow, orange, red];
const ONE_MORE_ACTION = skillNumber('plus-action');

/** Adrenaline points, at once: with a new level comes its skill. */
export function gainAdrenaline(
  game: UoaGame,
  survivor: number,
  points: number,
  rules: readonly string[],
): void {
  const { state } = game;
  const before = state.level.at(survivor);
  state.adrenaline.add(survivor, 0, points);
  const now = state.adrenaline.at(survivor);
  game.events?.push({ type: 'adrenaline', rules, survivor: survivorName(game, survivor), points, now });
  countAdrenaline(game, survivor, points);
  const after = levelAt(now);
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
    learn(game, survivor, skillsAt(game, survivor, YELLOW)[0] as number, ['UOA-ADREN-04']);
}

/** Which of the skills printed for a level. */
export const pickSkill = decision<UoaGame, 'survivor' | 'level'>('pick-skill', ['survivor', 'level'], {
  decider: (game, { survivor }) => playerFor(game, survivor),
  options(game, { survivor, level }, list: ActionList) {
    for (const skill of skillsAt(game, survivor, level)) list.add(DO.skill, skill);
  },
  choose(game, { survivor }, { a: skill }) {
    learn(game, survivor, skill, ['UOA-ADREN-05', 'UOA-ADREN-06', 'UOA-CHOICE-18']);
  },
});

/** A skill works from the moment it is there. */
export function learn(game: UoaGame, survivor: number, skill: number, rules: readonly string[]): void {
  const { state } = game;
  const oneMore = skill === ONE_MORE_ACTION && state.active === survivor;
  state.skills.add(survivor, skill, 1);
  game.events?.push({
    type: 'skill',
    rules: oneMore ? [...rules, 'UOA-ADREN-07'] : rules,
    survivor: survivorName(game, survivor),
    skill: skillName(game, skill),
  });
  if (oneMore) state.actionsLeft += 1;
}

function skillsAt(game: UoaGame, survivor: number, level: number): readonly number[] {
  const person = game.table.roster[game.state.identity.at(survivor)];
  if (!person) return [];
  const { skills } = person;
  const ids = level === ORANGE ? skills.orange : level === RED ? skills.red : [skills.yellow];
  return ids.map(skillNumber);
}
