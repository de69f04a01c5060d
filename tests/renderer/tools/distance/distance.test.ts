import { beforeEach, describe, expect, it } from 'vitest';
import { shortestRoute } from '../../../../renderer/tools/distance/route';
import { laidOn, missionOn } from '../../../helpers/small-missions';
import { TestEditor } from '../../../helpers/test-editor';

let editor: TestEditor;
const route = () => {
  const zones = editor.shown.route?.zones;
  return zones?.map((zone) => editor.laid.board.zones[zone]?.id);
};

beforeEach(() => {
  editor = new TestEditor(missionOn(['a 3V 0 0', 'far 3R 1000 0']), { isReadOnly: true });
  editor.editor.choose('distance');
});

describe('a shortest route', () => {
  it('is as long as the board says, and goes by moves only', () => {
    const { board } = laidOn(['a 2R 0 0', 'b 3R 250 0 90', 'c 8V 0 250', 'd 9R 250 250 180']);
    for (const { index: from } of board.zones) {
      const distances = board.distancesFrom(from);
      for (const { index: to } of board.zones) {
        const way = shortestRoute(board, from, to);
        expect(way.length - 1).toBe(distances[to] ?? -1);
        expect(way.every((zone, step) => step === 0 || board.moves(way[step - 1] ?? -1).includes(zone))).toBe(
          true,
        );
      }
    }
  });
});

describe('the tool for distances', () => {
  it('measures from a click to wherever the hand is', () => {
    editor.click([40, 40]);
    expect(route()).toEqual(['a.NW']);
    expect(editor.shown.route?.to).toBeUndefined();
    editor.move([40, 220]);
    expect(route()).toEqual(['a.NW', 'a.W', 'a.SW']);
    editor.move([40, 500]);
    expect(route()).toEqual(['a.NW']);
    editor.move([40, 220]).leave();
    expect(route()).toEqual(['a.NW']);
  });

  it('keeps the way after a second click, and begins another with a third', () => {
    editor.click([40, 40]).click([40, 220]).move([220, 220]).leave();
    expect(route()).toEqual(['a.NW', 'a.W', 'a.SW']);
    editor.click([220, 220]).move([125, 220]);
    expect(route()).toEqual(['a.SE', 'a.S']);
  });

  it('says where no way leads', () => {
    editor.click([40, 40]).move([1230, 20]);
    expect(route()).toEqual([]);
    expect(editor.shown.route?.to).toBe(editor.laid.board.zoneOf('far.NE'));
    expect(editor.shown.trouble).toEqual({ key: 'tool.no-way' });
  });

  it('begins nowhere but in a zone', () => {
    expect(editor.click([40, 500]).shown.route).toBeUndefined();
    expect(editor.click([40, 40]).click([40, 500]).shown.route).toBeUndefined();
  });

  it('goes back step by step with Escape', () => {
    editor.click([40, 40]).click([40, 220]).escape();
    expect([editor.shown.route, editor.tool]).toEqual([undefined, 'distance']);
    editor.click([40, 40]).escape();
    expect([editor.shown.route, editor.tool]).toEqual([undefined, 'distance']);
    expect(editor.escape().tool).toBe('select');
  });

  it('follows the board when that is changed', () => {
    editor = new TestEditor(editor.mission);
    editor.editor.choose('distance');
    editor.click([40, 40]).click([40, 220]);
    editor.tab.document.change({ key: 'tool.place.name' }, ({ placements }) => {
      placements.unshift({ id: 'Z', face: '3R', x: 0, y: -250, rotation: 0 });
    });
    // The barrel street above belongs to it now.
    expect(route()?.at(-1)).toBe('a.SW');
    expect(route()).toHaveLength(3);
    editor.tab.document.change({ key: 'tool.place.name' }, (draft) => {
      draft.placements = [];
    });
    expect(editor.shown.route).toBeUndefined();
    editor.editor.choose('pan');
    editor.undo();
    expect(editor.shown.route).toBeUndefined();
  });
});
