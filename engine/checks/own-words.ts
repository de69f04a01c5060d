import type { Goal, Mission, Rule } from '../../schemas';
import { goalsWithin } from '../../schemas/references/goals';
import { fingerprintOfGoal, fingerprintOfRule, isGoalDoubtful, isRuleDoubtful } from '../mission/own-words';

/** Own words of an author that may not be true any more. */
export interface OwnWordsProblem {
  readonly severity: 'warning';
  readonly code: 'words-in-doubt';
  /** Where in the mission, as a JSON pointer. */
  readonly pointer: string;
  readonly parameters: { readonly id: string; readonly fingerprint: string };
  /** The code under which its hint is found. */
  readonly hint: 'words-in-doubt';
}

/** Goals and rules that have changed since their author put them in words. */
export function ownWordsProblems({ goals = [], rules = [], variants = [] }: Mission): OwnWordsProblem[] {
  return [
    ...ofGoals(goals, '/goals'),
    ...ofRules(rules, '/rules'),
    ...variants.flatMap((variant, index) => [
      ...ofGoals(variant.goals ?? [], `/variants/${index}/goals`),
      ...ofRules(variant.rules ?? [], `/variants/${index}/rules`),
    ]),
  ];
}

function ofGoals(goals: readonly Goal[], list: string): OwnWordsProblem[] {
  return goals.flatMap((goal, index) => {
    const { key, goals: steps } = goalsWithin(goal);
    return [
      ...(isGoalDoubtful(goal) ? [inDoubt(goal, fingerprintOfGoal(goal), `${list}/${index}`)] : []),
      ...ofGoals(steps, `${list}/${index}/${key}`),
    ];
  });
}

function ofRules(rules: readonly Rule[], list: string): OwnWordsProblem[] {
  return rules.flatMap((rule, index) =>
    isRuleDoubtful(rule) ? [inDoubt(rule, fingerprintOfRule(rule), `${list}/${index}`)] : [],
  );
}

function inDoubt({ id }: Goal | Rule, fingerprint: string, pointer: string): OwnWordsProblem {
  const code = 'words-in-doubt';
  const parameters = { id, fingerprint };
  return { severity: 'warning', code, pointer: `${pointer}/words/of`, parameters, hint: code };
}
