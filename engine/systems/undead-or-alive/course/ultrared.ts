import type { ActionList } from '../../../game/action-list';
import { decision, procedure } from '../../../game/agenda';
import { playerFor } from '../actors';
import { limits, skills } from '../content';
import type { UoaGame } from '../game';
import { survivorName } from '../names';
import { ORANGE, RED, YELLOW } from '../state';
import { DO } from '../words';
import { hasAllPrinted, hasPrintedLeft, learn, pickSkill } from './learning';

// The optional way to play on beyond Red: the tracker goes round again and again.

const { yellow, orange, red: LAP } = limits.adrenaline;
/** The points at which Yellow, Orange and Red begin. */
export const LEVEL_STARTS = [yellow, orange, LAP] as const;
const LEVELS_AGAIN = [YELLOW, ORANGE, RED] as const;

/** At Red the tracker goes back, and shows what was over. The level stays. */
export function startAgain(game: UoaGame, survivor: number, isAgain: boolean): void {
  const { state } = game;
  let rule = isAgain ? 'UOA-ULTRA-04' : 'UOA-ULTRA-01';
  while (state.adrenaline.at(survivor) >= LAP) {
    state.adrenaline.add(survivor, 0, -LAP);
    game.events?.push({
      type: 'tracker-restarted',
      rules: [rule],
      survivor: survivorName(game, survivor),
      now: state.adrenaline.at(survivor),
    });
    rule = 'UOA-ULTRA-04';
  }
}

/** What the points from `passed` to `reached` bring, counted on and on: one level after the other. */
export const furtherLaps = procedure<UoaGame, 'survivor' | 'passed' | 'reached'>(
  'further-laps',
  ['survivor', 'passed', 'reached'],
  [
    (game, frame) => {
      const { survivor, passed, reached } = frame;
      const lap = Math.floor(passed / LAP) * LAP;
      const next = LEVEL_STARTS.findIndex((start) => lap + start > passed);
      const at = lap + (LEVEL_STARTS[next] ?? LAP);
      if (at > reached) return;
      frame.passed = at; // UOA-ULTRA-07
      frame.step -= 1;
      reachAgain(game, survivor, LEVELS_AGAIN[next] ?? RED);
    },
  ],
);

/** One that is printed for the level, while there is one; with all of them, any skill of the game. */
function reachAgain(game: UoaGame, survivor: number, level: number): void {
  if (hasPrintedLeft(game, survivor, level)) pickSkill.begin(game, survivor, level);
  else if (level !== YELLOW && hasAllPrinted(game, survivor)) pickAnySkill.begin(game, survivor);
}

/** Cards are given at set-up only: those skills would be worth nothing. */
const LEARNABLE = skills.flatMap(({ family }, number) => (family === 'starts-with' ? [] : [number]));

export const pickAnySkill = decision<UoaGame, 'survivor'>('pick-any-skill', ['survivor'], {
  decider: (game, { survivor }) => playerFor(game, survivor),
  options(_game, _frame, list: ActionList) {
    for (const skill of LEARNABLE) list.add(DO.skill, skill);
  },
  choose: (game, { survivor }, { a: skill }) =>
    learn(game, survivor, skill, ['UOA-ULTRA-03', 'UOA-CHOICE-18']),
});
