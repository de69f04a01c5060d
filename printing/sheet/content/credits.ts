import type { Block } from '../../flow/blocks';
import type { Said } from './said';

/** Who made it and what others may do with it, in small print. */
export function creditsOf({ mission, say, context }: Said): Block[] {
  const { authors = [], licence, origin } = mission;
  const lines = [
    ...(authors.length > 0 ? [say('print.sheet.authors', { authors: context.and(authors) })] : []),
    ...(licence === undefined ? [] : [say('print.sheet.licence', { licence })]),
    ...(origin === undefined || origin === 'own' ? [] : [say(`print.sheet.origin.${origin}`)]),
    say('app.unofficial'),
  ];
  return [{ kind: 'paragraph', words: lines.join(' '), small: true }];
}
