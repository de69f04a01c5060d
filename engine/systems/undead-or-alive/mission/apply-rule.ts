import { survivorName } from '../../../family/zombicide/names';
import { DONE, procedure } from '../../../game/agenda';
import type { RuleLook } from '../../../game/trace';
import { conditionsOf } from '../../../mission/judged-parts';
import type { UoaGame } from '../game';
import type { PlayedRule } from '../mission-program';
import { NONE } from '../state';
import { type AtHand, atHand } from './at-hand';
import { endsByGoingOn, isRoomForRules, leaveOut } from './bounded';
import { isSo, judge } from './conditions';
import { doEffects } from './do-effects';
import { reasonsFor } from './rule-facts';
import { isIdle } from './words/effects';

/** A rule applies: it is told, and then done. */
export const applyRule = procedure<UoaGame, 'rule' | 'doer' | 'thing' | 'zone'>(
  'mission-rule',
  ['rule', 'doer', 'thing', 'zone'],
  [
    (game, frame) => {
      const rule = game.table.mission.rules[frame.rule];
      // An action has been paid for, perhaps with the very thing that it asks for.
      const isMeant = rule && ('action' in rule || mayApply(game, frame.rule, atHand(frame)));
      if (!isMeant || !('do' in rule)) {
        if (rule && game.looks) game.looks.push(lookAt(game, frame.rule, rule, atHand(frame)));
        frame.step = DONE;
        return;
      }
      if (!isRoomForRules(game)) {
        frame.step = DONE;
        leaveOut(game, frame.rule);
        return;
      }
      if (endsByGoingOn(game, frame.rule)) return;
      remember(game, frame.rule, frame.doer);
      game.events?.push({
        type: 'mission-rule',
        rules: reasonsFor(rule),
        rule: rule.id,
        ...('action' in rule && { by: survivorName(game, frame.doer) }),
      });
      const list = game.table.mission.lists.indexOf(rule.do);
      doEffects.begin(game, frame.rule, list, frame.doer, frame.thing, frame.zone);
    },
    // It is under way until all of that is done: so rules that set off each other are seen to.
    () => undefined,
  ],
);

function lookAt(game: UoaGame, number: number, rule: PlayedRule, hand: AtHand): RuleLook {
  return {
    rule: rule.id,
    round: game.state.round,
    ...(hand.survivor !== NONE && { by: survivorName(game, hand.survivor) }),
    isUsedUp: isOver(game, number, hand.survivor),
    parts: conditionsOf(rule).map(({ path, condition }) => ({ path, verdict: judge(game, condition, hand) })),
  };
}

const [ROUND, TURN] = [0, 1] as const;

function remember({ state }: UoaGame, number: number, doer: number): void {
  state.ruleApplied.add(number, 0, 1);
  state.ruleAppliedNow.add(number, 0, 1);
  state.ruleAppliedIn.set(number, ROUND, state.round + 1);
  state.ruleAppliedIn.set(number, TURN, turnNow(state));
  if (doer !== NONE) state.ruleAppliedFor.set(number, doer, 1);
}

/** Tells the turns of survivors apart; between them it is nobody's. */
function turnNow({ round, active }: UoaGame['state']): number {
  return (round + 1) * MANY_SURVIVORS + active + 1;
}

const MANY_SURVIVORS = 32;

/** Whether a rule applies at all: its own condition, and not more often than it says. */
export function mayApply(game: UoaGame, number: number, at: AtHand): boolean {
  const rule = game.table.mission.rules[number];
  if (!rule || !('do' in rule)) return false;
  return (
    !isOver(game, number, at.survivor) &&
    isSo(game, rule.if, at) &&
    !rule.do.every((effect) => isIdle(game, effect))
  );
}

/** What can be only so often has been; perhaps for this survivor, this round or this turn. */
export function isOver({ state, table }: UoaGame, number: number, survivor: number): boolean {
  const rule = table.mission.rules[number];
  const applied = state.ruleApplied.at(number);
  if (!rule || !('do' in rule) || applied === 0) return false;
  if ('asSoonAs' in rule) return true;
  if (rule.times !== undefined && applied >= rule.times) return true;
  const { once } = rule;
  if (once === 'each-survivor') return survivor !== NONE && state.ruleAppliedFor.at(number, survivor) === 1;
  if (once === 'each-round') return state.ruleAppliedIn.at(number, ROUND) === state.round + 1;
  if (once === 'each-turn') return state.ruleAppliedIn.at(number, TURN) === turnNow(state);
  return once === true;
}
