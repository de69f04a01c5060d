import { placeOfSlot } from '../words';
import type { Tellers } from './tellers';

export const cards = {
  searched: ({ survivor, zone }, words) =>
    words.say('log.searched', { who: words.who(survivor), zone: words.zone(zone) }),
  'placed-card': ({ survivor, card, slot }, words) =>
    words.say(`log.placed-card.${placeOfSlot(slot)}`, {
      who: words.who(survivor),
      card: words.theCard(card),
    }),
  discarded({ card, survivor, drunk }, words) {
    if (survivor === undefined) return words.say('log.discarded-unheld', { card: words.theCard(card) });
    const names = { who: words.who(survivor), card: words.theCard(card) };
    return words.say(drunk ? 'log.drunk' : 'log.discarded', names);
  },
  reorganized: ({ survivor }, words) => words.say('log.reorganized', { who: words.who(survivor) }),
  traded: ({ survivor, with: other }, words) =>
    words.say('log.traded', { who: words.who(survivor), other: words.who(other) }),
  'refused-trade': ({ survivor, with: other }, words) =>
    words.say('log.refused-trade', { who: words.who(survivor), other: words.who(other) }),
  'used-holy-water': ({ survivor, card, zone }, words) =>
    words.say('log.used-holy-water', {
      who: words.who(survivor),
      card: words.theCard(card),
      zone: words.zone(zone),
    }),
} satisfies Partial<Tellers>;
