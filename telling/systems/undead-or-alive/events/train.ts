import { otherSide } from '../../../../engine/systems/undead-or-alive';
import type { UoaWords } from '../words';
import type { EventOf, Tellers } from './tellers';

export const train = {
  train: ({ step, toward, line }, words) =>
    words.say(`log.train.${step}`, {
      line: line.map((face) => words.face(face)).join(', '),
      side: words.say(`side.toward.${toward}`),
    }),
  flipped: ({ face }, words) => words.say('log.flipped', { face: words.face(otherSide(face)) }),
  turned: ({ face }, words) => words.say('log.turned', { face: words.face(face) }),
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

function pieceWords({ what, piece = '' }: EventOf<'run-over'>, words: UoaWords): string {
  if (what === 'machine') return words.machine(piece);
  return what === 'spawn-token' ? words.spawnToken(piece) : '';
}
