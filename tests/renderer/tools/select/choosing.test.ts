import { beforeEach, describe, expect, it } from 'vitest';
import { missionOn, objective } from '../../../helpers/small-missions';
import { TestEditor } from '../../../helpers/test-editor';

let editor: TestEditor;

beforeEach(() => {
  editor = new TestEditor(
    missionOn(['a 2R 0 0', 'b 3R 250 0', 'c 4R 500 0'], {
      tokens: [objective('o1 a 40 40'), objective('o2 a 210 210'), objective('o3 b 40 40')],
      labels: [{ id: 'l1', at: { x: 60, y: 120 }, text: { en: 'Here' } }],
    }),
  );
});

describe('a click', () => {
  it('selects what lies on top', () => {
    expect(editor.click([40, 40]).selected).toEqual(['token:o1']);
    expect(editor.click([100, 100]).selected).toEqual(['tile:a']);
  });

  it('selects when the button goes down, so that what is pressed can be dragged at once', () => {
    expect(editor.press([40, 40]).selected).toEqual(['token:o1']);
  });

  it('beside the board lets go of all', () => {
    expect(editor.click([40, 40]).click([-20, -20]).selected).toEqual([]);
  });

  it('with Shift takes in and out', () => {
    editor.click([40, 40]).click([290, 40], { shift: true });
    expect(editor.selected).toEqual(['token:o1', 'token:o3']);
    expect(editor.click([40, 40], { shift: true }).selected).toEqual(['token:o3']);
    expect(editor.click([-20, -20], { shift: true }).selected).toEqual(['token:o3']);
  });

  it('on one of several leaves only that, once the button is up', () => {
    editor.select('token:o1', 'token:o3').press([40, 40]);
    expect(editor.selected).toEqual(['token:o1', 'token:o3']);
    expect(editor.release().selected).toEqual(['token:o1']);
  });

  it('that shakes a little is no drag', () => {
    editor.press([100, 100]).move([103, 101]).release([103, 101]);
    expect([editor.tile('a'), editor.steps]).toEqual(['2R 0 0 0', 0]);
  });

  it('changes nothing, and holds nothing', () => {
    editor.click([40, 40]);
    expect([editor.steps, editor.isHeld]).toEqual([0, false]);
  });
});

describe('a double click', () => {
  it('on a tile selects everything that lies on it', () => {
    expect(editor.doubleClick([100, 100]).selected).toEqual(['token:o1', 'token:o2', 'label:l1']);
  });

  it('on a bare tile selects the tile', () => {
    expect(editor.doubleClick([600, 100]).selected).toEqual(['tile:c']);
  });

  it('on a label writes it', () => {
    editor.doubleClick([60, 120]);
    expect(editor.shown.writing).toMatchObject({ label: 'l1', at: [60, 120] });
    editor.shown.writing?.write('There');
    expect(editor.label('l1').text).toEqual({ en: 'There' });
    expect([editor.shown.writing, editor.tool, editor.steps]).toEqual([undefined, 'select', 1]);
  });
});

describe('lifting by key', () => {
  it('writes the label that is selected', () => {
    expect(editor.select('label:l1').lift([0, 0]).shown.writing?.label).toBe('l1');
  });

  it('takes up anything else', () => {
    expect(editor.select('tile:a').lift([100, 100]).shown.writing).toBeUndefined();
    expect(editor.shown.held).toContain('tile:a');
    editor.escape();
    expect(editor.select('label:l1', 'tile:a').lift([100, 100]).shown.writing).toBeUndefined();
    expect(editor.shown.held).toContain('label:l1');
  });
});

describe('Escape', () => {
  it('lets go of what is selected', () => {
    expect(editor.click([40, 40]).escape().selected).toEqual([]);
  });

  it('with the button down keeps it, and what comes after is no drag', () => {
    editor.press([100, 100]).escape().move([300, 300]).release([300, 300]);
    expect([editor.tile('a'), editor.steps]).toEqual(['2R 0 0 0', 0]);
    expect(editor.selected).toEqual(['tile:a']);
  });
});

describe('the pointer', () => {
  it('says what can be dragged', () => {
    editor.click([100, 100]);
    expect(editor.move([100, 120]).shown.cursor).toBe('move');
    expect(editor.move([40, 40]).shown.cursor).toBe('default');
  });
});

describe('a marquee', () => {
  it('takes whatever it touches', () => {
    editor.pull([-20, -20], [60, 60]);
    expect(editor.shown.marquee).toEqual([-20, -20, 80, 80]);
    expect(editor.selected).toEqual(['token:o1', 'tile:a']);
    expect(editor.release().shown.marquee).toBeUndefined();
    expect(editor.selected).toEqual(['token:o1', 'tile:a']);
  });

  it('adds with Shift', () => {
    editor.select('tile:c').drag([-20, -20], [60, 60], { shift: true });
    expect(editor.selected).toEqual(['tile:c', 'token:o1', 'tile:a']);
  });

  it('leaves the selection as it was after Escape', () => {
    editor.select('tile:c').pull([-20, -20], [60, 60]).escape();
    expect(editor.selected).toEqual(['tile:c']);
    expect(editor.shown.marquee).toBeUndefined();
  });

  it('leaves it as it was when another tool is taken in the middle', () => {
    editor.select('tile:c').pull([-20, -20], [60, 60]).editor.choose('pan');
    expect(editor.selected).toEqual(['tile:c']);
  });

  it('begins on a tile with Ctrl held, and takes what lies there', () => {
    editor.drag([10, 10], [80, 80], { command: true });
    expect(editor.selected).toEqual(['token:o1']);
    expect(editor.tile('a')).toBe('2R 0 0 0');
  });

  it('is none where the button comes up at once: with Ctrl the part goes in or out', () => {
    editor.select('tile:c').click([40, 40], { command: true });
    expect(editor.selected).toEqual(['tile:c', 'token:o1']);
  });
});

describe('a mission that may only be looked at', () => {
  it('lets parts be selected, and nothing be moved, written or turned', () => {
    const mission = editor.mission;
    const reader = new TestEditor(mission, { isReadOnly: true });
    reader.drag([100, 100], [700, 500]);
    expect(reader.selected).toEqual(['tile:a']);
    reader.doubleClick([60, 120]).lift([60, 120]).key('rotate').key('flip');
    expect(reader.shown.writing).toBeUndefined();
    expect(reader.drag([-20, -20], [60, 60]).selected).toEqual(['token:o1', 'tile:a']);
    expect(reader.mission).toBe(mission);
  });
});

describe('a click again where several pieces lie on each other', () => {
  const pile = () =>
    new TestEditor(
      missionOn(['a 2R 0 0'], {
        tokens: [objective('o1 a 40 40'), objective('o2 a 56 40'), objective('o3 a 200 200')],
        labels: [{ id: 'l1', at: { x: 48, y: 41 }, text: { en: 'Here' } }],
      }),
    );

  it('selects the next one below, and the first one after the last', () => {
    const editor = pile().click([48, 41]);
    const seen = [0, 1, 2].map(() => editor.clickAgain().selected);
    expect([seen, editor.steps]).toEqual([[['token:o2'], ['token:o1'], ['label:l1']], 0]);
  });

  it('drags what it has come to', () => {
    const editor = pile().click([48, 41]).clickAgain().clickAgain();
    editor.editor.hear({
      kind: 'press',
      button: 'primary',
      clicks: 1,
      isAgain: true,
      at: [48, 41],
      pixel: 1,
      shift: false,
      alt: false,
      command: false,
    });
    editor.move([60, 60]).release([128, 41]);
    expect(editor.token('o1').at).toMatchObject({ x: 120, y: 40 });
    expect(editor.token('o2').at).toMatchObject({ x: 56 });
  });

  it('begins at the top where the hand has moved, and never comes to the tile', () => {
    expect(pile().click([48, 41]).clickAgain().click([48, 41]).selected).toEqual(['label:l1']);
    expect(pile().click([200, 200]).clickAgain().selected).toEqual(['token:o3']);
  });

  it('takes in and out with Shift as ever', () => {
    expect(pile().click([48, 41]).clickAgain([48, 41], { shift: true }).selected).toEqual([]);
  });
});
