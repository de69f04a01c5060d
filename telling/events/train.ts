import type { Words } from '../words';
import type { EventOf, Tellers } from './tellers';

export const train = {
  train: ({ step, toward, line }, words) =>
    words.say(`log.train.${step}`, { line: line.join(', '), side: words.say(`side.toward.${toward}`) }),
  flipped: ({ face }, words) => words.say('log.flipped', { face }),
  'stepped-aside': ({ by, survivor, from, to }, words) =>
    words.say(`log.stepped-aside.${by}`, {
      who: words.who(survivor),
      from: words.zone(from),
      to: words.zone(to),
    }),
  'left-by-train': ({ survivor, zone }, words) =>
    words.say('log.left-by-train', { who: words.who(survivor), zone: words.zone(zone) }),
  'run-over': (event, words) =>
    words.say(`log.run-over.${event.by}.${event.what}`, {
      zone: words.zone(event.zone),
      piece: pieceWords(event, words),
    }),
} satisfies Partial<Tellers>;

function pieceWords({ what, piece = '' }: EventOf<'run-over'>, words: Words): string {
  if (what === 'machine') return words.machine(piece);
  return what === 'spawn-token' ? words.spawnToken(piece) : '';
}
