import type { Point } from '../../../drawing/scene';
import { type Language, textIn } from '../../../languages';
import type { Label } from '../../../schemas';
import { perform } from '../../document/command';
import { addLabel, writeLabel } from '../../document/commands/annotations';
import { findPart, keyOf } from '../../document/parts';
import { stateOf } from '../state';
import type { Bench, ToolState } from '../tool';

/** A label that is there, or a place for a new one. */
export type Aim = { readonly label: string } | { readonly at: Point };

/**
 * Words are written in a field on the canvas. Presses elsewhere are left to that field, which then says what has been
 * written.
 */
export function writing(bench: Bench, aim: Aim): ToolState {
  const { tab } = bench;
  let isOpen = true;
  const letGo = () => {
    if (!isOpen) return undefined;
    isOpen = false;
    bench.done();
    return undefined;
  };
  const write = (words: string, language: Language) => {
    if (!isOpen) return;
    if ('label' in aim) {
      if (words !== wordsOf(bench, aim.label, language)) {
        perform(tab, writeLabel(aim.label, language, words.trim()));
      }
    } else if (words.trim() !== '') {
      const { mission } = tab.document.store.getState();
      const command = addLabel(mission, aim.at, { [language]: words.trim() }, tab.document.idsEver);
      if (!perform(tab, command)) bench.say({ key: 'tool.no-room' });
    }
    letGo();
  };
  bench.show({
    cursor: 'text',
    writing: { at: middleOf(bench, aim), ...('label' in aim && { label: aim.label }), write, cancel: letGo },
  });
  return stateOf({ cancel: letGo }, () => {
    isOpen = false;
  });
}

function middleOf(bench: Bench, aim: Aim): Point {
  if ('at' in aim) return aim.at;
  const label = labelOf(bench, aim.label);
  if (!label) throw new Error(`There is no label ${aim.label} to write`);
  return [label.at.x, label.at.y];
}

/** What stood in the field: words of another language, where there are none in this one, are not its own by that. */
function wordsOf(bench: Bench, id: string, language: Language): string | undefined {
  const label = labelOf(bench, id);
  return label && textIn(label.text, language);
}

function labelOf({ tab }: Bench, id: string): Label | undefined {
  const found = findPart(tab.document.store.getState().mission, keyOf('label', id));
  return found?.kind === 'label' ? found.part : undefined;
}
