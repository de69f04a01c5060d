import { countsIn } from '../../../../engine/systems/undead-or-alive';
import type { UoaWords } from '../words';
import { headCount } from '../words';
import type { EventOf, Tellers } from './tellers';

export const zombies = {
  'zombies-phase': (_, words) => words.say('log.zombies-phase'),
  activated({ kind, zone, zones }, words) {
    const there = zone === undefined ? zones && words.zones(zones) : words.zone(zone);
    if (there !== undefined) {
      const zombies = kind === undefined ? words.say('zombie.any') : words.allOf(kind);
      return words.say('log.activated-there', { zombies, zone: there });
    }
    // Those of one kind have been called by an extra activation.
    return kind === undefined ? words.say('log.activated') : undefined;
  },
  'acting-already': ({ zombie }, words) =>
    words.say('log.acting-already', {
      zombies: zombie === undefined ? words.say('zombie.any') : words.allOf(zombie),
    }),
  'act-again': ({ kinds }, words) =>
    words.say('log.act-again', { zombies: words.list(kinds.map((kind) => words.allOf(kind))) }),
  'zombies-attack'(event, words) {
    const sentence = words.say('log.zombies-attack', {
      zombies: words.horde(countsIn(event)),
      zone: words.zone(event.zone),
      wounds: words.say('count.wounds', { count: event.wounds }),
      count: headCount(countsIn(event)),
    });
    return event.shared ? words.say('log.chosen-victims', { sentence }) : sentence;
  },
  'shrugged-off': ({ survivor, zombie }, words) =>
    words.say('log.shrugged-off', { who: words.who(survivor), zombie: words.aZombie(zombie) }),
  'zombies-held': (event, words) =>
    words.say('log.zombies-held', {
      zombies: words.horde(countsIn(event)),
      zone: words.zone(event.zone),
      count: headCount(countsIn(event)),
    }),
  'vade-retro-gone': ({ zone }, words) => words.say('log.vade-retro-gone', { zone: words.zone(zone) }),
  'zombies-see'({ zone, destination, because, survivors, tied }, words) {
    const sight = { zone: words.zone(zone), destination: words.zone(destination) };
    if (tied) return words.say('log.zombies-see.tied', sight);
    return words.say(`log.zombies-see.${because}`, { ...sight, count: survivors });
  },
  'zombies-hear': ({ zone, destination }, words) =>
    zone === destination
      ? words.say('log.zombies-hear-it-there', { zone: words.zone(zone) })
      : words.say('log.zombies-hear', { zone: words.zone(zone), destination: words.zone(destination) }),
  'zombies-split'({ zone, destination, routes }, words, { whyFrom }) {
    const ways = { routes: words.zones(routes) };
    if (whyFrom === zone) return words.say('log.zombies-split-there', ways);
    return words.say('log.zombies-split', {
      ...ways,
      zone: words.zone(zone),
      destination: words.zone(destination),
    });
  },
  'zombies-move'(event, words, { whyFrom }) {
    const { kind, count, from, to } = event;
    const move = { zombies: words.zombies(kind, count), to: words.zone(to), count };
    const sentence =
      whyFrom === from
        ? words.say('log.zombies-go', move)
        : words.say('log.zombies-move', { ...move, from: words.zone(from), why: lureWords(event, words) });
    return event.tied ? words.say('log.chosen-way', { sentence }) : sentence;
  },
  'zombies-stay': (event, words) =>
    words.say(event.zone === event.destination ? 'log.zombies-stay.there' : 'log.zombies-stay.cut-off', {
      zombies: words.horde(countsIn(event)),
      zone: words.zone(event.zone),
      destination: words.zone(event.destination),
      count: headCount(countsIn(event)),
    }),
  noise: ({ from, zone, boom }, words) =>
    words.say(`log.${from === zone ? 'noise-again' : 'noise'}.${boom ? 'boom' : 'bang'}`, {
      zone: words.zone(zone),
    }),
  'noise-drowned': ({ zone, at }, words) =>
    zone === at
      ? words.say('log.noise-drowned-there', { zone: words.zone(zone) })
      : words.say('log.noise-drowned', { zone: words.zone(zone), at: words.zone(at) }),
  'noise-reached': ({ zone }, words) => words.say('log.noise-reached', { zone: words.zone(zone) }),
  'noise-faded': ({ zone }, words) => words.say('log.noise-faded', { zone: words.zone(zone) }),
  'noise-moved'({ zone, from, cause, survivors, tied }, words) {
    const where = { zone: words.zone(zone), count: survivors };
    if (survivors === 0) return words.say('log.noise-stays', where);
    const sentence = words.say(from === zone ? `log.noise-kept.${cause}` : `log.noise-moved.${cause}`, where);
    return tied ? words.say('log.noise-tied', { sentence }) : sentence;
  },
} satisfies Partial<Tellers>;

/** Why they go that way; a zone that has just been named is not named again. */
function lureWords({ to, destination, because }: EventOf<'zombies-move'>, words: UoaWords): string {
  if (to === destination) return words.say(`lure-there.${because}`);
  return words.say(`lure.${because}`, { zone: words.zone(destination) });
}
