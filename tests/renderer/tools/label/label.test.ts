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
    editor.click([200, 30]).shown.writing?.write('  Gold ');
    expect(editor.mission.labels?.[1]).toMatchObject({ at: { x: 200, y: 30 }, text: { en: 'Gold' } });
    expect([editor.tool, editor.steps, editor.selected]).toEqual(['select', 1, ['label:l2']]);
    expect(editor.undo().mission.labels).toHaveLength(1);
  });

  it('puts down nothing where nothing is written', () => {
    editor.click([200, 30]).shown.writing?.write('  ');
    expect([editor.mission.labels?.length, editor.tool, editor.steps]).toEqual([1, 'select', 0]);
  });

  it('changes a label that is there, in one language', () => {
    editor.click([60, 120]);
    expect(editor.shown.writing).toMatchObject({ at: [60, 120], label: 'l1' });
    editor.shown.writing?.write('There');
    expect(editor.label('l1').text).toEqual({ en: 'There', fr: 'Ici' });
  });

  it('leaves a label as it is where nothing was changed, though its words be of another language', () => {
    const labels = [{ id: 'l1', at: { x: 60, y: 120 }, text: { en: 'Here' } }];
    const french = new TestEditor({ ...editor.mission, labels }, { language: 'fr' });
    french.editor.choose('label');
    french.click([60, 120]).shown.writing?.write('Here');
    expect([french.label('l1').text, french.tool, french.steps]).toEqual([{ en: 'Here' }, 'select', 0]);
    french.editor.choose('label');
    french.click([60, 120]).shown.writing?.write('Ici');
    expect(french.label('l1').text).toEqual({ en: 'Here', fr: 'Ici' });
  });

  it('takes words once, though a field that closes may say them again', () => {
    const writing = editor.click([200, 30]).shown.writing;
    writing?.write('Gold');
    writing?.write('Gold');
    writing?.cancel();
    expect([editor.mission.labels?.length, editor.steps]).toEqual([2, 1]);
  });

  it('leaves presses to the field while it is open, so that its words are not lost', () => {
    editor.click([200, 30]);
    editor.press([50, 50]).release();
    expect(editor.shown.writing).toMatchObject({ at: [200, 30] });
    editor.shown.writing?.write('Gold');
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
    writing?.write('Too late');
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

describe('letter by letter', () => {
  const type = (...words: string[]) => {
    const { writing } = editor.shown;
    for (const each of words) writing?.type(each);
    return writing;
  };

  it('what is written is in the mission at once, and one step in the end', () => {
    editor.click([200, 30]);
    const writing = type('G', 'Go', 'Go ', 'Go West');
    expect(editor.mission.labels?.[1]).toMatchObject({ id: 'l2', text: { en: 'Go West' } });
    // Not held in the hand, which no draft would have.
    expect([editor.steps, editor.isHeld, editor.tool]).toEqual([1, false, 'label']);
    writing?.write('Go West');
    expect([editor.steps, editor.selected, editor.tool]).toEqual([1, ['label:l2'], 'select']);
    expect(editor.undo().mission.labels).toHaveLength(1);
  });

  it('another label after it is another step', () => {
    editor.click([200, 30]);
    type('Go')?.write('Go');
    editor.editor.choose('label');
    editor.click([60, 120]);
    type('There')?.write('There');
    expect(editor.steps).toBe(2);
  });

  it('is gone without a trace after Escape, and where it is as it was', () => {
    const { mission } = editor;
    editor.click([60, 120]);
    type('Th', 'There');
    expect(editor.label('l1').text.en).toBe('There');
    editor.escape();
    expect([editor.mission, editor.steps]).toEqual([mission, 0]);
    expect(editor.tab.document.store.getState().history.steps).toEqual([]);
    editor.editor.choose('label');
    editor.click([60, 120]);
    type('', 'H', 'Here')?.write('Here');
    expect([editor.mission, editor.steps]).toEqual([mission, 0]);
  });

  it.each([
    ['another tool', () => editor.editor.choose('select')],
    ['the end of its canvas', () => editor.shown.writing?.end()],
  ])('is kept by %s', (_name, leave) => {
    editor.click([200, 30]);
    type('Go');
    leave();
    expect([editor.mission.labels?.[1]?.text, editor.tool]).toEqual([{ en: 'Go' }, 'select']);
  });

  it('takes a label away only in the end, and its last letters with it', () => {
    editor.click([60, 120]);
    const writing = type('H', '');
    expect(editor.label('l1').text).toEqual({ en: 'H', fr: 'Ici' });
    writing?.write('');
    expect(editor.label('l1').text).toEqual({ fr: 'Ici' });
    expect(editor.undo().label('l1').text).toEqual({ en: 'Here', fr: 'Ici' });
  });

  it('says nothing of room where it was undone meanwhile', () => {
    editor.click([200, 30]);
    const writing = type('Go');
    editor.undo();
    writing?.write('Go');
    expect([editor.mission.labels?.length, editor.said]).toEqual([1, []]);
  });
});
