import type { Tellers } from './tellers';

export const actions = {
  moved({ survivor, from, to, cost }, words) {
    const route = { who: words.who(survivor), from: words.zone(from), to: words.zone(to) };
    if (cost === 1) return words.say('log.moved', route);
    const actions = words.say('count.actions', { count: cost });
    return words.say('log.moved-away', { ...route, actions, count: cost - 1 });
  },
  'made-noise': ({ survivor }, words) => words.say('log.made-noise', { who: words.who(survivor) }),
  'took-objective': ({ survivor, colour, zone }, words) =>
    words.say('log.took-objective', {
      who: words.who(survivor),
      colour: words.colour(colour),
      zone: words.zone(zone),
    }),
  left: ({ survivor, zone }, words) =>
    words.say('log.left', { who: words.who(survivor), zone: words.zone(zone) }),
} satisfies Partial<Tellers>;
