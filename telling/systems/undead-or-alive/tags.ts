import type { Say } from '../../../languages';

const knownTags = [
  'bank',
  'barber',
  'boarding-house',
  'cab',
  'car',
  'cemetery',
  'chapel',
  'church',
  'distillery',
  'grocery',
  'house',
  'mine',
  'railroad',
  'saddlery',
  'saloon',
  'shed',
  'sheriff',
  'smithy',
  'stable',
  'tender',
  'train',
  'undertaker',
  'warehouse',
] as const;

export function tagWords(tag: string, say: Say): string | undefined {
  const known = knownTags.find((candidate) => candidate === tag);
  return known && say(`zone.tag.${known}`);
}
