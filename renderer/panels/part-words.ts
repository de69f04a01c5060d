import type { SystemId } from '../../engine';
import { type Language, type Say, textIn } from '../../languages';
import { wholeTokenWords } from '../../telling/tokens';
import { inShort } from '../builder/in-short';
import type { Part } from '../document/parts';

/** What a part is, in words; its id tells it from others of the kind. */
export function partWords(system: SystemId, { kind, part }: Part, language: Language, say: Say): string {
  switch (kind) {
    case 'tile':
      return say('pieces.name.tile', { face: part.face });
    case 'token':
      return wholeTokenWords(system, part, say);
    case 'label':
      return say('pieces.name.label', { words: firstLine(textIn(part.text, language)) });
    case 'arrow':
      return say('pieces.name.arrow');
  }
}

function firstLine(text: string): string {
  return inShort(text.split('\n', 1)[0] ?? '');
}
