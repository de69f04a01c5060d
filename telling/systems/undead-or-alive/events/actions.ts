import { countsIn } from '../../../../engine/systems/undead-or-alive';
import type { Tellers } from './tellers';

export const actions = {
  moved({ survivor, from, to, cost }, words, { wayTo }) {
    const route = { who: words.who(survivor), from: words.zone(from), to: words.zone(to) };
    if (cost === 0) return words.say('log.moved-on', route);
    const isThere = wayTo?.who === survivor && wayTo.to === from;
    if (cost === 1) return words.say(isThere ? 'log.moved-from-there' : 'log.moved', route);
    const actions = words.say('count.actions', { count: cost });
    return words.say('log.moved-away', { ...route, actions, count: cost - 1 });
  },
  charged({ survivor, from, to, cost }, words) {
    const route = { who: words.who(survivor), from: words.zone(from), to: words.zone(to) };
    if (cost === 0) return words.say('log.charged-on', route);
    if (cost === 1) return words.say('log.charged', route);
    return words.say('log.charged-away', { ...route, actions: words.say('count.actions', { count: cost }) });
  },
  jumped({ survivor, from, to, cost }, words) {
    const route = { who: words.who(survivor), from: words.zone(from), to: words.zone(to) };
    if (cost === 1) return words.say('log.jumped', route);
    return words.say('log.jumped-away', { ...route, actions: words.say('count.actions', { count: cost }) });
  },
  'vade-retro'({ survivor, zone, from }, words) {
    const names = { who: words.who(survivor), zone: words.zone(zone) };
    if (from === undefined) return words.say('log.vade-retro', names);
    return words.say('log.vade-retro-moved', { ...names, from: words.zone(from) });
  },
  shoved: (event, words) =>
    words.say('log.shoved', {
      who: words.who(event.survivor),
      zombies: words.horde(countsIn(event)),
      from: words.zone(event.from),
      to: words.zone(event.to),
    }),
  dragged: ({ survivor, by, from, to }, words) =>
    words.say('log.dragged', {
      who: words.who(by),
      other: words.who(survivor),
      from: words.zone(from),
      to: words.zone(to),
    }),
  'refused-rescue': ({ survivor, by }, words) =>
    words.say('log.refused-rescue', { who: words.who(by), other: words.who(survivor) }),
  taunted: ({ survivor, zone }, words) =>
    words.say('log.taunted', { who: words.who(survivor), zone: words.zone(zone) }),
  'made-noise': ({ survivor }, words) => words.say('log.made-noise', { who: words.who(survivor) }),
  'took-objective': ({ survivor, colour, zone }, words) =>
    words.say('log.took-objective', {
      who: words.who(survivor),
      objective: words.objective(colour),
      zone: words.zone(zone),
    }),
  rallied({ survivor, by, cost }, words) {
    const names = { who: words.who(by), companion: words.who(survivor) };
    if (cost === 0) return words.say('log.rallied-free', names);
    return words.say('log.rallied', { ...names, actions: words.say('count.actions', { count: cost }) });
  },
  follows: ({ survivor, leader }, words) =>
    words.say('log.follows', { who: words.who(survivor), leader: words.who(leader) }),
  'lent-action': ({ survivor, to }, words) =>
    words.say('log.lent-action', { who: words.who(survivor), other: words.who(to) }),
  invented: ({ survivor, card }, words) =>
    words.say('log.invented', { who: words.who(survivor), card: words.theCard(card) }),
  left: ({ survivor, zone }, words) =>
    words.say('log.left', { who: words.who(survivor), zone: words.zone(zone) }),
} satisfies Partial<Tellers>;
