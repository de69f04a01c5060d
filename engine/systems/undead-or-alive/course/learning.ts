import type { ActionList } from '../../../game/action-list';
import { decision } from '../../../game/agenda';
import { playerFor } from '../actors';
import { survivors } from '../content';
import type { UoaGame } from '../game';
import { skillName, survivorName } from '../names';
import { dropJustLearnt, noteJustLearnt } from '../skills/just-learnt';
import { skillNumber } from '../skills/owned';
import { ORANGE, RED } from '../state';
import { DO } from '../words';
import { healthOf, toughen } from './wounds';

const ONE_MORE_ACTION = skillNumber('plus-action');

/** A skill works from the moment it is there, but for the action that has brought it. */
export function learn(game: UoaGame, survivor: number, skill: number, rules: readonly string[]): void {
  const { state } = game;
  const oneMore = skill === ONE_MORE_ACTION && state.active === survivor;
  state.skills.add(survivor, skill, 1);
  noteJustLearnt(game, survivor, skill);
  game.events?.push({
    type: 'skill',
    rules: oneMore ? [...rules, 'UOA-ADREN-07'] : rules,
    survivor: survivorName(game, survivor),
    skill: skillName(game, skill),
  });
  if (oneMore) state.actionsLeft += 1;
  toughen(game, survivor, skill);
}

/** What somebody's ID card says for a level. */
export function printedSkills(game: UoaGame, survivor: number, level: number): readonly number[] {
  return printedOf[game.state.identity.at(survivor)]?.[level] ?? [];
}

const printedOf = survivors.map(({ skills: { blue, yellow, orange, red } }) =>
  [[blue], [yellow], orange, red].map((ids) => ids.map(skillNumber)),
);

/** Where the skills of a level begin among the bits of `chosen`: two for Orange, three for Red. */
const FIRST_BIT: Readonly<Record<number, number>> = { [ORANGE]: 0, [RED]: 2 };
const ORANGE_BITS = 0b11;
const RED_BITS = 0b11100;
/** As `chosen` says that nothing printed is left. */
export const ALL_CHOSEN = ORANGE_BITS | RED_BITS;

/** Whether a skill of a level has been chosen: another level may have the same one. */
function isChosen({ state }: UoaGame, survivor: number, level: number, place: number): boolean {
  return (state.chosen.at(survivor) & bitOf(level, place)) !== 0;
}

function bitOf(level: number, place: number): number {
  return 1 << ((FIRST_BIT[level] ?? 0) + place);
}

/** Whether nothing that is printed on the ID card is left to be chosen. */
export function hasAllPrinted({ state }: UoaGame, survivor: number): boolean {
  return state.chosen.at(survivor) === ALL_CHOSEN;
}

export function hasPrintedLeft(game: UoaGame, survivor: number, level: number): boolean {
  if (FIRST_BIT[level] === undefined) return false;
  return printedSkills(game, survivor, level).some((_, place) => !isChosen(game, survivor, level, place));
}

/** Notes that one of a level's skills is there, the first that is it and is not yet; says whether there was one. */
export function tick(game: UoaGame, survivor: number, level: number, skill: number): boolean {
  const places = printedSkills(game, survivor, level);
  const place = places.findIndex((each, at) => each === skill && !isChosen(game, survivor, level, at));
  if (place < 0) return false;
  game.state.chosen.set(survivor, 0, game.state.chosen.at(survivor) | bitOf(level, place));
  return true;
}

/** As if somebody had never been beyond a level: what is printed for the others is forgotten. */
export function unlearnAbove(game: UoaGame, survivor: number, level: number): void {
  const { chosen } = game.state;
  for (let above = level + 1; above <= RED; above++) {
    for (const [place, skill] of printedSkills(game, survivor, above).entries()) {
      const isPicked = FIRST_BIT[above] !== undefined;
      if (isPicked && !isChosen(game, survivor, above, place)) continue;
      if (isPicked) chosen.set(survivor, 0, chosen.at(survivor) & ~bitOf(above, place));
      unlearn(game, survivor, skill);
    }
  }
}

function unlearn(game: UoaGame, survivor: number, skill: number): void {
  const { state } = game;
  if (state.skills.at(survivor, skill) === 0) return;
  state.skills.add(survivor, skill, -1);
  dropJustLearnt(game, survivor, skill);
  if (skill === ONE_MORE_ACTION && state.active === survivor && state.actionsLeft > 0) state.actionsLeft -= 1;
  // Without what made them tougher nobody falls on the spot.
  const most = healthOf(game, survivor) - 1;
  if (state.wounds.at(survivor) > most) state.wounds.set(survivor, 0, most);
}

/** Which of the skills printed for a level. */
export const pickSkill = decision<UoaGame, 'survivor' | 'level'>('pick-skill', ['survivor', 'level'], {
  decider: (game, { survivor }) => playerFor(game, survivor),
  options(game, { survivor, level }, list: ActionList) {
    const skills = printedSkills(game, survivor, level);
    for (let place = 0; place < skills.length; place++) {
      if (!isChosen(game, survivor, level, place)) list.add(DO.skill, skills[place]);
    }
  },
  choose(game, { survivor, level }, { a: skill }) {
    const isFirst = (game.state.chosen.at(survivor) & (level === ORANGE ? ORANGE_BITS : RED_BITS)) === 0;
    tick(game, survivor, level, skill);
    const rule = isFirst ? 'UOA-ADREN-05' : 'UOA-ULTRA-02';
    learn(game, survivor, skill, [rule, 'UOA-ADREN-06', 'UOA-CHOICE-18']);
  },
});
