import type { Effect, Rule } from '../generated/types';

/** What happens by a rule, or by an outcome, an answer or a branch of one of its effects. */
export interface EffectList {
  readonly effects: readonly Effect[];
  /** Where it stands in the rule, such as `/do/1/outcomes/0/do`. */
  readonly pointer: string;
  /** How many others it stands in. */
  readonly depth: number;
  /** It is done for each of some survivors: one of them is at hand, whoever has done what. */
  readonly isForEach: boolean;
  /** It is done in a later round. */
  readonly isLater: boolean;
}

/** Every list of effects in a rule, each before those that stand in it. */
export function effectLists(rule: Rule): EffectList[] {
  return 'do' in rule ? listAndWithin(rule.do, '/do', 0, { isForEach: false, isLater: false }) : [];
}

/** Every effect of a rule, however deep it stands. */
export function allEffects(rule: Rule): Effect[] {
  return effectLists(rule).flatMap(({ effects }) => effects);
}

function listAndWithin(
  effects: readonly Effect[],
  pointer: string,
  depth: number,
  when: Pick<EffectList, 'isForEach' | 'isLater'>,
): EffectList[] {
  const within = effects.flatMap((effect, index) => {
    const then = {
      isForEach: when.isForEach || (effect.effect === 'each' && 'who' in effect),
      isLater: when.isLater || effect.effect === 'later',
    };
    return listsIn(effect).flatMap(({ key, effects: inner }) =>
      listAndWithin(inner, `${pointer}/${index}/${key}`, depth + 1, then),
    );
  });
  return [{ effects, pointer, depth, ...when }, ...within];
}

/** The lists that an effect holds itself. */
function listsIn(effect: Effect): { readonly key: string; readonly effects: readonly Effect[] }[] {
  const { effect: word } = effect;
  if (word === 'if') {
    const others = effect.else ? [{ key: 'else', effects: effect.else }] : [];
    return [{ key: 'do', effects: effect.do }, ...others];
  }
  if (word === 'roll') {
    return effect.outcomes.map(({ do: effects }, index) => ({ key: `outcomes/${index}/do`, effects }));
  }
  if (word === 'choose') {
    return effect.options.map(({ do: effects }, index) => ({ key: `options/${index}/do`, effects }));
  }
  return word === 'each' || word === 'later' ? [{ key: 'do', effects: effect.do }] : [];
}
