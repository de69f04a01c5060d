import {
  type Completion,
  type CompletionSource,
  pickedCompletion,
  startCompletion,
} from '@codemirror/autocomplete';
import { ensureSyntaxTree } from '@codemirror/language';
import type { EditorView } from '@codemirror/view';
import { type Language, type SentenceKey, sentence, sentences } from '../../../languages';
import type { Mission } from '../../../schemas';
import { type CursorPlace, cursorPlace, LONGEST_WORD, restOfWord } from './cursor-place';
import { type Offer, offersAt } from './offers';

/** In milliseconds: whoever writes does not wait for an offer. */
const PATIENCE = 40;
/** No mission is that long, and each letter has the text looked at. */
const LONGEST = 2_000_000;

/** Offers what the schema allows where somebody writes, with what it means. */
export function completing(mission: () => Mission, language: Language): CompletionSource {
  return ({ state, pos, explicit }) => {
    const tree = state.doc.length > LONGEST ? null : ensureSyntaxTree(state, pos, PATIENCE);
    const place = tree && cursorPlace(tree, state.doc.toString(), pos);
    if (!place || (place.from === pos && !explicit)) return null;
    const offers = offersAt(place, mission());
    if (offers.length === 0) return null;
    return {
      from: place.from,
      options: offers.map((offer, index) => completion(offer, place, offers.length - index, language)),
      validFor: /^"?[\w$.-]*$/,
    };
  };
}

const types = { key: 'property', word: 'enum', name: 'variable' } as const;

function completion(offer: Offer, place: CursorPlace, rank: number, language: Language): Completion {
  const { text, sort, opens = '' } = offer;
  const word = text.replaceAll('"', '');
  const detail = sort === 'key' ? said(`builder.key.${word}`, language) : undefined;
  const info = said(`builder.help.${offer.owner}.${word}`, language) ?? offer.description;
  return {
    label: text,
    displayLabel: word,
    type: types[sort],
    // In the order of the schema, which is that of files.
    boost: Math.min(99, rank),
    ...(detail !== undefined && { detail }),
    ...(info !== undefined && { info }),
    apply: (view, picked, from, to) =>
      write(
        view,
        picked,
        { from, to },
        sort === 'key' && !place.hasColon ? [`${text}: `, opens] : [text, ''],
      ),
  };
}

/** What the builder calls it, where it does. */
function said(key: string, language: Language): string | undefined {
  return Object.hasOwn(sentences[language], key) ? sentence(language, key as SentenceKey) : undefined;
}

/** Writes what was chosen over what was begun; whoever opened something with it goes on within. */
function write(
  view: EditorView,
  picked: Completion,
  { from, to }: { from: number; to: number },
  [text, opens]: readonly [string, string],
): void {
  const { doc } = view.state;
  const rest = restOfWord(
    doc.sliceString(from, to),
    doc.sliceString(to, Math.min(doc.length, to + LONGEST_WORD)),
  );
  view.dispatch({
    changes: { from, to: to + rest, insert: text + opens },
    selection: { anchor: from + text.length + (opens === '' ? 0 : 1) },
    annotations: pickedCompletion.of(picked),
    userEvent: 'input.complete',
  });
  if (text.endsWith(': ')) startCompletion(view);
}
