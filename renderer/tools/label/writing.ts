import type { Point } from '../../../drawing/scene';
import { textIn } from '../../../languages';
import type { Label } from '../../../schemas';
import type { Command } from '../../document/command';
import { addLabel, writeLabel } from '../../document/commands/annotations';
import { newWriting } from '../../document/history';
import { freshId, prefixes } from '../../document/ids';
import { findPart, keyOf } from '../../document/parts';
import { stateOf } from '../state';
import type { Bench, ToolState } from '../tool';

/** A label that is there, or a place for a new one. */
export type Aim = { readonly label: string } | { readonly at: Point };

/**
 * Words are written in a field on the canvas. Presses elsewhere are left to that field, which then says that it is done.
 * Every letter is in the mission at once, and all of them are one step: what is half written when the window goes is in
 * the draft.
 */
export function writing(bench: Bench, aim: Aim): ToolState {
  const { document, selection } = bench.tab;
  const language = bench.language();
  const isNew = 'at' in aim;
  const id = isNew ? freshId(prefixes.label, document.idsEver) : aim.label;
  const at = placeOf(bench, aim);
  const first = wordsIn(labelOf(bench, id));
  const joins = newWriting();
  let words = first;
  let isOpen = true;
  let hasRoom = true;

  function wordsIn(label: Label | undefined): string {
    // Words of another language, where there are none in this one, are not its own by that.
    return label ? textIn(label.text, language) : '';
  }
  /** A label that has been taken away meanwhile is there again with the next letter. */
  function command(): Command {
    if (labelOf(bench, id)) return writeLabel(id, language, words.trim());
    const { mission } = document.store.getState();
    const others = new Set([...document.idsEver].filter((each) => each !== id));
    return addLabel(mission, at, { [language]: words.trim() }, others);
  }
  function change(): void {
    const { label, recipe } = command();
    document.change(isNew ? { key: 'step.place-label' } : label, recipe, { joins });
    hasRoom = words.trim() === '' || labelOf(bench, id) !== undefined;
  }
  function type(next: string): void {
    if (!isOpen || next === words) return;
    words = next;
    if (words === first) document.takeBack(joins);
    // Without words it would be gone, and with the next letter another one.
    else if (words.trim() !== '') change();
    else if (isNew) document.takeBack(joins);
  }
  function write(next: string): void {
    type(next);
    end();
  }
  function end(): void {
    if (!isOpen) return;
    close();
    bench.done();
  }
  function close(): void {
    if (!isOpen) return;
    isOpen = false;
    if (words === first) return;
    if (words.trim() === '' && !isNew) change();
    if (isNew && labelOf(bench, id)) selection.set([keyOf('label', id)]);
    if (!hasRoom) bench.say({ key: 'tool.no-room' });
  }
  function cancel(): undefined {
    if (!isOpen) return;
    isOpen = false;
    document.takeBack(joins);
    bench.done();
  }
  bench.show({
    cursor: 'text',
    writing: { at, ...(!isNew && { label: id }), words: first, type, write, end, cancel },
  });
  return stateOf({ cancel }, close);
}

function placeOf(bench: Bench, aim: Aim): Point {
  if ('at' in aim) return aim.at;
  const label = labelOf(bench, aim.label);
  if (!label) throw new Error(`There is no label ${aim.label} to write`);
  return [label.at.x, label.at.y];
}

function labelOf({ tab }: Bench, id: string): Label | undefined {
  const found = findPart(tab.document.store.getState().mission, keyOf('label', id));
  return found?.kind === 'label' ? found.part : undefined;
}
