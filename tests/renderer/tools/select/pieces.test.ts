import { beforeEach, describe, expect, it } from 'vitest';
import type { Point } from '../../../../drawing/scene';
import { drawnAt } from '../../../../renderer/tools/geometry/seats';
import { missionOn, objective } from '../../../helpers/small-missions';
import { TestEditor } from '../../../helpers/test-editor';

let editor: TestEditor;

beforeEach(() => {
  editor = new TestEditor(
    missionOn(['a 2R 0 0', 'b 8V 250 0', 'c 1R 1000 0 90'], {
      tokens: [objective('o1 a 40 40'), objective('o2 a 120 30'), objective('up c 60 60 BAL')],
    }),
  );
});

describe('dragging a piece', () => {
  it('lays it on the tile that is there, as one step', () => {
    editor.drag([40, 40], [300, 40]);
    expect(editor.token('o1').at).toEqual({ tile: 'b', x: 50, y: 40 });
    expect([editor.steps, editor.isHeld]).toEqual([1, false]);
    expect(editor.undo().token('o1').at).toEqual({ tile: 'a', x: 40, y: 40 });
  });

  it('keeps its place under the hand', () => {
    editor.drag([45, 48], [305, 45]);
    expect(editor.token('o1').at).toEqual({ tile: 'b', x: 50, y: 37 });
  });

  it('shows the zone that would take it, and the printed place', () => {
    editor.pull([40, 40], [300, 40]);
    const zone = editor.laid.board.zoneOf('b.NW');
    expect(editor.shown).toMatchObject({ fits: true, target: { zone } });
    editor.move([412, 150]);
    expect(editor.shown.target).toEqual({ zone: editor.laid.board.zoneOf('b.M1'), spot: [409, 154] });
    expect(editor.release().token('o1').at).toEqual({ tile: 'b', x: 159, y: 154 });
  });

  it('beside all zones is red and follows the hand; let go there it goes back, and says why', () => {
    const { mission } = editor;
    editor.pull([40, 40], [40, 400]);
    expect(editor.shown).toMatchObject({ trouble: { key: 'tool.no-zone' }, cursor: 'not-allowed' });
    expect(editor.token('o1').at).toEqual({ tile: 'a', x: 40, y: 400 });
    editor.release();
    expect(editor.mission).toBe(mission);
    expect(editor.said).toEqual([{ key: 'tool.no-zone' }]);
  });

  it('leaves no trace after Escape', () => {
    const { mission } = editor;
    editor.pull([40, 40], [300, 40]).escape();
    expect(editor.mission).toBe(mission);
    expect(editor.shown.target).toBeUndefined();
  });

  it('does not turn it', () => {
    editor.pull([40, 40], [300, 40]).key('rotate').key('flip').wheel(1).release();
    expect(editor.token('o1').at).toEqual({ tile: 'b', x: 50, y: 40 });
  });
});

describe('a piece that is drawn beside its place, because others share it', () => {
  const crowd = () =>
    new TestEditor(
      missionOn(['a 2R 0 0'], { tokens: ['o1 a 100 120', 'o2 a 100 120', 'o3 a 40 40'].map(objective) }),
    );
  const drawn = (test: TestEditor, id: string): Point => {
    const [x, y] = drawnAt(test.laid, id) ?? [0, 0];
    return [x, y];
  };

  it('stays under the hand that takes it there', () => {
    const test = crowd();
    const [x, y] = drawn(test, 'o2');
    expect([x, y]).not.toEqual([100, 120]);
    test.drag([x + 3, y], [x + 3, 200]);
    expect(test.token('o2').at).toEqual({ tile: 'a', x: Math.round(x), y: 200 });
  });

  it('leaves a copy where the hand lets go, as one that was drawn on its place does', () => {
    const test = crowd();
    const [x, y] = drawn(test, 'o2');
    test.drag([x, y], [x, 200], { alt: true });
    expect(test.mission.tokens?.at(-1)?.at).toMatchObject({ x: Math.round(x), y: 200 });
    test.drag([40, 40], [60, 60], { alt: true });
    expect(test.mission.tokens?.at(-1)?.at).toMatchObject({ x: 60, y: 60 });
  });
});

describe('a piece at the edge of its zone', () => {
  it('is drawn in, but with Alt lies where the hand lets go', () => {
    editor.drag([40, 40], [60, 12]);
    expect(editor.token('o1').at).toEqual({ tile: 'a', x: 60, y: 13 });
    editor.press([60, 13]).move([60, 30]).move([60, 12], { alt: true }).release([60, 12], { alt: true });
    expect(editor.token('o1').at).toEqual({ tile: 'a', x: 60, y: 12 });
  });
});

describe('a Gatling gun that is dragged onto a Wagon', () => {
  const yard = () =>
    new TestEditor(
      missionOn(['a 2R 0 0'], {
        tokens: [
          { id: 'm1', kind: 'machine', machine: 'wagon', at: { tile: 'a', x: 40, y: 220 } },
          { id: 'm2', kind: 'machine', machine: 'gatling', at: { tile: 'a', x: 40, y: 40 } },
        ],
      }),
    );

  it('says so, and is mounted there', () => {
    const dragged = yard().pull([40, 40], [46, 215]);
    expect(dragged.shown).toMatchObject({ offer: { key: 'tool.mount' }, target: { spot: [40, 220] } });
    expect(dragged.release().token('m2')).toMatchObject({ on: 'm1', at: { tile: 'a', x: 40, y: 220 } });
    expect([dragged.steps, dragged.undo().token('m2')]).toMatchObject([1, { at: { y: 40 } }]);
  });

  it('is dismounted where it is dragged away', () => {
    const dragged = yard().drag([40, 40], [46, 215]).drag([40, 220], [150, 120]);
    expect(dragged.token('m2')).not.toHaveProperty('on');
  });

  it('comes from the palette, too', () => {
    const taken = yard().takePiece({ kind: 'machine', machine: 'gatling' }).click([46, 215]);
    expect(taken.mission.tokens?.at(-1)).toMatchObject({ on: 'm1', at: { tile: 'a', x: 40, y: 220 } });
  });
});

describe('a piece let go inside the outline of a balcony', () => {
  beforeEach(() => {
    editor.drag([40, 40], [200, 60]);
  });

  it('asks, the balcony first', () => {
    expect(editor.answers()).toEqual(['tool.on-balcony', 'tool.in-street-below']);
    expect(editor.shown.target).toEqual({ zone: editor.laid.board.zoneOf('a.BAL') });
  });

  it('goes onto it with the first answer', () => {
    editor.answer('tool.on-balcony');
    expect(editor.token('o1').at).toEqual({ tile: 'a', x: 200, y: 60, level: 'BAL' });
    expect([editor.steps, editor.isHeld]).toEqual([1, false]);
  });

  it('goes below it with the other answer', () => {
    editor.answer('tool.in-street-below');
    expect(editor.token('o1').at).toEqual({ tile: 'a', x: 200, y: 60 });
  });

  it('stays where it was after Escape', () => {
    editor.escape();
    expect(editor.token('o1').at).toEqual({ tile: 'a', x: 40, y: 40 });
    expect([editor.steps, editor.isHeld, editor.shown.question]).toEqual([0, false, undefined]);
    expect(editor.selected).toEqual(['token:o1']);
  });
});

describe('pieces that are dragged together', () => {
  it('keep their places to each other', () => {
    editor.select('token:o1', 'token:o2').drag([40, 40], [270, 45]);
    expect(editor.token('o1').at).toEqual({ tile: 'b', x: 20, y: 45 });
    expect(editor.token('o2').at).toEqual({ tile: 'b', x: 100, y: 35 });
    expect(editor.steps).toBe(1);
  });

  it('go back together if one of them would lie nowhere', () => {
    const { mission } = editor;
    editor.select('token:o1', 'token:o2').drag([40, 40], [-60, 40]);
    expect(editor.said).toEqual([{ key: 'tool.no-zone' }]);
    expect(editor.mission).toBe(mission);
  });

  it('go with a tile, from other tiles too', () => {
    editor.select('tile:c', 'token:o1').press([1200, 200]).move([1200, 300]);
    editor.release([1200, 210], { command: true });
    expect([editor.tile('c'), editor.token('o1').at]).toEqual(['1R 1000 10 90', { tile: 'a', x: 40, y: 50 }]);
    expect(editor.token('up').at).toEqual({ tile: 'c', x: 60, y: 60, level: 'BAL' });
  });
});

describe('a piece that lay nowhere before', () => {
  it('does not keep others from being moved', () => {
    const broken = new TestEditor(
      missionOn(['a 2R 0 0', 'b 3R 1000 0'], {
        tokens: [objective('o1 a 100 400'), objective('o2 a 40 40')],
      }),
    );
    broken.select('token:o1', 'token:o2').drag([40, 40], [40, 50]);
    expect(broken.said).toEqual([]);
    expect(broken.token('o2').at).toMatchObject({ x: 40, y: 50 });
  });
});
