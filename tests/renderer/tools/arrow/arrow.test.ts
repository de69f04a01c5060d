import { beforeEach, describe, expect, it } from 'vitest';
import { missionOn } from '../../../helpers/small-missions';
import { TestEditor } from '../../../helpers/test-editor';

let editor: TestEditor;

beforeEach(() => {
  editor = new TestEditor(missionOn(['a 2R 0 0']));
  editor.editor.choose('arrow');
});

describe('the tool for arrows', () => {
  it('draws one from where the button goes down to where it comes up', () => {
    editor.drag([20.2, 30], [120, 80.7]);
    expect(editor.mission.arrows).toMatchObject([{ from: { x: 20, y: 30 }, to: { x: 120, y: 81 } }]);
    expect([editor.tool, editor.steps, editor.isHeld]).toEqual(['select', 1, false]);
    expect(editor.selected).toEqual([`arrow:${editor.mission.arrows?.[0]?.id ?? ''}`]);
    expect(editor.undo().mission.arrows ?? []).toEqual([]);
  });

  it('shows it while it is drawn', () => {
    editor.pull([20, 30], [120, 80]);
    expect(editor.mission.arrows).toHaveLength(1);
    expect(editor.shown.held.size).toBe(1);
    expect(editor.steps).toBe(0);
  });

  it('draws none that is too short to see', () => {
    editor.drag([20, 30], [22, 31]);
    expect([editor.mission.arrows, editor.tool, editor.steps, editor.isHeld]).toEqual([
      undefined,
      'arrow',
      0,
      false,
    ]);
    editor.pull([20, 30], [120, 80]).release([21, 30]);
    expect([editor.mission.arrows, editor.isHeld]).toEqual([undefined, false]);
  });

  it.each([
    ['Escape', () => editor.escape(), 'arrow'],
    ['the right button', () => editor.rightPress(), 'arrow'],
    ['another tool', () => editor.editor.choose('pan'), 'pan'],
  ])('leaves no trace after %s in the middle', (_name, leave, tool) => {
    const { mission } = editor;
    editor.pull([20, 30], [120, 80]);
    leave();
    expect(editor.mission).toBe(mission);
    expect([editor.steps, editor.isHeld, editor.tool]).toEqual([0, false, tool]);
    expect(editor.release([130, 90]).mission).toBe(mission);
  });

  it('is let go of by Escape and by the right button', () => {
    expect(editor.escape().tool).toBe('select');
    editor.editor.choose('arrow');
    expect(editor.rightPress([10, 10]).tool).toBe('select');
  });

  it('draws nothing on a mission that may only be looked at', () => {
    const reader = new TestEditor(editor.mission, { isReadOnly: true });
    reader.editor.choose('arrow');
    reader.drag([20, 30], [120, 80]);
    expect([reader.mission, reader.said]).toEqual([editor.mission, [{ key: 'tool.read-only' }]]);
  });
});
