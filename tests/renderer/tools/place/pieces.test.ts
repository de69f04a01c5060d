import { beforeEach, describe, expect, it } from 'vitest';
import type { UnplacedToken } from '../../../../engine';
import { missionOn } from '../../../helpers/small-missions';
import { TestEditor } from '../../../helpers/test-editor';

const walker: UnplacedToken = { kind: 'zombie', zombie: 'walker', count: 2 };
const crate: UnplacedToken = { kind: 'objective', colour: 'blue', mix: 'secret' };

let editor: TestEditor;

beforeEach(() => {
  editor = new TestEditor(missionOn(['a 2R 0 0', 'b 8V 250 0']));
});

const places = () => editor.mission.tokens?.map(({ id, at }) => [id, at.tile, at.x, at.y, at.level]);

describe('a piece from the palette', () => {
  it('hangs on the pointer, and shows the zone that would take it', () => {
    editor.takePiece(walker).move([40, 50]);
    expect(places()).toEqual([['z1', 'a', 40, 50, undefined]]);
    expect(editor.shown).toMatchObject({ fits: true, target: { zone: editor.laid.board.zoneOf('a.NW') } });
    expect([...editor.shown.held]).toEqual(['token:z1']);
  });

  it('is laid by a click, and the hand is free again', () => {
    editor.takePiece(walker).click([40, 50]);
    expect([places(), editor.tool, editor.selected]).toEqual([
      [['z1', 'a', 40, 50, undefined]],
      'select',
      ['token:z1'],
    ]);
  });

  it('is laid with all its properties, and stays in the hand with Shift', () => {
    editor.takePiece(walker).click([40, 50], { shift: true }).click([300, 40], { shift: true });
    expect(places()).toEqual([
      ['z1', 'a', 40, 50, undefined],
      ['z2', 'b', 50, 40, undefined],
    ]);
    expect(editor.token('z2')).toMatchObject(walker);
    expect([editor.tool, editor.steps, editor.selected]).toEqual(['place', 2, ['token:z2']]);
    expect(editor.escape().tool).toBe('select');
    expect(editor.steps).toBe(2);
    expect(editor.selected).toEqual(['token:z2']);
  });

  it('is let go of when it was dragged here', () => {
    editor.take({ kind: 'piece', piece: walker }).move([30, 30]).release([40, 50]);
    expect([places(), editor.tool]).toEqual([[['z1', 'a', 40, 50, undefined]], 'select']);
  });

  it('finds the printed crate', () => {
    editor.takePiece(crate).move([404, 150]);
    expect(editor.shown.target?.spot).toEqual([409, 154]);
    editor.click([404, 150]);
    expect(places()).toEqual([['o1', 'b', 159, 154, undefined]]);
    editor.takePiece(crate).click([404, 150], { alt: true });
    expect(editor.token('o2').at).toMatchObject({ x: 154, y: 150 });
  });

  it('beside all zones is red, and may be tried again', () => {
    editor.takePiece(walker).click([40, 400]);
    expect(editor.shown.trouble).toEqual({ key: 'tool.no-zone' });
    expect(editor.said).toEqual([{ key: 'tool.no-zone' }]);
    expect([editor.tool, editor.steps]).toEqual(['place', 0]);
    expect(editor.click([40, 50]).steps).toBe(1);
  });

  it('has no place on an empty board', () => {
    const bare = new TestEditor(missionOn([])).takePiece(walker).click([40, 50]);
    expect([bare.said, bare.mission.tokens, bare.tool]).toEqual([
      [{ key: 'tool.no-zone' }],
      undefined,
      'place',
    ]);
  });

  it('is not turned', () => {
    editor.takePiece(walker).move([40, 50]).key('rotate').key('flip').wheel(-1).click([40, 50]);
    expect(places()).toEqual([['z1', 'a', 40, 50, undefined]]);
  });
});

describe('a piece over a balcony', () => {
  beforeEach(() => {
    editor.takePiece(walker).click([200, 60]);
  });

  it('asks where, and is laid by the answer', () => {
    expect(editor.answers()).toEqual(['tool.on-balcony', 'tool.in-street-below']);
    editor.answer('tool.in-street-below');
    expect(places()).toEqual([['z1', 'a', 200, 60, undefined]]);
    expect([editor.tool, editor.isHeld, editor.shown.question, editor.selected]).toEqual([
      'select',
      false,
      undefined,
      ['token:z1'],
    ]);
  });

  it('goes on after the answer with Shift', () => {
    editor.escape().click([200, 60], { shift: true }).answer('tool.in-street-below');
    expect(editor.tool).toBe('place');
    editor.click([200, 60]).answer('tool.on-balcony');
    expect(places()?.[1]).toEqual(['z2', 'a', 200, 60, 'BAL']);
    expect(editor.tool).toBe('select');
  });

  it('is not laid after Escape, but still in the hand; a second one lets go', () => {
    editor.escape();
    expect([editor.tool, editor.isHeld, editor.steps, places()]).toEqual(['place', false, 0, undefined]);
    expect(editor.escape().tool).toBe('select');
  });

  it('that was dragged there is laid by the answer, and the hand is free', () => {
    editor.escape().escape();
    editor.take({ kind: 'piece', piece: walker }).move([190, 60]).release([200, 60]);
    expect(editor.tool).toBe('place');
    editor.answer('tool.on-balcony');
    expect([editor.tool, editor.selected, editor.shown.question]).toEqual([
      'select',
      ['token:z1'],
      undefined,
    ]);
  });

  it('asks nobody where another tool is taken', () => {
    editor.editor.choose('distance');
    expect([editor.shown.question, editor.isHeld, editor.steps]).toEqual([undefined, false, 0]);
  });
});
