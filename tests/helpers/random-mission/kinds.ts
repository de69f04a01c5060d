import type { OwnKind } from '../../../schemas';
import type { Luck } from '../luck';
import { perhaps } from './scene';

const LIKES = ['walker', 'runner', 'fatty', 'abomination'] as const;

/** Kinds of zombies that only this mission has; tokens, goals and rules may speak of both. */
export function randomKinds(luck: Luck): OwnKind[] {
  return [
    { id: 'guard', like: luck.pick(LIKES), ...perhaps(luck, 3, () => ({ actions: luck.below(4) })) },
    {
      id: 'boss',
      like: luck.pick(LIKES),
      name: { en: 'Boss', fr: 'Chef' },
      health: 1 + luck.below(5),
      damage: luck.below(4),
      adrenaline: luck.below(8),
      ...perhaps(luck, 2, () => ({ count: 1 + luck.below(5) })),
    },
  ];
}
