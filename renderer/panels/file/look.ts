import { EditorView } from '@codemirror/view';

const field = {
  backgroundImage: 'none',
  backgroundColor: 'var(--paper)',
  color: 'var(--ink)',
  border: '1px solid var(--seam)',
  borderRadius: '3px',
  fontSize: '14px',
};

const raised = {
  backgroundColor: 'var(--paper)',
  color: 'var(--ink)',
  border: 'var(--line)',
  borderRadius: '3px',
};

const underlined = (colour: string) => ({
  backgroundImage: 'none',
  textDecoration: `underline wavy ${colour}`,
  textDecorationSkipInk: 'none',
});

const chosen = { background: 'var(--ink)', color: 'var(--paper)' };

/** The editor of the text in the colours of the window, whichever theme is on. */
export const look = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--paper)', color: 'var(--ink)', fontSize: '13px' },
  '&.cm-focused': { outline: '3px solid var(--focus)' },
  '.cm-scroller': { fontFamily: 'monospace', lineHeight: '1.45', scrollbarColor: 'var(--seam) transparent' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-gutters': {
    backgroundColor: 'var(--balcony)',
    color: 'var(--ink)',
    borderRight: '1px solid var(--seam)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--balcony)' },
  '.cm-foldPlaceholder': {
    ...field,
    backgroundColor: 'var(--street)',
    padding: '0 0.3em',
    margin: '0 0.2em',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--street)', outline: '1px solid var(--seam)' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'transparent', outline: '1px solid var(--red)' },
  '.cm-specialChar': { color: 'var(--red)' },
  '.cm-searchMatch': { backgroundColor: 'var(--street)', outline: '1px solid var(--ink)' },
  '.cm-searchMatch-selected': { outline: '2px solid var(--focus)' },
  '.cm-panels': { backgroundColor: 'var(--balcony)', color: 'var(--ink)', fontFamily: 'var(--text)' },
  '.cm-panels-bottom': { borderTop: '1px solid var(--seam)' },
  '.cm-panel.cm-search label': { fontSize: '14px' },
  '.cm-panel.cm-search [name=close]': { color: 'var(--ink)', fontSize: '18px' },
  '.cm-textfield': field,
  '.cm-button': { ...field, backgroundImage: 'none' },
  '.cm-button:active': { backgroundImage: 'none', backgroundColor: 'var(--street)' },
  '.cm-tooltip': raised,
  '.cm-tooltip-autocomplete ul li[aria-selected]': chosen,
  '.cm-completionInfo': { fontFamily: 'var(--text)', fontSize: '15px' },
  '.cm-completionDetail': { fontFamily: 'var(--text)' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-diagnostic': { fontFamily: 'var(--text)', fontSize: '15px', whiteSpace: 'pre-line', maxWidth: '30em' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--red)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--yellow)' },
  '.cm-lintRange-error': underlined('var(--red)'),
  '.cm-lintRange-warning': underlined('var(--yellow)'),
  '.cm-lintRange-active': { backgroundColor: 'var(--street)' },
  '.cm-lintPoint:after': { borderBottomColor: 'var(--red)' },
  '.cm-lintPoint-warning:after': { borderBottomColor: 'var(--yellow)' },
  // Told apart by their form as well.
  '.cm-lint-marker-error': { content: 'none', backgroundColor: 'var(--red)', borderRadius: '50%' },
  '.cm-lint-marker-warning': {
    content: 'none',
    backgroundColor: 'var(--yellow)',
    clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
  },
});
