import type { ConditionBody } from '../../../../engine';
import { isNotSo, isSo, type Some, someWords, type Verb } from '../../../mission/amounts';
import type { ConditionTellers } from '../../../mission/condition-teller';
import type { MissionContext } from '../../../mission/context';
import { withPlace } from '../../../mission/grammar';
import { spawnTokens } from './spawn-tokens';
import { placeWords } from './whereabouts';

type Asked = ConditionBody<'spawnTokens'>;

/** Where spawn tokens lie, and how. */
export const spawnTokenConditions: ConditionTellers<'spawnTokens'> = {
  spawnTokens: {
    is: (asked, context) => isSo(someTokens(asked, context), verb(asked, context), context),
    isNot: (asked, context) => isNotSo(someTokens(asked, context), verb(asked, context), context),
    todo,
  },
};

function todo(asked: Asked, context: MissionContext): string | undefined {
  const some = someWords(someTokens(asked, context), context);
  if (asked.status !== undefined) {
    return withPlace(
      context.say(`mission.do.spawn.${asked.status}`, { some }),
      placeOf(asked, context),
      context,
    );
  }
  if (asked.in === undefined) return undefined;
  return context.say('mission.do.spawn.brought', { some, where: placeWords('to', asked.in, context) });
}

function someTokens(asked: Asked, context: MissionContext): Some {
  return { thing: spawnTokens(asked, context), count: asked.count ?? 'all' };
}

function verb(asked: Asked, context: MissionContext): Verb {
  return (form) => {
    const isMany = form === 'they' || form === 'not-all';
    return context.say(`mission.so.lies.${form}`, { how: how(asked, isMany ? 2 : 1, context) });
  };
}

function how(asked: Asked, count: 1 | 2, context: MissionContext): string {
  const place = placeOf(asked, context);
  if (asked.status === undefined) return place ?? context.say('mission.on-board');
  return withPlace(context.say(`mission.status.${asked.status}`, { count }), place, context);
}

function placeOf(asked: Asked, context: MissionContext): string | undefined {
  return asked.in === undefined ? undefined : placeWords('in', asked.in, context);
}
