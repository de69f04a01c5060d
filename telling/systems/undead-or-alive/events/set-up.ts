import { placeOfSlot } from '../words';
import type { Tellers } from './tellers';

export const setUp = {
  laid({ what, zones }, words) {
    if (what === 'corpse-pile') return words.say('log.laid.corpse-pile');
    return zones.length === 0 ? undefined : words.say(`log.laid.${what}`, { zones: words.zones(zones) });
  },
  stands: ({ zombie, zone, count }, words) =>
    words.say('log.stands', { zombies: words.zombies(zombie, count), zone: words.zone(zone) }),
  companion: ({ survivor, zone }, words) =>
    zone === undefined
      ? words.say('log.companion-aside', { who: words.who(survivor) })
      : words.say('log.companion', { who: words.who(survivor), zone: words.zone(zone) }),
  'starting-weapon'({ survivor, card, slot }, words) {
    const key =
      placeOfSlot(slot) === 'favourite' ? 'log.starting-weapon.favourite' : 'log.starting-weapon.hand';
    return words.say(key, { who: words.who(survivor), card: words.theCard(card) });
  },
  started: ({ survivor, zone }, words) =>
    words.say('log.started', { who: words.who(survivor), zone: words.zone(zone) }),
  'noise-laid': ({ zone }, words) => words.say('log.noise-laid', { zone: words.zone(zone) }),
} satisfies Partial<Tellers>;
