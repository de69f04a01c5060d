import type { Condition, Rule } from '../../../../schemas';
import { eventWords } from '../../../../schemas/references/language';
import { isInPlay } from '../../../family/zombicide/actors';
import { attend } from '../../../game/play';
import type { RuleLook, RuleStanding, RuleTrace, Tracing } from '../../../game/trace';
import { conditionsOf, conditionsWithin, verdictOfAll } from '../../../mission/judged-parts';
import type { UoaGame } from '../game';
import type { Observation } from '../hidden/observation';
import { AT_ALL } from '../lasting/in-force';
import { isOver } from '../mission/apply-rule';
import { type AtHand, at, doerNow, NOBODY } from '../mission/at-hand';
import { judge } from '../mission/conditions';
import { isOutOfTheWay } from '../mission/gates';
import { isNow } from '../mission/restrictions';
import { isIdle } from '../mission/words/effects';
import type { Limited, PlayedRule } from '../mission-program';
import { NONE } from '../state';

/** Why rules of a mission did what they say, or did not, from what players know. */
export const trace: Tracing<UoaGame, Observation> = {
  rules(seen) {
    const { file, rules } = seen.table.mission;
    const said = file.rules ?? [];
    if (said.length === 0) return [];
    // Nothing that a rule asks for depends on what lies face down, so one way in which it may lie is as good as any.
    const game = seen.guess('trace');
    const numbers = new Map(rules.map(({ id }, number) => [id, number]));
    return said.map((rule) => traceOf(rule, numbers.get(rule.id) ?? NONE, game));
  },
  counters: (seen) =>
    seen.table.mission.counters.map((counter, row) => ({ counter, value: seen.at('counters', row) })),
  looks(game, action) {
    const looks: RuleLook[] = [];
    attend(game, action, (next) => {
      next.looks = looks;
    });
    return looks;
  },
};

function traceOf(rule: Rule, number: number, game: UoaGame): RuleTrace {
  const played = game.table.mission.rules[number];
  if (!played) return { rule: rule.id, standing: 'in-words', applied: 0, parts: [] };
  const hands = handsOf(played, game);
  const verdictOf = (condition: Condition) => verdictOfAll(hands.map((hand) => judge(game, condition, hand)));
  const asked = [...conditionsOf(rule), ...conditionsWithin(rule)];
  const parts = asked.map(({ path, condition }) => ({ path, verdict: verdictOf(condition) }));
  if (!('do' in played)) {
    return { rule: rule.id, standing: standingOf(played, game, hands), applied: 0, parts };
  }
  const applied = game.state.ruleApplied.at(number);
  const round = game.state.ruleAppliedIn.at(number) - 1;
  return {
    rule: rule.id,
    standing: useOf(played, number, game),
    applied,
    ...(applied > 0 && round >= 0 && { round }),
    ...(played.do.every((effect) => isIdle(game, effect)) && { isIdle: true }),
    parts,
  };
}

/** Whom its conditions may be about: the same as when the rules ask, and anybody who could still do something for it. */
function handsOf(rule: PlayedRule, game: UoaGame): readonly AtHand[] {
  if ('asSoonAs' in rule) return [at(game, doerNow(game))];
  if ('change' in rule || ('when' in rule && eventWords.get(rule.when.event)?.byNobody)) return [NOBODY];
  const survivors = Array.from({ length: game.table.sizes.survivors }, (_, survivor) => survivor);
  const there = survivors.filter((survivor) => isInPlay(game, survivor));
  return there.length === 0 ? [NOBODY] : there.map((survivor) => at(game, survivor));
}

/** Whether it can still apply, as far as it says how often. */
function useOf(rule: Extract<PlayedRule, { do: unknown }>, number: number, game: UoaGame): RuleStanding {
  const { once } = 'asSoonAs' in rule ? { once: undefined } : rule;
  if (once === 'each-survivor') return isOverForAll(number, game) ? 'used-up' : 'waits';
  if (!isOver(game, number, NONE)) return 'waits';
  if (once !== 'each-round' && once !== 'each-turn') return 'used-up';
  const { times } = rule as { readonly times?: number };
  return times !== undefined && game.state.ruleApplied.at(number) >= times ? 'used-up' : 'used-for-now';
}

function isOverForAll(number: number, game: UoaGame): boolean {
  return Array.from({ length: game.table.sizes.survivors }, (_, survivor) => survivor)
    .filter((survivor) => isInPlay(game, survivor))
    .every((survivor) => isOver(game, number, survivor));
}

/** Whether what lasts holds now; what was to last until something was so may be over. */
function standingOf(rule: PlayedRule, game: UoaGame, hands: readonly AtHand[]): RuleStanding {
  const { mission } = game.table;
  const limits = limitsOf(rule);
  const until = limits?.until;
  const ruleNumber = mission.rules.indexOf(rule);
  if (until !== undefined && game.state.ruleApplied.at(ruleNumber) > 0) return 'over';
  if ('forbid' in rule && isOutOfTheWay(game, rule.forbid)) return 'over';
  if ('change' in rule) return standingOfChange(ruleNumber, game);
  const holds = hands.map((hand) => limits === undefined || isNow(game, limits, hand));
  if (holds.every(Boolean)) return 'in-force';
  return holds.some(Boolean) ? 'in-force-for-some' : 'not-in-force';
}

function limitsOf(rule: PlayedRule): Limited | undefined {
  if ('forbid' in rule) return rule.forbid;
  if ('price' in rule) return rule.price;
  if ('search' in rule) return rule.search;
  return 'passage' in rule ? rule.passage : undefined;
}

/** The mission has settled for whom and where it holds. */
function standingOfChange(ruleNumber: number, { table, state }: UoaGame): RuleStanding {
  const change = table.mission.allChanges.find(({ rule }) => rule === ruleNumber);
  if (!change) return 'not-in-force';
  if (state.changes.at(change.row, AT_ALL) === 1) return 'in-force';
  const columns = Array.from({ length: state.changes.columns }, (_, column) => column);
  const isForAny = columns.some((column) => state.changes.at(change.row, column) === 1);
  return isForAny ? 'in-force-for-some' : 'not-in-force';
}
