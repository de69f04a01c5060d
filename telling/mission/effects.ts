import type { Effect } from '../../schemas';
import type { MissionContext } from './context';
import { clauses } from './grammar';
import { counterWords } from './names';

export type EffectWord = Effect['effect'];
export type EffectOf<Word extends EffectWord> = Extract<Effect, { effect: Word }>;

/** Something for the survivor at hand, or anything else that happens. */
export type EffectClause = { readonly gets: string } | { readonly happens: string };

export type EffectTellers<Words extends EffectWord> = {
  readonly [Word in Words]: (effect: EffectOf<Word>, context: MissionContext) => EffectClause;
};

/** What moves every game on. */
export const courseEffects: EffectTellers<'count' | 'lose'> = {
  count: ({ counter, by = 1 }, context) => {
    const key = by < 0 ? 'mission.effect.count-down' : 'mission.effect.count-up';
    return { happens: context.say(key, { counter: counterWords(counter, context), by: Math.abs(by) }) };
  },
  lose: (_effect, { say }) => ({ happens: say('mission.effect.lose') }),
};

/** One after the other. What somebody gets in a row is said at once. */
export function effectsInARow(effects: readonly EffectClause[], context: MissionContext): string {
  const said: string[] = [];
  let gifts: string[] = [];
  const giveAll = () => {
    if (gifts.length > 0) said.push(context.say('mission.effect.gets', { things: context.and(gifts) }));
    gifts = [];
  };
  for (const effect of effects) {
    if ('gets' in effect) gifts.push(effect.gets);
    else {
      giveAll();
      said.push(effect.happens);
    }
  }
  giveAll();
  return clauses(said, context);
}
