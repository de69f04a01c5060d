import { featWords } from '../feats';
import type { UoaWords } from '../words';
import type { EventOf, Tellers } from './tellers';

export const combat = {
  attack: ({ survivor, with: means, weapon, second, zone, range, dice, damage }, words) =>
    words.say(`log.attack.${means}`, {
      who: words.who(survivor),
      weapon: words.theWeapons(second === undefined ? [weapon] : [weapon, second]),
      zone: words.zone(zone),
      range,
      dice: words.say('count.dice', { count: dice }),
      damage: words.say('count.damage', { count: damage }),
    }),
  rolled: (event, words) =>
    words.say('log.rolled', { accuracy: event.accuracy, dice: diceWords(event, words) }),
  rerolled: (event, words) =>
    words.say('log.rerolled', {
      card: event.skill === undefined ? words.card(event.card ?? '') : words.skill(event.skill),
      accuracy: event.accuracy,
      dice: diceWords(event, words),
    }),
  'rolled-extra': ({ die, accuracy, plus = 0 }, words) =>
    words.say('log.rolled-extra', {
      accuracy,
      dice: diceWords({ dice: [die], accuracy, plus }, words),
    }),
  'damage-grew': ({ sixes, damage }, words) => words.say('log.damage-grew', { count: sixes, damage }),
  'rolled-to-keep': ({ survivor, card, die, kept }, words) =>
    words.say(kept ? 'log.rolled-to-keep.kept' : 'log.rolled-to-keep.lost', {
      who: words.who(survivor),
      card: words.theCard(card),
      die,
    }),
  reacts: ({ survivor, zone }, words) =>
    words.say('log.reacts', { who: words.who(survivor), zone: words.zone(zone) }),
  killed({ survivor, zone, zombie }, words, { times = 1 }) {
    const loss = {
      zombie: times === 1 ? words.aZombie(zombie) : words.zombies(zombie, times),
      zone: words.zone(zone),
    };
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
      card: words.theCard(card),
      zone: words.zone(zone),
    }),
  emptied: ({ weapon }, words) => words.say('log.emptied', { weapon: words.card(weapon) }),
  reloaded: ({ survivor, weapons }, words) =>
    words.say('log.reloaded', { who: words.who(survivor), weapon: words.theCards(weapons) }),
  feat({ survivor, card }, words) {
    const feat = words.table.cards.find(({ id }) => id === card)?.kind.feat;
    return feat && words.say('log.feat', { who: words.who(survivor), feat: featWords(feat, words) });
  },
  'won-bounty': ({ survivor, card }, words) =>
    words.say('log.won-bounty', { who: words.who(survivor), card: words.card(card) }),
  'no-bounty-left': ({ survivor }, words) => words.say('log.no-bounty-left', { who: words.who(survivor) }),
} satisfies Partial<Tellers>;

/** Which dice hit and which do not, each by what it shows. */
function diceWords(
  { dice, accuracy, plus = 0 }: Pick<EventOf<'rolled'>, 'dice' | 'accuracy' | 'plus'>,
  words: UoaWords,
): string {
  const shown = (those: readonly number[]) => {
    const [list, count] = [those.join(', '), those.length];
    return { dice: plus === 0 ? list : words.say('dice.raised', { dice: list, plus, count }), count };
  };
  const hits = dice.filter((die) => die + plus >= accuracy);
  const misses = dice.filter((die) => die + plus < accuracy);
  const hit = words.say('dice.hit', shown(hits));
  const missed = words.say('dice.missed', shown(misses));
  if (misses.length === 0) return hit;
  return hits.length === 0 ? missed : words.say('dice.both', { hit, missed });
}
