import { beforeEach, describe, expect, it } from 'vitest';
import { drivingTrain } from '../../../../renderer/document/systems/undead-or-alive';
import type { Brush } from '../../../../renderer/tools/brush';
import { missionOn, objective } from '../../../helpers/small-missions';
import { TestEditor } from '../../../helpers/test-editor';

const bare = () => new TestEditor(missionOn([]));

let editor: TestEditor;

beforeEach(() => {
  editor = new TestEditor(missionOn(['a 2R 0 0']));
});

const brush: Brush = { kind: 'tiles', tiles: [{ face: '3R', x: -125, y: -125, rotation: 0 }], rotation: 0 };

const train: Brush = {
  kind: 'tiles',
  makes: drivingTrain,
  rotation: 0,
  tiles: [
    { face: '10R', x: 500, y: 0, rotation: 0 },
    { face: '12R', x: 250, y: 0, rotation: 0 },
    { face: '11R', x: 0, y: 0, rotation: 0 },
  ],
};

describe('a tile from the palette', () => {
  it('hangs on the pointer as a ghost, in the middle of it, and snaps', () => {
    editor.takeTile('3R').move([372, 131]);
    expect(editor.tiles).toEqual(['2R 0 0 0', '3R 250 0 0']);
    expect(editor.shown).toMatchObject({ fits: true, cursor: 'copy' });
    expect([...editor.shown.held]).toEqual(['tile:b']);
    expect(editor.shown.guides.length).toBeGreaterThan(0);
    expect([editor.steps, editor.isHeld]).toEqual([0, true]);
  });

  it('lies there after a click, selected, and the hand is free again', () => {
    editor.takeTile('3R').click([372, 131]);
    expect(editor.tiles).toEqual(['2R 0 0 0', '3R 250 0 0']);
    expect([editor.selected, editor.tool, editor.steps, editor.isHeld]).toEqual([
      ['tile:b'],
      'select',
      1,
      false,
    ]);
    expect(editor.undo().tiles).toEqual(['2R 0 0 0']);
  });

  it('lies there when it is dragged out of the palette and let go', () => {
    editor.take(brush).move([360, 140]).release([372, 131]);
    expect([editor.tiles, editor.tool]).toEqual([['2R 0 0 0', '3R 250 0 0'], 'select']);
  });

  it('is not laid by letting go where the hand never came to the board', () => {
    editor.take(brush).release([0, 500]);
    expect([editor.tool, editor.tiles]).toEqual(['place', ['2R 0 0 0']]);
  });

  it('is not laid by a button that comes up without having gone down', () => {
    editor.takeTile('3R').move([372, 131]).release([372, 131]);
    expect([editor.tool, editor.steps]).toEqual(['place', 0]);
  });

  it('stays in the hand with Shift, for another one', () => {
    editor.takeTile('3R').click([372, 131], { shift: true });
    expect([editor.tool, editor.steps, editor.isHeld]).toEqual(['place', 1, false]);
    editor.click([622, 131]);
    expect(editor.tiles).toEqual(['2R 0 0 0', '3R 250 0 0', '3R 500 0 0']);
    expect([editor.steps, editor.tool]).toEqual([2, 'select']);
  });

  it('is nowhere while the hand is not above the board', () => {
    editor.takeTile('3R').move([372, 131]).leave();
    expect([editor.tiles, editor.isHeld, editor.tool]).toEqual([['2R 0 0 0'], false, 'place']);
    expect(editor.move([372, 131]).tiles).toHaveLength(2);
  });

  it('turns and turns over in the hand, and stays so for the next one', () => {
    editor.takeTile('3R').move([372, 131]).key('rotate').wheel(1).key('rotateBack').key('flip');
    expect(editor.tiles[1]).toBe('3V 250 0 90');
    editor.click([372, 131], { shift: true }).click([622, 131]);
    expect(editor.tiles[2]).toBe('3V 500 0 90');
  });

  it('turns before it comes to the board, too', () => {
    expect(editor.takeTile('3R').key('rotate').move([372, 131]).tiles[1]).toBe('3R 250 0 90');
  });

  it('lies freely with Alt or Ctrl, on whole millimetres', () => {
    expect(editor.takeTile('3R').click([380.4, 131], { alt: true }).tiles[1]).toBe('3R 255 6 0');
    expect(editor.undo().takeTile('3R').click([380.4, 131], { command: true }).tiles[1]).toBe('3R 255 6 0');
  });

  it('comes back onto the board when that was changed meanwhile', () => {
    editor.takeTile('3R').click([372, 131], { shift: true }).move([622, 131]).undo();
    expect([editor.tiles, editor.isHeld]).toEqual([['2R 0 0 0'], false]);
    expect(editor.click([372, 131]).tiles).toEqual(['2R 0 0 0', '3R 250 0 0']);
  });

  it('is left out of the mission where nobody knows its face', () => {
    editor.takeTile('nobody').click([372, 131]);
    expect([editor.tiles, editor.isHeld]).toEqual([['2R 0 0 0'], false]);
  });
});

describe('a tile over most of another', () => {
  it('says that it would take its place, and does, with what lies there', () => {
    const taken = new TestEditor(missionOn(['a 2R 0 0'], { tokens: [objective('o1 a 40 40')] }));
    taken.takeTile('3R').move([160, 131]).key('rotate');
    expect(taken.shown).toMatchObject({
      offer: { key: 'tool.replace', parameters: { face: '2R' } },
      guides: [],
    });
    expect([taken.tiles, [...taken.shown.held]]).toEqual([['3R 0 0 90'], ['tile:a']]);
    taken.click([160, 131]);
    expect([taken.tiles, taken.steps, taken.selected, taken.tool]).toEqual([
      ['3R 0 0 90'],
      1,
      ['tile:a'],
      'select',
    ]);
    expect(taken.token('o1').at.tile).toBe('a');
    expect(taken.undo().tiles).toEqual(['2R 0 0 0']);
  });

  it('does not where it is the same already, nor a train', () => {
    expect(editor.takeTile('2R').move([125, 125]).shown.trouble?.key).toBe('tool.overlaps');
    const rails = new TestEditor(missionOn(['a 11R 0 0']));
    expect(rails.take(train).release().move([125, 45]).shown.offer).toBeUndefined();
  });
});

describe('a tile over a part of another', () => {
  it('is red; a click there says why, and it can be tried again', () => {
    editor.takeTile('3R').click([250, 131]);
    expect(editor.shown.trouble).toEqual({ key: 'tool.overlaps', parameters: { face: '2R' } });
    expect(editor.said).toEqual([{ key: 'tool.overlaps', parameters: { face: '2R' } }]);
    expect([editor.tool, editor.steps]).toEqual(['place', 0]);
    expect(editor.click([372, 131]).tiles).toHaveLength(2);
  });

  it('is gone when it is dragged there', () => {
    editor.take(brush).move([140, 140]).release([250, 131]);
    expect([editor.tiles, editor.tool, editor.isHeld]).toEqual([['2R 0 0 0'], 'select', false]);
    expect(editor.said).toHaveLength(1);
  });
});

describe('the first tile', () => {
  it('lands anywhere, on a field', () => {
    expect(bare().takeTile('3R').click([401, 188]).tiles).toEqual(['3R 250 0 0']);
    expect(bare().takeTile('3R').click([-90, 900]).tiles).toEqual(['3R -250 750 0']);
  });

  it('may be a train', () => {
    const first = bare().take(train).release().click([385, 40]);
    expect(first.tiles).toEqual(['10R 500 0 0', '12R 250 0 0', '11R 0 0 0']);
    expect(first.steps).toBe(1);
    expect(first.mission.tokens).toMatchObject([{ kind: 'train', tiles: ['a', 'b', 'c'], moves: true }]);
  });
});

describe('a train in the hand', () => {
  it('turns as a whole', () => {
    const turned = bare().take(train).release().move([45, 375]).key('rotate').click([45, 375]);
    expect(turned.tiles).toEqual(['10R 0 500 90', '12R 0 250 90', '11R 0 0 90']);
  });

  it('has no other side', () => {
    expect(bare().take(train).release().move([385, 40]).key('flip').tiles[0]).toBe('10R 500 0 0');
  });
});

describe('letting go', () => {
  it.each([
    ['Escape', () => editor.escape()],
    ['the right button', () => editor.rightPress()],
    ['another tool', () => editor.editor.choose('select')],
  ])('with %s leaves no trace', (_name, leave) => {
    const { mission } = editor;
    editor.select('tile:a').takeTile('3R').move([372, 131]).press([372, 131]);
    leave();
    expect(editor.mission).toBe(mission);
    expect([editor.tool, editor.isHeld, editor.steps, editor.selected]).toEqual([
      'select',
      false,
      0,
      ['tile:a'],
    ]);
    editor.release();
    expect(editor.mission).toBe(mission);
  });

  it('works before the hand comes to the board', () => {
    expect(editor.takeTile('3R').escape().tool).toBe('select');
    expect(editor.takeTile('3R').rightPress([0, 500]).tool).toBe('select');
  });
});

describe('a mission that may only be looked at', () => {
  it('takes nothing, and says so', () => {
    const { mission } = editor;
    const reader = new TestEditor(mission, { isReadOnly: true }).takeTile('3R').move([372, 131]);
    expect(reader.shown).toMatchObject({ trouble: { key: 'tool.read-only' }, cursor: 'not-allowed' });
    reader.press([372, 131]).release();
    expect([reader.mission, reader.tool, reader.said]).toEqual([
      mission,
      'select',
      [{ key: 'tool.read-only' }],
    ]);
  });
});
