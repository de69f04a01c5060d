import type { Condition } from '../../../../../schemas';
import { type Threat, urgencyOf } from '../../../../game/matters';
import type { UoaGame } from '../../game';
import { howFar, isSo, judge } from '../../mission/conditions';
import { rulesThat } from '../../mission/work/rules-that';

/** Rules and goals of the mission that lose the game when something has been counted, or a round has come. */
export function rulesThatThreaten(game: UoaGame): Threat[] {
  const { rules, goals } = game.table.mission;
  return [
    ...rulesThat(game, 'lose').flatMap((number): Threat[] => {
      const rule = rules[number];
      if (!rule) return [];
      if ('asSoonAs' in rule) return waitsFor(game, rule.asSoonAs, rule.id);
      if (!('when' in rule) || rule.if === undefined || rule.when.event === 'zombie-rides-off') return [];
      const counted = waitsFor(game, rule.if, rule.id);
      if (counted.length > 0 || !isSo(game, rule.if)) return counted;
      return [{ code: 'rule', urgency: 'soon', parameters: { rule: rule.id }, things: [] }];
    }),
    ...goals.flatMap(({ id, condition }, number) =>
      condition && game.state.goalReached.at(number) === 0 ? deadlines(game, condition, id) : [],
    ),
  ];
}

/** How far a rule is from losing the game; nothing where that cannot be counted. */
function waitsFor(game: UoaGame, condition: Condition, rule: string): Threat[] {
  if ('any' in condition) return condition.any.flatMap((part) => waitsFor(game, part, rule));
  if ('all' in condition) {
    const counted = condition.all.flatMap((part) => waitsFor(game, part, rule));
    const others = condition.all.filter((part) => waitsFor(game, part, rule).length === 0);
    // As long as anything else is missing it need not worry anybody.
    if (others.every((part) => judge(game, part) === 'met')) return counted;
    return counted.map((threat) => ({ ...threat, urgency: 'far' }));
  }
  if ('not' in condition) return [];
  if ('round' in condition) {
    const { from, every } = condition.round;
    return from === undefined || every !== undefined ? [] : roundsLeft(game, from, 'rule-rounds', { rule });
  }
  const far = howFar(game, condition);
  if (!far || far.wanted <= 0) return [];
  const limit = { there: Math.min(far.there, far.wanted), most: far.wanted };
  const counter = 'counter' in condition ? { counter: condition.counter.counter } : undefined;
  return [
    {
      code: counter ? 'counter' : 'rule-counts',
      urgency: urgencyOf(limit.most - limit.there),
      parameters: { rule, ...limit, ...counter },
      limit,
      things: [],
    },
  ];
}

/** A goal that has to be reached before a round is over. */
function deadlines(game: UoaGame, condition: Condition, goal: string): Threat[] {
  if ('all' in condition) return condition.all.flatMap((part) => deadlines(game, part, goal));
  if (!('round' in condition) || condition.round.to === undefined) return [];
  return roundsLeft(game, condition.round.to + 1, 'goal-rounds', { goal });
}

/** Rounds that can still be played, this one among them, before a round begins. */
function roundsLeft(
  game: UoaGame,
  end: number,
  code: string,
  parameters: Readonly<Record<string, string>>,
): Threat[] {
  const { round } = game.state;
  const count = end - Math.max(1, round);
  if (count <= 0) return [];
  return [
    {
      code,
      urgency: urgencyOf(count),
      parameters: { ...parameters, count },
      limit: { there: Math.max(1, round) - 1, most: end - 1 },
      things: [],
    },
  ];
}
