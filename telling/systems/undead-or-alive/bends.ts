import type { Bend } from '../../../engine';
import type { BendArguments, BendWord } from '../../../engine/systems/undead-or-alive';
import type { SentenceKey } from '../../../languages';
import { placeOfSlot, type UoaWords } from './words';

type Bends = { readonly [Word in BendWord]: (named: BendArguments[Word], words: UoaWords) => string };

const bends: Bends = {
  zombies: ({ zone, zombie, count }, words) =>
    count === 0
      ? words.say('bent.no-zombies', { zombies: words.allOf(zombie), zone: words.zone(zone) })
      : words.say('bent.zombies', { zombies: words.zombies(zombie, count), count, zone: words.zone(zone) }),
  noise: ({ zone, side }, words) =>
    words.say(`bent.noise.${side}` as SentenceKey, { zone: words.zone(zone) }),
  'zombies-turn': (_, words) => words.say('bent.zombies-turn'),
  place: ({ survivor, zone }, words) =>
    words.say('bent.place', { who: words.who(survivor), zone: words.zone(zone) }),
  wounds: ({ survivor, wounds }, words) =>
    words.say('bent.wounds', { who: words.who(survivor), count: wounds }),
  adrenaline: ({ survivor, points }, words) =>
    words.say('bent.adrenaline', { who: words.who(survivor), points }),
  card: ({ survivor, card, slot }, words) =>
    words.say(`bent.card.${placeOfSlot(slot)}`, { who: words.who(survivor), card: words.theCard(card) }),
  drop: ({ survivor, slot }, words) =>
    words.say(`bent.drop.${placeOfSlot(slot)}`, { who: words.who(survivor) }),
  die: ({ die }, words) => words.say('bent.die', { die }),
  'next-card': ({ pile, card }, words) =>
    words.say('bent.next-card', { pile: words.pile(pile), card: words.theCard(card) }),
  'next-zombies': ({ card }, words) => words.say('bent.next-zombies', { card }),
};

/** What somebody has changed by hand, in one sentence. */
export function bendWords(bend: Bend, words: UoaWords): string {
  const say = bends[bend.bend as BendWord] as (named: object, words: UoaWords) => string;
  return say(bend, words);
}
