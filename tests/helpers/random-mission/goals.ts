import type { Goal } from '../../../schemas';
import { randomCondition, type Sayable, withWagon } from './conditions';
import { idsOf, type Scene } from './scene';

/** What takes a while, and sometimes anything else besides. */
export function randomGoals(scene: Scene, say: Sayable): Goal[] {
  const { luck } = scene;
  const has = (kind: Parameters<typeof idsOf>[1]) => idsOf(scene, kind).length > 0;
  const text: Goal = { id: 'word', text: { en: 'Have a good time.' } };
  const take: Goal = {
    id: 'take',
    reach: { taken: luck.pick([{}, { count: 1 }, { colour: 'red' as const }]) },
  };
  const parts: Goal[] = [
    ...(has('objective') ? [take] : []),
    ...(has('exit') ? [{ id: 'leave', reach: { left: { by: 'exit', ...withWagon(scene) } } } as const] : []),
    ...(has('train') ? [{ id: 'ride', reach: { left: { by: 'train' } } } as const] : []),
    ...(luck.oneIn(5) ? [text] : []),
  ];
  if (parts.length === 0 || luck.oneIn(10)) return [];
  const others = luck.some(3, (index): Goal => ({ id: `more${index}`, reach: randomCondition(scene, say) }));
  return composed(scene, [...others, ...parts]);
}

function composed({ luck }: Scene, parts: Goal[]): Goal[] {
  const [first, ...rest] = parts;
  if (!first || luck.oneIn(2)) return parts;
  if (rest.length > 0 && luck.oneIn(3)) return [{ id: 'all', then: [first, { id: 'rest', anyOrder: rest }] }];
  return [{ id: 'all', ...(luck.oneIn(2) ? { inOrder: parts } : { anyOrder: parts }) }];
}
