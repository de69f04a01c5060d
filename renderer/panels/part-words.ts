import { type Language, type Say, textIn } from '../../languages';
import type { Part } from '../document/parts';
import { wholeTokenWords } from './token-words';

/** What a part is, in words; its id tells it from others of the kind. */
export function partWords({ kind, part }: Part, language: Language, say: Say): string {
  switch (kind) {
    case 'tile':
      return say('pieces.name.tile', { face: part.face });
    case 'token':
      return wholeTokenWords(part, say);
    case 'label':
      return say('pieces.name.label', { words: firstLine(textIn(part.text, language)) });
    case 'arrow':
      return say('pieces.name.arrow');
  }
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
