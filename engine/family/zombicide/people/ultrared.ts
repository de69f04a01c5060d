import type { ActionList } from '../../../game/action-list';
import { decision, procedure } from '../../../game/agenda';
import { playerFor } from '../actors';
import type { FamilyGame } from '../game';
import { survivorName } from '../names';
import { RED, YELLOW } from '../state';
import { hasAllPrinted, hasPrintedLeft, learn, pickSkill } from './learning';

// The optional way to play on beyond Red: the tracker goes round again and again.

/** At Red the tracker goes back, and shows what was over. The level stays. */
export function startAgain(game: FamilyGame, survivor: number, isAgain: boolean): void {
  const { state } = game;
  const lap = lapOf(game);
  let rules = isAgain ? game.because['red-reached-again'] : game.because['red-reached'];
  while (state.adrenaline.at(survivor) >= lap) {
    state.adrenaline.add(survivor, 0, -lap);
    game.events?.push({
      type: 'tracker-restarted',
      rules,
      survivor: survivorName(game, survivor),
      now: state.adrenaline.at(survivor),
    });
    rules = game.because['red-reached-again'];
  }
}

/** The points of one time round. */
function lapOf({ table }: FamilyGame): number {
  return table.levelStarts[RED] ?? Number.POSITIVE_INFINITY;
}

/** What the points from `passed` to `reached` bring, counted on and on: one level after the other. */
export const furtherLaps = procedure<FamilyGame, 'survivor' | 'passed' | 'reached'>(
  'further-laps',
  ['survivor', 'passed', 'reached'],
  [
    (game, frame) => {
      const { survivor, passed, reached } = frame;
      const lap = Math.floor(passed / lapOf(game)) * lapOf(game);
      const { levelStarts } = game.table;
      const level = levelStarts.findIndex((start) => lap + start > passed);
      const at = lap + (levelStarts[level] ?? lapOf(game));
      if (at > reached) return;
      frame.passed = at;
      frame.step -= 1;
      reachAgain(game, survivor, level);
    },
  ],
);

/** One that is printed for the level, while there is one; with all of them, any skill of the game. */
function reachAgain(game: FamilyGame, survivor: number, level: number): void {
  if (hasPrintedLeft(game, survivor, level)) pickSkill.begin(game, survivor, level);
  else if (level !== YELLOW && hasAllPrinted(game, survivor)) pickAnySkill.begin(game, survivor);
}

export const pickAnySkill = decision<FamilyGame, 'survivor'>('pick-any-skill', ['survivor'], {
  decider: (game, { survivor }) => playerFor(game, survivor),
  options(game, _, list: ActionList) {
    for (const skill of game.table.learnable) list.add(game.words.skill, skill);
  },
  choose: (game, { survivor }, { a: skill }) => learn(game, survivor, skill, game.because['any-skill']),
});
