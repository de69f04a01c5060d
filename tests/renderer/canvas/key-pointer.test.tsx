import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { attachPointer } from '../../../renderer/canvas/attach-pointer';
import { createPointedPart } from '../../../renderer/canvas/pointed';
import type { Brush } from '../../../renderer/tools/brush';
import { missionOn } from '../../helpers/small-missions';
import { TestEditor } from '../../helpers/test-editor';

const brush: Brush = { kind: 'tiles', tiles: [{ face: '3R', x: 0, y: 0, rotation: 0 }], rotation: 0 };

let test: TestEditor;
let canvas: HTMLElement;
let detach: () => void;

beforeEach(() => {
  test = new TestEditor(missionOn(['a 2R 0 0 0']));
  canvas = document.createElement('div');
  canvas.tabIndex = 0;
  Object.defineProperties(canvas, { clientWidth: { value: 1000 }, clientHeight: { value: 500 } });
  document.body.replaceChildren(canvas);
  test.tab.view.resize([1000, 500]);
  test.tab.view.show([0, 0, 968, 468]);
  detach = attachPointer(canvas, {
    tab: test.tab,
    editor: test.editor,
    pointed: createPointedPart(),
    language: () => 'en',
    onMenu: () => undefined,
  });
});

afterEach(() => detach());

function press(key: string, more: KeyboardEventInit = {}): boolean {
  return canvas.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );
}

const trouble = () => test.editor.store.getState().shown.trouble?.key;

describe('a hand that keys move', () => {
  it('shows what it has taken in the middle, and lays it down with Enter', () => {
    test.editor.take(brush);
    canvas.focus();
    expect(test.editor.store.getState().shown.held.size).toBe(1);
    press('Enter');
    expect(test.tiles.at(-1)).toMatch(/^3R 3\d\d /);
    expect(test.editor.store.getState().tool).toBe('select');
  });

  it('goes by a tenth of a tile, by a tile with Shift, and by a millimetre with Alt', () => {
    test.editor.take(brush);
    canvas.focus();
    const [x = 0, y = 0] = test.editor.pointer() ?? [];
    for (const [key, more, to] of [
      ['ArrowLeft', {}, [x - 25, y]],
      ['ArrowDown', { altKey: true }, [x - 25, y + 1]],
      ['ArrowRight', { shiftKey: true }, [x + 225, y + 1]],
    ] as const) {
      press(key, more);
      expect(test.editor.pointer()?.map(Math.round)).toEqual(to.map(Math.round));
    }
  });

  it('says what is in the way, and goes on with another one with Shift', () => {
    test.editor.take(brush);
    canvas.focus();
    press('ArrowLeft', { shiftKey: true });
    expect(trouble()).toBe('tool.overlaps');
    press('Enter');
    expect(test.steps).toBe(0);
    press('ArrowRight', { shiftKey: true });
    press('Enter', { shiftKey: true });
    expect(test.steps).toBe(1);
    expect(test.editor.store.getState().tool).toBe('place');
  });

  it('brings what is beyond the rim into sight', () => {
    test.editor.take(brush);
    canvas.focus();
    const before = test.tab.view.store.getState().viewport.x;
    for (let time = 0; time < 3; time++) press('ArrowRight', { shiftKey: true });
    expect(test.tab.view.store.getState().viewport.x).toBeLessThan(before - 200);
  });

  it('draws an arrow from Enter to Enter, and none after Escape', () => {
    test.editor.choose('arrow');
    press('Enter');
    press('ArrowRight');
    expect(press('Escape')).toBe(false);
    expect(test.steps).toBe(0);
    press('Enter');
    press('ArrowRight');
    press('Enter');
    expect(test.mission.arrows?.map(({ from, to }) => to.x - from.x)).toEqual([25]);
  });

  it('leaves the arrows to others where the tool has no use for them, and while nothing is held', () => {
    expect(press('ArrowRight')).toBe(true);
    expect(press('Enter')).toBe(true);
    test.editor.choose('pan');
    expect(press('ArrowRight')).toBe(true);
  });

  it('holds nothing over the board when the keyboard has gone elsewhere', () => {
    test.editor.take(brush);
    canvas.focus();
    canvas.blur();
    expect(test.editor.store.getState().shown.held.size).toBe(0);
    expect(test.editor.store.getState().brush).toBe(brush);
  });

  it('lays piece after piece from the palette with Shift, and lets go with Escape', () => {
    test.editor.take({ kind: 'piece', piece: { kind: 'noise' } });
    canvas.focus();
    press('ArrowLeft', { shiftKey: true });
    press('Enter', { shiftKey: true });
    press('ArrowUp');
    press('ArrowUp');
    press('Enter', { shiftKey: true });
    expect(test.mission.tokens?.map(({ kind }) => kind)).toEqual(['noise', 'noise']);
    expect(test.tool).toBe('place');
    test.escape();
    expect([test.tool, test.steps]).toEqual(['select', 2]);
  });

  it('takes up what is selected with Enter, goes about with it, and lays it down with Enter', () => {
    test.select('tile:a');
    canvas.focus();
    expect(press('Enter')).toBe(false);
    expect([test.isHeld, [...test.shown.held]]).toEqual([true, ['tile:a']]);
    press('ArrowRight', { shiftKey: true });
    press('ArrowDown', { altKey: true });
    expect([test.tiles, test.steps]).toEqual([['2R 250 1 0'], 0]);
    press('Enter');
    expect([test.tiles, test.steps, test.isHeld]).toEqual([['2R 250 1 0'], 1, false]);
    // Now the arrows are for others again.
    expect(press('ArrowRight')).toBe(true);
  });

  it.each([
    ['Escape', () => test.escape()],
    ['the mouse', () => canvas.dispatchEvent(new PointerEvent('pointermove', { movementX: 3 }))],
    ['the end of the keyboard on the board', () => canvas.blur()],
    ['the end of the canvas', () => detach()],
  ])('leaves what it has taken up where it was after %s', (_name, leave) => {
    const { mission } = test;
    test.select('tile:a');
    canvas.focus();
    press('Enter');
    press('ArrowRight', { shiftKey: true });
    leave();
    expect([test.mission, test.isHeld]).toEqual([mission, false]);
  });

  it('writes a label that is selected', () => {
    test.tab.document.change({ key: 'step.place-label' }, (draft) => {
      draft.labels = [{ id: 'l1', at: { x: 100, y: 100 }, text: { en: 'Here' } }];
    });
    test.select('label:l1');
    canvas.focus();
    press('Enter');
    expect(test.shown.writing?.label).toBe('l1');
  });
});
