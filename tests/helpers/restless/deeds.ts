import { Luck } from '../luck';
import type { Deed, Mood } from './deed';
import { playing } from './deeds/playing';
import { pointing } from './deeds/pointing';
import { surroundings } from './deeds/surroundings';
import { typing } from './deeds/typing';
import type { Sight } from './sight';
import type { RestlessUser } from './user';

const deeds: readonly Deed[] = [...pointing, ...typing, ...playing, ...surroundings];

const moods: readonly Mood[] = ['drawing', 'playing', 'trying everything'];
const A_MOOD = 40;
const IN_THE_MOOD = 10;

/** What somebody is after when they have done so much. */
export function moodAt(seed: string, done: number): Mood {
  return new Luck(`${seed} mood ${Math.floor(done / A_MOOD)}`).pick(moods);
}

/** What somebody in this mood comes to do next who sees this. */
export function nextDeed(user: RestlessUser, sight: Sight, mood: Mood): Deed {
  const open = deeds
    .filter(({ canDo }) => canDo?.(sight, user) ?? true)
    .map((deed) => ({ deed, weight: deed.weight * (deed.mood === mood ? IN_THE_MOOD : 1) }));
  let left = user.luck.below(open.reduce((sum, { weight }) => sum + weight, 0));
  for (const { deed, weight } of open) {
    if (left < weight) return deed;
    left -= weight;
  }
  throw new Error('There is nothing to do');
}
