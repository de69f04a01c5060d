import type { ActionList } from '../../../game/action-list';
import { decision } from '../../../game/agenda';
import { playerFor } from '../actors';
import type { FamilyGame } from '../game';
import { skillName, survivorName } from '../names';
import { dropJustLearnt, noteJustLearnt } from '../skills/just-learnt';
import { ORANGE, RED } from '../state';

/** A skill works from the moment it is there, but for the action that has brought it. */
export function learn(game: FamilyGame, survivor: number, skill: number, rules: readonly string[]): void {
  const { state } = game;
  const oneMore = skill === game.table.oneMoreAction && state.active === survivor;
  state.skills.add(survivor, skill, 1);
  noteJustLearnt(game, survivor, skill);
  game.events?.push({
    type: 'skill',
    rules: oneMore ? [...rules, ...game.because['one-more-action-at-once']] : rules,
    survivor: survivorName(game, survivor),
    skill: skillName(game, skill),
  });
  if (oneMore) state.actionsLeft += 1;
  game.ways.hasLearnt(game, survivor, skill);
}

/** The skills that somebody's ID card prints for a level. */
export function printedSkills(game: FamilyGame, survivor: number, level: number): readonly number[] {
  return game.table.printed[game.state.identity.at(survivor)]?.[level] ?? [];
}

/** Where the skills of a level begin among the bits of `chosen`: two for Orange, three for Red. */
const FIRST_BIT: Readonly<Record<number, number>> = { [ORANGE]: 0, [RED]: 2 };
const ORANGE_BITS = 0b11;
const RED_BITS = 0b11100;
/** `chosen` when nothing printed is left. */
export const ALL_CHOSEN = ORANGE_BITS | RED_BITS;

/** Whether a skill of a level has been chosen: another level may have the same one. */
function isChosen({ state }: FamilyGame, survivor: number, level: number, place: number): boolean {
  return isAmongChosen(state.chosen.at(survivor), level, place);
}

/** The same by the bits alone. */
export function isAmongChosen(chosen: number, level: number, place: number): boolean {
  return (chosen & bitOf(level, place)) !== 0;
}

function bitOf(level: number, place: number): number {
  return 1 << ((FIRST_BIT[level] ?? 0) + place);
}

/** Whether nothing that is printed on the ID card is left to be chosen. */
export function hasAllPrinted({ state }: FamilyGame, survivor: number): boolean {
  return state.chosen.at(survivor) === ALL_CHOSEN;
}

export function hasPrintedLeft(game: FamilyGame, survivor: number, level: number): boolean {
  if (FIRST_BIT[level] === undefined) return false;
  return printedSkills(game, survivor, level).some((_, place) => !isChosen(game, survivor, level, place));
}

/** Marks the first skill of a level that matches and is not learnt yet; says whether there was one. */
export function markChosen(game: FamilyGame, survivor: number, level: number, skill: number): boolean {
  const places = printedSkills(game, survivor, level);
  const place = places.findIndex((each, at) => each === skill && !isChosen(game, survivor, level, at));
  if (place < 0) return false;
  game.state.chosen.set(survivor, 0, game.state.chosen.at(survivor) | bitOf(level, place));
  return true;
}

/** As if somebody had never been beyond a level: what is printed for the others is forgotten. */
export function unlearnAbove(game: FamilyGame, survivor: number, level: number): void {
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

function unlearn(game: FamilyGame, survivor: number, skill: number): void {
  const { state } = game;
  if (state.skills.at(survivor, skill) === 0) return;
  state.skills.add(survivor, skill, -1);
  dropJustLearnt(game, survivor, skill);
  if (skill === game.table.oneMoreAction && state.active === survivor && state.actionsLeft > 0)
    state.actionsLeft -= 1;
  // Losing a skill that raised health eliminates nobody.
  const most = game.ways.healthOf(game, survivor) - 1;
  if (state.wounds.at(survivor) > most) state.wounds.set(survivor, 0, most);
}

/** Asks which of the skills printed for a level somebody learns. */
export const pickSkill = decision<FamilyGame, 'survivor' | 'level'>('pick-skill', ['survivor', 'level'], {
  is: { isForPlayers: true },
  // A mission may have given them all of a level beforehand.
  lapses: true,
  decider: (game, { survivor }) => playerFor(game, survivor),
  options(game, { survivor, level }, list: ActionList) {
    const skills = printedSkills(game, survivor, level);
    for (let place = 0; place < skills.length; place++) {
      if (!isChosen(game, survivor, level, place)) list.add(game.words.skill, skills[place]);
    }
  },
  choose(game, { survivor, level }, { a: skill }) {
    const isFirst = (game.state.chosen.at(survivor) & (level === ORANGE ? ORANGE_BITS : RED_BITS)) === 0;
    markChosen(game, survivor, level, skill);
    const rules = isFirst ? game.because['skill-of-a-level'] : game.because['skill-of-another-lap'];
    learn(game, survivor, skill, rules);
  },
});
