import { timesUnderWay } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { lose } from '../outcome';
import { basisOf } from './rule-facts';

// Whatever a mission says, what its rules do comes to an end, and the log names the rule that went on and on.

/** Rules that set each other off are left at that when so many of them are under way. */
const DEEPEST = 6;
/** What a single rule puts on the agenda has room above it: cards to be put away, tiles to be turned over. */
const HIGHEST = 56;
/** As much as all rules together do of one action, or of one phase. */
const MOST_EFFECTS = 4000;
/** A rule that applies more often than this to one action, or one phase, keeps it going for ever. */
const MOST_OFTEN = 200;

/** Whether the rule that is about to apply may; `more` are still to be put on the agenda. */
export function isRoomForRules(game: UoaGame, more = 0): boolean {
  const underWay = timesUnderWay(game, game.system.missionRule) + more;
  return underWay <= DEEPEST && isRoomForEffects(game, more);
}

/** The same of one more effect of a rule that is under way. */
export function isRoomForEffects({ state }: UoaGame, more = 0): boolean {
  return state.agendaDepth + more <= HIGHEST && state.effectsDone < MOST_EFFECTS;
}

/** The same of what one effect does over and over: each time counts as so many effects. */
export function mayDoOneMore(game: UoaGame, rule: number, effects = 1): boolean {
  if (game.state.effectsDone < MOST_EFFECTS) {
    game.state.effectsDone += effects;
    return true;
  }
  leaveOut(game, rule);
  return false;
}

/** Loses the game by a rule that there is no end to, if this is one: whatever is going on would never be over. */
export function endsByGoingOn(game: UoaGame, number: number): boolean {
  const rule = game.table.mission.rules[number];
  // Actions are done by people, who stop some time.
  if (!rule || 'action' in rule || game.state.ruleAppliedNow.at(number) < MOST_OFTEN) return false;
  lose(game, 'rules-without-end', basisOf(rule));
  return true;
}

/** What a rule does not do any more is told once, with the rules that led there. */
export function leaveOut(game: UoaGame, number: number): void {
  const { state, table } = game;
  if (state.leftOut === 1) return;
  state.leftOut = 1;
  const rule = table.mission.rules[number];
  if (!rule) return;
  const others = rulesUnderWay(game).map((other) => table.mission.rules[other]?.id ?? '');
  game.events?.push({
    type: 'rule-cut-short',
    rules: basisOf(rule),
    rule: rule.id,
    others: [...new Set(others)].filter((id) => id !== rule.id),
    why: state.effectsDone < MOST_EFFECTS ? 'in-circles' : 'too-much',
  });
}

const [ITEM, RULE] = [0, 2] as const;

/** By their numbers, the first that applied before those that it has set off. */
function rulesUnderWay({ state, system }: UoaGame): number[] {
  const found: number[] = [];
  for (let row = 0; row < state.agendaDepth; row++) {
    if (state.agenda.at(row, ITEM) === system.missionRule.number) found.push(state.agenda.at(row, RULE));
  }
  return found;
}
