import { beforeEach, describe, expect, it } from 'vitest';
import { missionOn } from '../../../helpers/small-missions';
import { TestEditor } from '../../../helpers/test-editor';

let editor: TestEditor;

beforeEach(() => {
  editor = new TestEditor(
    missionOn(['a 2R 0 0'], {
      labels: [{ id: 'l1', at: { x: 60, y: 120 }, text: { en: 'Here', fr: 'Ici' } }],
    }),
  );
  editor.editor.choose('label');
});

describe('the tool for labels', () => {
  it('opens a field where it is clicked, in whole millimetres', () => {
    editor.click([200.4, 30.6]);
    expect(editor.shown.writing).toMatchObject({ at: [200, 31] });
    expect(editor.shown.writing?.label).toBeUndefined();
    expect([editor.steps, editor.isHeld]).toEqual([0, false]);
  });

  it('puts down what is written there, selects it, and is done', () => {
    editor.click([200, 30]).shown.writing?.write('  Gold ', 'fr');
    expect(editor.mission.labels?.[1]).toMatchObject({ at: { x: 200, y: 30 }, text: { fr: 'Gold' } });
    expect([editor.tool, editor.steps, editor.selected]).toEqual(['select', 1, ['label:l2']]);
    expect(editor.undo().mission.labels).toHaveLength(1);
  });

  it('puts down nothing where nothing is written', () => {
    editor.click([200, 30]).shown.writing?.write('  ', 'en');
    expect([editor.mission.labels?.length, editor.tool, editor.steps]).toEqual([1, 'select', 0]);
  });

  it('changes a label that is there, in one language', () => {
    editor.click([60, 120]);
    expect(editor.shown.writing).toMatchObject({ at: [60, 120], label: 'l1' });
    editor.shown.writing?.write('There', 'en');
    expect(editor.label('l1').text).toEqual({ en: 'There', fr: 'Ici' });
  });

  it('leaves a label as it is where nothing was changed, though its words be of another language', () => {
    editor.tab.document.change({ key: 'tool.label.name' }, ({ labels }) => {
      if (labels?.[0]) labels[0].text = { en: 'Here' };
    });
    editor.click([60, 120]).shown.writing?.write('Here', 'fr');
    expect([editor.label('l1').text, editor.tool, editor.steps]).toEqual([{ en: 'Here' }, 'select', 1]);
  });

  it('takes words once, though a field that closes may say them again', () => {
    const writing = editor.click([200, 30]).shown.writing;
    writing?.write('Gold', 'en');
    writing?.write('Gold', 'en');
    writing?.cancel();
    expect([editor.mission.labels?.length, editor.steps]).toEqual([2, 1]);
  });

  it('leaves presses to the field while it is open, so that its words are not lost', () => {
    editor.click([200, 30]);
    editor.press([50, 50]).release();
    expect(editor.shown.writing).toMatchObject({ at: [200, 30] });
    editor.shown.writing?.write('Gold', 'en');
    expect(editor.mission.labels).toHaveLength(2);
  });

  it.each([
    ['Escape', () => editor.escape()],
    ['the field', () => editor.shown.writing?.cancel()],
    ['another tool', () => editor.editor.choose('select')],
  ])('is done without a trace after %s', (_name, leave) => {
    const { mission } = editor;
    const { writing } = editor.click([200, 30]).shown;
    leave();
    expect([editor.tool, editor.shown.writing]).toEqual(['select', undefined]);
    writing?.write('Too late', 'en');
    expect(editor.mission).toBe(mission);
  });

  it('is let go of by Escape and by the right button', () => {
    expect(editor.escape().tool).toBe('select');
    editor.editor.choose('label');
    expect(editor.rightPress([10, 10]).tool).toBe('select');
  });

  it('writes nothing on a mission that may only be looked at', () => {
    const reader = new TestEditor(editor.mission, { isReadOnly: true });
    reader.editor.choose('label');
    reader.click([200, 30]);
    expect([reader.shown.writing, reader.said]).toEqual([undefined, [{ key: 'tool.read-only' }]]);
  });
});
