import { featWords } from '../feats';
import type { Words } from '../words';
import type { EventOf, Tellers } from './tellers';

export const combat = {
  attack: ({ survivor, with: means, weapon, second, zone, range, dice, damage }, words) =>
    words.say(`log.attack.${means}`, {
      who: words.who(survivor),
      weapon: words.cards(second === undefined ? [weapon] : [weapon, second]),
      zone: words.zone(zone),
      range,
      dice: words.say('count.dice', { count: dice }),
      damage: words.say('count.damage', { count: damage }),
    }),
  rolled: (event, words) =>
    words.say('log.rolled', { accuracy: event.accuracy, dice: diceWords(event, words) }),
  rerolled: (event, words) =>
    words.say('log.rerolled', {
      card: words.card(event.card),
      accuracy: event.accuracy,
      dice: diceWords(event, words),
    }),
  killed({ survivor, zone, zombie }, words) {
    const loss = { zombie: words.aZombie(zombie), zone: words.zone(zone) };
    return survivor === undefined
      ? words.say('log.killed-by-nobody', loss)
      : words.say('log.killed', { who: words.who(survivor), ...loss });
  },
  'hit-lost': ({ zone, hits, why, by }, words) =>
    words.say(`log.hit-lost.${why}`, {
      zone: words.zone(zone),
      count: hits,
      ...(by !== undefined && { zombie: words.aZombie(by) }),
    }),
  missed: ({ misses }, words) => words.say('log.missed', { count: misses }),
  'friendly-fire': ({ by, survivor }, words) =>
    words.say('log.friendly-fire', { by: words.who(by), who: words.who(survivor) }),
  'threw-dynamite': ({ survivor, card, zone }, words) =>
    words.say('log.threw-dynamite', {
      who: words.who(survivor),
      card: words.card(card),
      zone: words.zone(zone),
    }),
  emptied: ({ weapon }, words) => words.say('log.emptied', { weapon: words.card(weapon) }),
  reloaded: ({ survivor, weapons }, words) =>
    words.say('log.reloaded', { who: words.who(survivor), weapon: words.cards(weapons) }),
  feat({ survivor, card }, words) {
    const feat = words.table.cards.find(({ id }) => id === card)?.kind.feat;
    return feat && words.say('log.feat', { who: words.who(survivor), feat: featWords(feat, words) });
  },
  'won-bounty': ({ survivor, card }, words) =>
    words.say('log.won-bounty', { who: words.who(survivor), card: words.card(card) }),
  'no-bounty-left': ({ survivor }, words) => words.say('log.no-bounty-left', { who: words.who(survivor) }),
} satisfies Partial<Tellers>;

/** Which dice hit and which do not, each by what it shows. */
function diceWords({ dice, accuracy }: EventOf<'rolled' | 'rerolled'>, words: Words): string {
  const shown = (those: readonly number[]) => ({ dice: those.join(', '), count: those.length });
  const hits = dice.filter((die) => die >= accuracy);
  const misses = dice.filter((die) => die < accuracy);
  const hit = words.say('dice.hit', shown(hits));
  const missed = words.say('dice.missed', shown(misses));
  if (misses.length === 0) return hit;
  return hits.length === 0 ? missed : words.say('dice.both', { hit, missed });
}
