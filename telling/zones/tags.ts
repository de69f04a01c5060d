import type { Say } from '../../languages';

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

/** Tags in words; those that an author made up as they are. */
export function tagWords({ tags }: { readonly tags: readonly string[] }, say: Say): string[] {
  return tags.map((tag) => {
    const known = knownTags.find((candidate) => candidate === tag);
    return known === undefined ? tag : say(`zone.tag.${known}`);
  });
}
