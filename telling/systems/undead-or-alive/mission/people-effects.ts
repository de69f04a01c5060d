import type { Gain } from '../../../../schemas';
import type { MissionContext } from '../../../mission/context';
import { type EffectClause, type EffectOf, type EffectTellers, peopleWords } from '../../../mission/effects';
import { amountWords, timesOf } from './amount-words';
import { isNameAlone, placeWords, skillWords, survivorNoun } from './whereabouts';

/** What becomes of people. */
export const peopleEffects: EffectTellers<
  'wound' | 'heal' | 'actions' | 'level' | 'skill' | 'move-people' | 'return' | 'eliminate' | 'leave'
> = {
  wound: ({ amount = 1, who }, context) => woundsChange('wound', amount, who, context),
  heal: ({ amount = 1, who }, context) => woundsChange('heal', amount, who, context),
  actions: actionsChange,
  level: ({ level, who }, { say }) => ({
    gets: say('mission.effect.level', { level: say(`level.${level}`) }),
    who,
  }),
  skill: (effect, context) => ({ gets: skillsWords(effect, context), who: effect.to }),
  'move-people': ({ who: people, to }, context) => {
    const { words: who, count } = peopleWords(people, context);
    const where = placeWords('to', to, context);
    return { happens: context.say('mission.effect.move-people', { who, where, count }) };
  },
  return: comesBack,
  eliminate: ({ who: people }, context) => {
    const { words: who, count } = peopleWords(people, context);
    return { happens: context.say('mission.effect.eliminate', { who, count }) };
  },
  leave: ({ who: people }, context) => {
    const { words: who, count } = peopleWords(people, context);
    return { happens: context.say('mission.effect.leave', { who, count }) };
  },
};

function woundsChange(
  how: 'wound' | 'heal',
  amount: Gain,
  people: EffectOf<'wound'>['who'],
  context: MissionContext,
): EffectClause {
  const { words: who, count } = peopleWords(people, context);
  const wounds = amountWords(amount, (some) => context.say('mission.wound-count', { count: some }), context);
  return { happens: context.say(`mission.effect.${how}`, { who, wounds, count }) };
}

function actionsChange({ amount, now, to }: EffectOf<'actions'>, context: MissionContext): EffectClause {
  const isLoss = timesOf(amount) < 0;
  const key = isLoss ? 'mission.fewer-actions' : now ? 'mission.actions-at-once' : 'mission.more-actions';
  const words = amountWords(amount, (some) => context.say(key, { count: Math.abs(some) }), context);
  if (!isLoss) return { gets: words, who: to };
  const { words: who, count } = peopleWords(to, context);
  return { happens: context.say('mission.effect.loses', { who, things: words, count }) };
}

function skillsWords(effect: EffectOf<'skill'>, context: MissionContext): string {
  const { say } = context;
  return 'skill' in effect
    ? say('mission.the-skill', { skill: skillWords(effect.skill, context) })
    : say('mission.effect.skills-of-level', { level: say(`level.${effect.level}`) });
}

function comesBack({ in: place, who = {}, bare }: EffectOf<'return'>, context: MissionContext): EffectClause {
  const where = placeWords('in', place, context);
  if (!isNameAlone(who)) {
    const { many } = survivorNoun(who, context);
    const key = bare ? 'mission.effect.return-bare' : 'mission.effect.return';
    return { happens: context.say(key, { many, where }) };
  }
  const key = bare ? 'mission.effect.return-named-bare' : 'mission.effect.return-named';
  return { happens: context.say(key, { who: peopleWords(who, context).words, where }) };
}
