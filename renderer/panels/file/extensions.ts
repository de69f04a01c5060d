import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, codeFolding, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language';
import { lintGutter, nextDiagnostic, previousDiagnostic } from '@codemirror/lint';
import { closeSearchPanel, findNext, findPrevious, openSearchPanel, search } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { Language, Say } from '../../../languages';
import type { Mission } from '../../../schemas';
import { colouring } from './colouring';
import { completing } from './completing';
import { look } from './look';
import { phrases } from './phrases';

export interface Writing {
  readonly say: Say;
  readonly language: Language;
  readonly isReadOnly: boolean;
  /** The id of what says how to get out of it again. */
  readonly hint: string;
  readonly mission: () => Mission;
  /** Whether there is anything to be applied; then it has been tried. */
  readonly apply: () => boolean;
}

/** The editor of a text of JSON: what it shows, what it offers, and what its keys do. */
export function extensionsFor({ say, language, isReadOnly, hint, mission, apply }: Writing): Extension[] {
  return [
    lineNumbers(),
    lintGutter(),
    foldGutter(),
    codeFolding(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    highlightSpecialChars(),
    EditorView.lineWrapping,
    json(),
    colouring,
    look,
    history(),
    bracketMatching(),
    search(),
    phrases(say),
    EditorState.readOnly.of(isReadOnly),
    EditorView.contentAttributes.of({
      'aria-label': say('file-text.text'),
      'aria-describedby': hint,
      tabindex: '0',
      ...(isReadOnly && { 'aria-readonly': 'true' }),
    }),
    isReadOnly
      ? []
      : [
          closeBrackets(),
          indentOnInput(),
          autocompletion({ override: [completing(mission, language)], icons: false }),
          keymap.of([
            { key: 'Mod-Enter', run: () => apply() || true },
            // Where nothing is to be applied, the mission is saved.
            { key: 'Mod-s', run: apply },
            ...closeBracketsKeymap,
            ...completionKeymap,
            indentWithTab,
          ]),
        ],
    keymap.of([
      { key: 'Mod-f', run: openSearchPanel, scope: 'editor search-panel' },
      { key: 'Escape', run: closeSearchPanel, scope: 'editor search-panel' },
      { key: 'F3', run: findNext, shift: findPrevious, scope: 'editor search-panel', preventDefault: true },
      { key: 'F8', run: nextDiagnostic, shift: previousDiagnostic },
      ...historyKeymap,
      ...foldKeymap,
      ...defaultKeymap,
    ]),
  ];
}
