import { EditorState, type Extension } from '@codemirror/state';
import type { Say } from '../../../languages';

/** What the editor of the text says by itself, in the language of the window. */
export function phrases(say: Say): Extension {
  return EditorState.phrases.of({
    Completions: say('file-text.offers'),
    Find: say('file-text.find'),
    Replace: say('file-text.replace-by'),
    next: say('file-text.next'),
    previous: say('file-text.previous'),
    all: say('file-text.all'),
    'match case': say('file-text.match-case'),
    regexp: say('file-text.pattern'),
    'by word': say('file-text.by-word'),
    replace: say('file-text.replace'),
    'replace all': say('file-text.replace-all'),
    close: say('file-text.close'),
    'current match': say('file-text.found'),
    'on line': say('file-text.on-line'),
    'replaced match on line $': say('file-text.replaced', { line: '$' }),
    'replaced $ matches': say('file-text.replaced-all', { places: '$' }),
    'Fold line': say('file-text.fold'),
    'Unfold line': say('file-text.unfold'),
    'folded code': say('file-text.folded'),
    unfold: say('file-text.unfold'),
    'Folded lines': say('file-text.folded-lines'),
    'Unfolded lines': say('file-text.unfolded-lines'),
    to: say('file-text.to'),
    'Selection deleted': say('file-text.deleted'),
    'Control character': say('file-text.control-sign'),
  });
}
