import { expect, it } from 'vitest';
import { missionOn } from '../../../helpers/small-missions';
import { TestEditor } from '../../../helpers/test-editor';

it('the hand moves the view as far as it goes, in pixels, and nothing else', () => {
  const editor = new TestEditor(missionOn(['a 2R 0 0']));
  const { view } = editor.tab;
  view.resize([800, 600]);
  view.show([0, 0, 250, 250]);
  const before = view.store.getState().viewport;
  editor.editor.choose('pan');
  expect(editor.shown.cursor).toBe('grab');
  editor.pixel = 2;
  editor.press([100, 100]);
  expect(editor.shown.cursor).toBe('grabbing');
  editor.move([120, 90]);
  const { viewport } = view.store.getState();
  expect([viewport.x - before.x, viewport.y - before.y]).toEqual([10, -5]);
  expect(editor.release([120, 90]).shown.cursor).toBe('grab');
  editor.press([100, 100]).escape().move([200, 200]);
  expect(view.store.getState().viewport).toEqual(viewport);
  expect([editor.steps, editor.selected, editor.isHeld]).toEqual([0, [], false]);
});
