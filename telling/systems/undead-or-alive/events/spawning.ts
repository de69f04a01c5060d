import type { SentenceKey } from '../../../../languages';
import type { UoaWords } from '../words';
import type { EventOf, Tellers } from './tellers';

export const spawning = {
  'spawn-step': (_, words) => words.say('log.spawn-step'),
  'next-token': ({ token, zone }, words) =>
    words.say('log.next-token', { token: words.spawnToken(token), zone: words.zone(zone) }),
  // That there is no miniature at all is an event of its own.
  spawned({ zone, zombie, count }, words, { cardFor }) {
    if (count === 0) return undefined;
    const zombies = words.zombies(zombie, count);
    if (zone === cardFor) return words.say('log.spawned-there', { zombies, count });
    return words.say('log.spawned', { zombies, zone: words.zone(zone), count });
  },
  'nothing-spawned'({ card, zone, level }, words, { cardFor }) {
    const drawn = words.table.zombieCards.find(({ id }) => String(id) === card);
    const kind = drawn?.kind ?? 'abomination';
    const there = zone === cardFor && kind !== 'extra-activation' ? '-there' : '';
    return words.say(`log.nothing-spawned${there}.${kind}` as SentenceKey, {
      zombies: drawn && 'zombie' in drawn ? words.allOf(drawn.zombie) : '',
      zone: words.zone(zone),
      level: words.level(level),
    });
  },
  'no-spawn': ({ token, zone, why }, words) =>
    words.say(`log.no-spawn.${why}`, { token: words.spawnToken(token), zone: words.zone(zone) }),
  'short-of-miniatures': ({ zone, zombie, missing }, words) =>
    words.say('log.short-of-miniatures', {
      zombies: words.zombies(zombie, missing),
      zone: words.zone(zone),
      count: missing,
    }),
  'zombie-link': ({ survivor }, words) => words.say('log.zombie-link', { who: words.who(survivor) }),
  'extra-activation': ({ zombie, count }, words) =>
    words.say(count === 0 ? 'log.extra-activation.nobody' : 'log.extra-activation.some', {
      zombies: words.allOf(zombie),
    }),
  'abomination-arrives': ({ abomination, zone }, words) =>
    words.say('log.abomination-arrives', {
      abomination: words.abomination(abomination),
      zone: words.zone(zone),
    }),
  'abomination-gone': ({ abomination }, words) =>
    words.say('log.abomination-gone', { abomination: words.abomination(abomination) }),
  token: (event, words) => tellToken(event, words),
} satisfies Partial<Tellers>;

function tellToken({ token, status, zone, from }: EventOf<'token'>, words: UoaWords): string {
  const where = { token: words.spawnToken(token), zone: words.zone(zone) };
  if (from !== undefined) return words.say('log.token.moved', { ...where, from: words.zone(from) });
  if (status === 'safe') return words.say('log.token.safe', where);
  if (status === 'removed') return words.say('log.token.removed', where);
  if (status === 'inactive') return words.say('log.token.inactive', where);
  const { kind } = words.table.mission.spawnTokens.find(({ id }) => id === token) ?? {};
  return words.say(kind === 'corpse-pile' ? 'log.token.appears' : 'log.token.active', where);
}
