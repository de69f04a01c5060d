import type { Language } from '../../../languages';
import type { BehaviourOf, Mission } from '../../../schemas';
import { ConditionTelling } from '../../mission/conditions';
import { MissionContext, type MissionTelling } from '../../mission/context';
import { courseConditions } from '../../mission/course-conditions';
import { courseEffects, type EffectClause, effectsInARow } from '../../mission/effects';

const conditions = new ConditionTelling({
  ...courseConditions,
  escaped: {
    is: ({ withKey }, { say }) => say(withKey ? 'toy.so.escaped-with-key' : 'toy.so.escaped'),
    isNot: (_, { say }) => say('toy.so.not-escaped'),
    todo: ({ withKey }, { say }) => say(withKey ? 'toy.do.escape-with-key' : 'toy.do.escape'),
  },
});

const telling: MissionTelling = {
  circumstance: (condition, link, context) => conditions.circumstance(condition, link, context),
  task: (condition, context) => conditions.task(condition, context),
  event: (_, often, { say }) => say(`mission.event.${often}.round-begins`),
  behaviour: ({ covered }: BehaviourOf<'toy'>, { say }) => say(`toy.key.${covered ? 'covered' : 'in-sight'}`),
  effects: (effects, context) =>
    effectsInARow(
      effects.flatMap((effect): EffectClause[] => {
        if (effect.effect === 'lose') return [courseEffects.lose(effect, context)];
        if (effect.effect !== 'rise') return [];
        const area = context.mission.areas?.find(({ id }) => id === effect.in);
        return [
          { happens: context.say('toy.effect.rise', { area: area ? context.text(area.name) : effect.in }) },
        ];
      }),
      context,
    ),
};

export class ToyMission extends MissionContext {
  constructor(mission: Mission, language: Language, names?: ReadonlyMap<string, string>) {
    super(mission, language, telling, names);
  }
}
