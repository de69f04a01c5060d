import type { Rule } from '../generated/types';
import { below } from '../pointer';
import { type Problem, problem } from '../problem';
import { circles } from './circles';
import { type EffectList, effectLists } from './effects';
import { type Around, neverSo } from './never-so';
import { neverThere } from './never-there';

/**
 * What rules say, and their author cannot have meant: rules that set each other off without end, that win and lose at
 * once, that wait for what never is. None of it keeps a mission from being played.
 */
export function ruleDoubts(rules: readonly Rule[], pointer: string, around: Around): Problem[] {
  return [
    ...circles(rules, pointer),
    ...rules.flatMap((rule, index) => [
      ...effectLists(rule).flatMap((list) => [
        ...winsAndLoses(rule, list, below(pointer, index)),
        ...neverRolled(list, below(pointer, index)),
      ]),
      ...neverSo(rule, below(pointer, index), around),
      ...neverThere(rule, below(pointer, index), around),
    ]),
  ];
}

function winsAndLoses(rule: Rule, list: EffectList, pointer: string): Problem[] {
  const does = (wanted: 'win' | 'lose') => list.effects.some(({ effect }) => effect === wanted);
  return does('win') && does('lose')
    ? [problem('rule-wins-and-loses', `${pointer}${list.pointer}`, { id: rule.id })]
    : [];
}

const SIDES = 6;

/** An outcome for which others leave nothing. What depends on the game may be anything. */
function neverRolled({ effects, pointer: list }: EffectList, pointer: string): Problem[] {
  return effects.flatMap((effect, index) => {
    if (effect.effect !== 'roll') return [];
    const { dice = 1, outcomes } = effect;
    const left = new Set(Array.from({ length: dice * (SIDES - 1) + 1 }, (_, sum) => dice + sum));
    return outcomes.flatMap(({ from = 0, to = dice * SIDES }, place): Problem[] => {
      if (typeof from !== 'number' || typeof to !== 'number') return [];
      const taken = [...left].filter((sum) => sum >= from && sum <= to);
      for (const sum of taken) left.delete(sum);
      const at = `${pointer}${list}/${index}/outcomes/${place}`;
      return taken.length > 0 ? [] : [problem('never-rolled', at, { count: dice })];
    });
  });
}
