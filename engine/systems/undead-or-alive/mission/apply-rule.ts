import { survivorName } from '../../../family/zombicide/names';
import { DONE, procedure, timesUnderWay } from '../../../game/agenda';
import { because } from '../because';
import type { UoaGame } from '../game';
import type { PlayedRule } from '../mission-program';
import { lose } from '../outcome';
import { isSo } from './conditions';
import { applyEffect, isIdle } from './words/effects';

/** Rules that set off each other deeper than this, or one after the other as often as that, would never end. */
const [DEEPEST, MOST_OFTEN] = [6, 9999];
/** What a single rule puts on the agenda has room above it: cards to be put away, tiles to be turned over. */
const HIGHEST = 56;

/** What a rule does, one thing after the other; for whom, to what and where, as far as it matters. */
export const applyRule = procedure<UoaGame, 'rule' | 'doer' | 'thing' | 'zone' | 'effect'>(
  'mission-rule',
  ['rule', 'doer', 'thing', 'zone', 'effect'],
  [
    (game, frame) => {
      const rule = game.table.mission.rules[frame.rule];
      // An action has been paid for, perhaps with the very thing that it asks for.
      if (!rule || !('action' in rule || mayApply(game, frame.rule, frame.doer))) {
        frame.step = DONE;
        return;
      }
      if (hasNoEnd(game, frame.rule)) {
        frame.step = DONE;
        lose(game, 'rules-without-end', basisOf(rule));
        return;
      }
      game.state.ruleApplied.add(frame.rule, 0, 1);
      game.events?.push({
        type: 'mission-rule',
        rules: rulesFor(rule),
        rule: rule.id,
        ...('action' in rule && { by: survivorName(game, frame.doer) }),
      });
    },
    (game, frame) => {
      const rule = game.table.mission.rules[frame.rule];
      const effect = rule && 'do' in rule ? rule.do[frame.effect] : undefined;
      if (!rule || !effect) return;
      frame.effect += 1;
      frame.step -= 1;
      const { doer: survivor, thing, zone } = frame;
      applyEffect(game, effect, {
        rule: frame.rule,
        survivor,
        thing,
        zone,
        rules: basisOf(rule),
        isReward: isReward(rule),
      });
    },
  ],
);

function hasNoEnd(game: UoaGame, number: number): boolean {
  const { agendaDepth, ruleApplied } = game.state;
  const isTooDeep = timesUnderWay(game, applyRule) > DEEPEST || agendaDepth > HIGHEST;
  return isTooDeep || ruleApplied.at(number) >= MOST_OFTEN;
}

/** Whether a rule applies at all: its own condition, and not more often than it says. */
export function mayApply(game: UoaGame, number: number, survivor: number): boolean {
  const rule = game.table.mission.rules[number];
  if (!rule || !('do' in rule)) return false;
  return (
    !isOver(game, number) && isSo(game, rule.if, survivor) && !rule.do.every((effect) => isIdle(game, effect))
  );
}

/** What is for once has been. */
export function isOver({ state, table }: UoaGame, number: number): boolean {
  const rule = table.mission.rules[number];
  const isForOnce = rule !== undefined && ('asSoonAs' in rule || ('once' in rule && rule.once));
  return isForOnce && state.ruleApplied.at(number) > 0;
}

export function basisOf({ basis = [] }: Pick<PlayedRule, 'basis'>): readonly string[] {
  return basis;
}

function rulesFor(rule: PlayedRule): readonly string[] {
  return isReward(rule) ? [...because['reward'], ...basisOf(rule)] : basisOf(rule);
}

function isReward(rule: PlayedRule): boolean {
  return 'when' in rule && rule.when.event === 'objective-taken';
}
