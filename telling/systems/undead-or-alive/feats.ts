import type { Feat } from '../../../engine/systems/undead-or-alive';
import type { UoaWords } from './words';

/** What wins a bounty weapon: the deed, then everything that it takes to count. */
export function featWords(feat: Feat, words: UoaWords): string {
  const { by, where, minRange, within } = feat;
  return [
    deed(feat, words),
    ...(by === undefined ? [] : [words.say(`feat.by.${by}`)]),
    ...(minRange === undefined ? [] : [words.say('feat.min-range', { range: minRange })]),
    ...(where === undefined ? [] : [words.say(`feat.where.${where}`)]),
    words.say(`feat.within.${within}`),
  ].join(' ');
}

function deed(feat: Feat, words: UoaWords): string {
  if (feat.kind !== 'kill-of') return words.say(`feat.${feat.kind}`, { count: feat.atLeast });
  const zombie = words.aZombie(feat.zombie);
  if (feat.others === undefined) return words.say('feat.kill-of', { zombie });
  const others = words.say('count.other-zombies', { count: feat.others });
  return words.say('feat.kill-of-and', { zombie, others });
}
