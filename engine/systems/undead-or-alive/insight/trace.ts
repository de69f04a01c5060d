import type { Condition, Rule } from '../../../../schemas';
import { eventWords } from '../../../../schemas/references/language';
import { isInPlay } from '../../../family/zombicide/actors';
import type { RuleStanding, RuleTrace, Tracing } from '../../../game/trace';
import { conditionsOf, knownVerdict } from '../../../mission/judged-parts';
import type { UoaGame } from '../game';
import type { Observation } from '../hidden/observation';
import { AT_ALL } from '../lasting/in-force';
import { isOver } from '../mission/apply-rule';
import { type AtHand, at, doerNow, NOBODY } from '../mission/at-hand';
import { judge } from '../mission/conditions';
import { isNow } from '../mission/restrictions';
import { isIdle } from '../mission/words/effects';
import type { Limited, PlayedRule } from '../mission-program';
import { NONE } from '../state';

/** Why rules of a mission did what they say, or did not, from what players know. */
export const trace: Tracing<Observation> = {
  rules(seen) {
    const { file, rules } = seen.table.mission;
    const said = file.rules ?? [];
    if (said.length === 0) return [];
    const guesses = guessesOf(seen);
    const numbers = new Map(rules.map(({ id }, number) => [id, number]));
    return said.map((rule) => traceOf(rule, numbers.get(rule.id) ?? NONE, seen, guesses));
  },
  counters: (seen) =>
    seen.table.mission.counters.map((counter, row) => ({ counter, value: seen.at('counters', row) })),
};

const WAYS_TO_LIE = 12;

/** The game in several of the ways in which it may lie; in one, where nothing of it that rules ask for is face down. */
function guessesOf(seen: Observation): readonly [UoaGame, ...UoaGame[]] {
  const isOpen = seen.table.mission.objectives.every(
    (_, objective) => seen.objectiveColour(objective) !== NONE,
  );
  const more = Array.from({ length: isOpen ? 0 : WAYS_TO_LIE - 1 }, (_, way) => seen.guess(`trace/${way}`));
  return [seen.guess('trace'), ...more];
}

function traceOf(
  rule: Rule,
  number: number,
  seen: Observation,
  guesses: readonly [UoaGame, ...UoaGame[]],
): RuleTrace {
  const [game] = guesses;
  const played = game.table.mission.rules[number];
  if (!played) return { rule: rule.id, standing: 'in-words', applied: 0, parts: [] };
  const hands = handsOf(played, game);
  const verdictOf = (condition: Condition) =>
    knownVerdict(hands.map((hand) => guesses.map((guess) => judge(guess, condition, hand))));
  const parts = conditionsOf(rule).map(({ path, condition }) => ({ path, verdict: verdictOf(condition) }));
  if (!('do' in played)) {
    return { rule: rule.id, standing: standingOf(played, game, hands), applied: 0, parts };
  }
  const applied = seen.at('ruleApplied', number);
  const round = seen.at('ruleAppliedIn', number) - 1;
  const isIdleNow = guesses.every((guess) => played.do.every((effect) => isIdle(guess, effect)));
  return {
    rule: rule.id,
    standing: useOf(played, number, game),
    applied,
    ...(applied > 0 && round >= 0 && { round }),
    ...(isIdleNow && { isIdle: true }),
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
