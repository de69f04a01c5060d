import { beforeEach, describe, expect, it } from 'vitest';
import type { Token } from '../../../../schemas';
import { missionOn, objective } from '../../../helpers/small-missions';
import { TestEditor } from '../../../helpers/test-editor';

let editor: TestEditor;

beforeEach(() => {
  editor = new TestEditor(
    missionOn(['a 2R 0 0', 'b 3R 250 0', 'c 4R 1000 0'], {
      tokens: [objective('o1 a 40 40'), objective('o2 b 40 40')],
      labels: [{ id: 'l1', at: { x: 1100, y: 100 }, text: { en: 'Here' } }],
      arrows: [{ id: 'x', from: { x: 1020, y: 20 }, to: { x: 1060, y: 60 } }],
    }),
  );
});

describe('dragging a tile', () => {
  it('snaps it to the seam of another, and is one step', () => {
    editor.drag([1200, 200], [695, 206]);
    expect(editor.tile('c')).toBe('4R 500 0 0');
    expect([editor.steps, editor.isHeld]).toEqual([1, false]);
    expect(editor.undo().tile('c')).toBe('4R 1000 0 0');
  });

  it('shows it where it is, with the seams, green', () => {
    editor.pull([1200, 200], [695, 206]);
    expect(editor.tile('c')).toBe('4R 500 0 0');
    expect(editor.shown).toMatchObject({ fits: true, cursor: 'grabbing' });
    expect([...editor.shown.held]).toEqual(['tile:c']);
    expect(editor.shown.guides).toContainEqual([
      [500, 0],
      [500, 250],
    ]);
    expect(editor.isHeld).toBe(true);
  });

  it('does not snap while a key has it the other way, nor where snapping is off', () => {
    expect(editor.drag([1200, 200], [695, 206], { command: true }).tile('c')).toBe('4R 1000 0 0');
    editor.press([1200, 200]).move([900, 200]).move([905, 206.4], { command: true });
    editor.release([905, 206.4], { command: true });
    expect(editor.tile('c')).toBe('4R 705 6 0');
  });

  it('does not snap where snapping is off, but for the key', () => {
    const free = new TestEditor(editor.mission, { snaps: false });
    expect(free.drag([1200, 200], [705, 206]).tile('c')).toBe('4R 505 6 0');
    free.undo().press([1200, 200]).move([900, 206]).release([695, 206], { command: true });
    expect(free.tile('c')).toBe('4R 500 0 0');
  });

  it('takes along what lies on it', () => {
    editor.pull([200, 200], [200, 460]);
    expect([...editor.shown.held]).toEqual(['tile:a', 'token:o1']);
    expect(editor.release().token('o1').at).toEqual({ tile: 'a', x: 40, y: 40 });
  });

  it('drags all that is selected, from any part of it', () => {
    editor.select('tile:a', 'tile:b', 'label:l1').drag([300, 200], [300, 950]);
    expect([editor.tile('a'), editor.tile('b')]).toEqual(['2R 0 750 0', '3R 250 750 0']);
    expect(editor.label('l1').at).toEqual({ x: 1100, y: 850 });
    expect(editor.selected).toEqual(['tile:a', 'tile:b', 'label:l1']);
    expect(editor.steps).toBe(1);
  });

  it('leaves no step where it comes back to where it was', () => {
    editor.press([1200, 200]).move([1300, 300]).release([1200, 200]);
    expect([editor.tile('c'), editor.steps, editor.isHeld]).toEqual(['4R 1000 0 0', 0, false]);
  });

  it('goes no further than a mission can say', () => {
    editor.drag([1200, 200], [1e7, -1e7]);
    expect(editor.tile('c')).toBe('4R 98750 -99000 0');
  });
});

describe('a tile over a part of another', () => {
  it('is red, and says which one is below; nothing lines up there', () => {
    editor.pull([1200, 200], [570, 304]);
    expect(editor.shown).toMatchObject({
      trouble: { key: 'tool.overlaps', parameters: { face: '3R' } },
      cursor: 'not-allowed',
      guides: [],
    });
    expect(editor.shown.fits).toBeUndefined();
  });

  it('goes back when it is let go there, and says why', () => {
    const { mission } = editor;
    editor.drag([1200, 200], [600, 300]);
    expect(editor.mission).toBe(mission);
    expect(editor.said).toEqual([{ key: 'tool.overlaps', parameters: { face: '3R' } }]);
    expect([editor.steps, editor.isHeld, editor.shown.trouble]).toEqual([0, false, undefined]);
  });
});

describe('a tile over most of another', () => {
  beforeEach(() => {
    editor.pull([1200, 200], [480, 234]);
  });

  it('says that the two would change places, and shows it', () => {
    expect(editor.shown).toMatchObject({ offer: { key: 'tool.swap' }, guides: [] });
    expect(editor.shown.trouble).toBeUndefined();
    expect([...editor.shown.held]).toEqual(['tile:c', 'tile:b']);
    expect([editor.tile('b'), editor.tile('c')]).toEqual(['3R 1000 0 0', '4R 250 0 0']);
  });

  it('swaps them when it is let go there, as one step', () => {
    editor.release();
    expect([editor.tile('b'), editor.tile('c')]).toEqual(['3R 1000 0 0', '4R 250 0 0']);
    expect([editor.steps, editor.isHeld, editor.shown.offer]).toEqual([1, false, undefined]);
    expect(editor.undo().tile('c')).toBe('4R 1000 0 0');
  });

  it('does not any more once it has gone on', () => {
    editor.move([695, 206]);
    expect(editor.shown.offer).toBeUndefined();
    expect([editor.tile('b'), editor.tile('c')]).toEqual(['3R 250 0 0', '4R 500 0 0']);
  });

  it.each([
    ['Escape', () => editor.escape()],
    ['the right button', () => editor.rightPress()],
    ['another tool', () => editor.editor.choose('pan')],
  ])('leaves no trace after %s', (_name, leave) => {
    leave();
    expect([editor.tile('b'), editor.tile('c')]).toEqual(['3R 250 0 0', '4R 1000 0 0']);
    expect([editor.steps, editor.isHeld, editor.shown.offer]).toEqual([0, false, undefined]);
  });
});

describe('tiles that cannot change places', () => {
  it('are those of which one was turned, so that there is no room', () => {
    // Turned about its middle it is upright, and reaches over the tile below the place that it came from.
    const rails = new TestEditor(missionOn(['a 10V 0 0', 'b 3R 0 90', 'c 12V 1000 0 90']));
    rails.pull([125, 45], [1045, 125]).key('rotate');
    expect(rails.shown.offer).toBeUndefined();
    expect(rails.release().said).toEqual([{ key: 'tool.overlaps', parameters: { face: '12V' } }]);
    expect(rails.tiles).toEqual(['10V 0 0 0', '3R 0 90 0', '12V 1000 0 90']);
  });

  it('are several of them, and copies', () => {
    editor.select('tile:c', 'label:l1').pull([1200, 200], [450, 204]);
    expect(editor.shown.trouble?.key).toBe('tool.overlaps');
    editor.escape().select('tile:c').pull([1200, 200], [450, 204], { alt: true });
    expect(editor.shown.trouble?.key).toBe('tool.overlaps');
  });
});

describe('what is held', () => {
  it.each([
    ['R', () => editor.key('rotate'), 90],
    ['Shift and R', () => editor.key('rotateBack'), 270],
    ['the wheel', () => editor.wheel(1), 90],
    ['the wheel the other way', () => editor.wheel(-1), 270],
  ])('turns with %s, within the same step', (_name, turn, rotation) => {
    editor.pull([1200, 200], [1200, 700]);
    turn();
    expect(editor.tile('c')).toBe(`4R 1000 500 ${rotation}`);
    expect(editor.release().steps).toBe(1);
    expect(editor.undo().tile('c')).toBe('4R 1000 0 0');
  });

  it('turns over with F, and back', () => {
    editor.pull([1200, 200], [1200, 700]).key('flip');
    expect(editor.tile('c')).toBe('4V 1000 500 0');
    expect(editor.key('flip').tile('c')).toBe('4R 1000 500 0');
  });

  it('turns about its own middle, with what is beside it', () => {
    editor.select('tile:a', 'tile:b').pull([100, 200], [100, 1200]).key('rotate').release();
    expect([editor.tile('a'), editor.tile('b')]).toEqual(['2R 125 875 90', '3R 125 1125 90']);
  });

  it('does not turn when nothing is held', () => {
    editor.click([1200, 200]).key('rotate').key('flip').wheel(1);
    expect([editor.tile('c'), editor.steps]).toEqual(['4R 1000 0 0', 0]);
  });
});

describe('letting go in the middle', () => {
  it.each([
    ['Escape', () => editor.escape()],
    ['the right button', () => editor.rightPress()],
    ['another tool', () => editor.editor.choose('sight')],
  ])('by %s leaves no trace', (_name, leave) => {
    const { mission } = editor;
    editor.pull([1200, 200], [1200, 700]).key('rotate');
    leave();
    expect(editor.mission).toBe(mission);
    expect([editor.steps, editor.isHeld]).toEqual([0, false]);
    expect([...editor.shown.held]).toEqual([]);
    editor.move([1200, 900]).release([1200, 900]);
    expect(editor.mission).toBe(mission);
  });

  it('by taking something from the palette leaves no trace', () => {
    const { mission } = editor;
    editor.pull([1200, 200], [1200, 700]).takeTile('5R');
    expect([editor.mission, editor.isHeld]).toEqual([mission, false]);
  });

  it('by undoing something ends the drag', () => {
    editor.drag([1200, 200], [1200, 700]).pull([1200, 700], [1500, 900]).undo();
    expect(editor.tile('c')).toBe('4R 1000 0 0');
    editor.move([1500, 1000]).release([1500, 1000]);
    expect([editor.tile('c'), editor.steps, editor.isHeld]).toEqual(['4R 1000 0 0', 0, false]);
  });
});

describe('dragging with Alt', () => {
  it('drags a copy, and selects it', () => {
    editor.drag([200, 200], [200, 460], { alt: true });
    expect(editor.tiles).toEqual(['2R 0 0 0', '3R 250 0 0', '4R 1000 0 0', '2R 0 250 0']);
    const [copy] = editor.selected;
    expect(copy).toBe('tile:d');
    expect(editor.mission.tokens).toHaveLength(3);
    expect(editor.steps).toBe(1);
    expect(editor.undo().tiles).toHaveLength(3);
  });

  it('copies pieces, labels and arrows', () => {
    editor.drag([40, 40], [40, 120], { alt: true });
    editor.select('label:l1', 'arrow:x').drag([1100, 100], [1100, 150], { alt: true });
    expect(editor.mission.tokens?.length).toBe(3);
    expect(editor.mission.labels?.map(({ at }) => at)).toEqual([
      { x: 1100, y: 100 },
      { x: 1100, y: 150 },
    ]);
    expect(editor.mission.arrows?.[1]?.from).toEqual({ x: 1020, y: 70 });
  });

  it('does not leave the copy on top of the original', () => {
    editor.press([200, 200]).move([210, 200], { alt: true }).release([205, 200], { alt: true });
    expect(editor.tiles).toHaveLength(3);
    expect(editor.said[0]?.key).toBe('tool.overlaps');
    expect([editor.isHeld, editor.steps]).toEqual([false, 0]);
  });

  it('leaves no trace after Escape', () => {
    const { mission } = editor;
    editor.select('tile:a').pull([200, 200], [200, 460], { alt: true }).escape();
    expect(editor.mission).toBe(mission);
    expect(editor.selected).toEqual(['tile:a']);
  });
});

describe('a train', () => {
  const tiles = ['t10 10R 250 0', 't11 11R 0 0'];
  const tokens: Token[] = [
    {
      id: 'train',
      kind: 'train',
      at: { tile: 't10', x: 45, y: 45 },
      tiles: ['t10', 't11'],
      moves: true,
    },
  ];

  it('is dragged as a whole by the signs at its locomotive', () => {
    const train = new TestEditor(missionOn(tiles, { tokens }));
    train.drag([445, 10], [445, 510]);
    expect(train.tiles).toEqual(['10R 250 500 0', '11R 0 500 0']);
    expect(train.selected).toEqual(['token:train']);
  });

  it('is dragged apart by its tiles', () => {
    const train = new TestEditor(missionOn(tiles, { tokens }));
    expect(train.drag([100, 45], [100, 545]).tiles).toEqual(['10R 250 0 0', '11R 0 500 0']);
  });
});

describe('an arrow', () => {
  beforeEach(() => {
    editor.select('arrow:x');
  });

  it('is taken by its ends when it is selected', () => {
    editor.drag([1061, 62], [1131, 172]);
    expect(editor.mission.arrows?.[0]).toMatchObject({ from: { x: 1020, y: 20 }, to: { x: 1130, y: 170 } });
    expect([editor.steps, editor.isHeld]).toEqual([1, false]);
    editor.drag([1020, 20], [1100, 30]);
    expect(editor.mission.arrows?.[0]?.from).toEqual({ x: 1100, y: 30 });
  });

  it('is moved by the rest of it', () => {
    editor.drag([1040, 40], [1050, 60]);
    expect(editor.mission.arrows?.[0]).toMatchObject({ from: { x: 1030, y: 40 }, to: { x: 1070, y: 80 } });
  });

  it('stays as it is after Escape, and after a click on its end', () => {
    const { mission } = editor;
    editor.pull([1060, 60], [1130, 170]).escape();
    expect(editor.mission).toBe(mission);
    editor.click([1061, 62]);
    expect([editor.mission, editor.isHeld]).toEqual([mission, false]);
  });
});
