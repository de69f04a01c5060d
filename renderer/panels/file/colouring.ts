import { syntaxTree } from '@codemirror/language';
import { RangeSetBuilder } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';

/** What stands out in the text of a file, by what the syntax calls it; file.css has its colours. */
const marks: Readonly<Record<string, Decoration>> = {
  PropertyName: Decoration.mark({ class: 'file-key' }),
  String: Decoration.mark({ class: 'file-words' }),
  Number: Decoration.mark({ class: 'file-number' }),
  True: Decoration.mark({ class: 'file-number' }),
  False: Decoration.mark({ class: 'file-number' }),
  Null: Decoration.mark({ class: 'file-number' }),
};

/** Colours as much of the text as is in sight. */
export const colouring = ViewPlugin.define(
  (view) => {
    const plugin = {
      colours: coloursIn(view),
      update: (update: ViewUpdate) => {
        const isRead = syntaxTree(update.startState) !== syntaxTree(update.state);
        if (update.docChanged || update.viewportChanged || isRead) plugin.colours = coloursIn(update.view);
      },
    };
    return plugin;
  },
  { decorations: ({ colours }) => colours },
);

function coloursIn({ state, visibleRanges }: EditorView): DecorationSet {
  const colours = new RangeSetBuilder<Decoration>();
  for (const range of visibleRanges) {
    syntaxTree(state).iterate({
      ...range,
      enter: ({ name, from, to }) => {
        const mark = marks[name];
        if (mark && from < to) colours.add(from, to, mark);
      },
    });
  }
  return colours.finish();
}
