import { beforeEach, describe, expect, it } from 'vitest';
import { missionOn } from '../../../helpers/small-missions';
import { TestEditor } from '../../../helpers/test-editor';

let editor: TestEditor;
const looked = () => {
  const { hovered, pinned } = editor.tab.view.store.getState();
  return [hovered, pinned].map((zone) =>
    zone === undefined ? undefined : editor.laid.board.zones[zone]?.id,
  );
};

beforeEach(() => {
  editor = new TestEditor(missionOn(['a 3V 0 0', 'b 3V 500 0']), { isReadOnly: true });
  editor.editor.choose('sight');
});

describe('the tool for sight', () => {
  it('looks from the zone under the hand', () => {
    editor.move([40, 120]);
    expect(looked()).toEqual(['a.W', undefined]);
    editor.move([40, 500]);
    expect(looked()).toEqual([undefined, undefined]);
    editor.move([40, 120]).leave();
    expect(looked()).toEqual([undefined, undefined]);
  });

  it('keeps a zone that is clicked, until the same is clicked again or another one', () => {
    editor.click([40, 120]).move([125, 60]);
    expect(looked()).toEqual(['a.A', 'a.W']);
    editor.click([125, 60]);
    expect(looked()).toEqual(['a.A', 'a.A']);
    editor.click([125, 60]);
    expect(looked()).toEqual(['a.A', undefined]);
  });

  it('lets go of the zone with Escape, and of the tool with another one', () => {
    editor.click([40, 120]).escape();
    expect([looked()[1], editor.tool]).toEqual([undefined, 'sight']);
    expect(editor.escape().tool).toBe('select');
  });

  it('lets go of the zone when another tool is taken', () => {
    editor.click([40, 120]).editor.choose('select');
    expect(looked()[1]).toBeUndefined();
  });

  it('changes nothing', () => {
    const { mission } = editor;
    editor.drag([40, 120], [125, 60]).key('rotate').wheel(1).rightPress();
    expect([editor.mission, editor.isHeld]).toEqual([mission, false]);
  });
});

describe('a zone that is kept', () => {
  it('is the same one when the board has changed and it has another number', () => {
    editor = new TestEditor(editor.mission);
    editor.editor.choose('sight');
    editor.click([125, 60]);
    const before = editor.tab.view.store.getState().pinned;
    editor.tab.document.change({ key: 'tool.place.name' }, ({ placements }) => {
      placements.unshift({ id: 'Z', face: '3R', x: 0, y: -250, rotation: 0 });
    });
    expect(looked()).toEqual([undefined, 'a.A']);
    expect(editor.tab.view.store.getState().pinned).not.toBe(before);
  });

  it('is none any more when it has left the board', () => {
    editor = new TestEditor(editor.mission);
    editor.editor.choose('sight');
    editor.click([125, 60]).tab.document.change({ key: 'tool.place.name' }, (draft) => {
      draft.placements = draft.placements.slice(1);
    });
    expect(looked()).toEqual([undefined, undefined]);
  });

  it('is the same one at every step of a gesture, and after it', () => {
    const dragged = new TestEditor(missionOn(['a 3V 0 0', 'b 3V 500 0', 'c 3R 0 600']));
    const { view } = dragged.tab;
    const pinned = () => dragged.laid.board.zones[view.store.getState().pinned ?? -1]?.parts ?? [];
    view.pin(dragged.laid.board.zoneOf('b.W'));
    // Beside a its street is one with the street of that tile; the way there leads through none.
    dragged.pull([700, 200], [450, 204]);
    expect(pinned()).toEqual(['a.E', 'b.W']);
    dragged.move([900, 900]);
    expect(pinned()).toEqual(['b.W']);
    dragged.escape();
    expect(pinned()).toEqual(['b.W']);
  });

  it('is there again when a gesture brings back its zone', () => {
    const turned = new TestEditor(missionOn(['a 1R 0 0']));
    const { view } = turned.tab;
    const balcony = turned.laid.board.zones.find((zone) => zone.balcony);
    view.pin(balcony?.index);
    turned.pull([125, 200], [125, 900]).key('flip');
    expect(view.store.getState().pinned).toBeUndefined();
    turned.key('flip');
    expect(turned.laid.board.zones[view.store.getState().pinned ?? -1]?.balcony).toBe(true);
    turned.key('flip').escape();
    expect(turned.laid.board.zones[view.store.getState().pinned ?? -1]?.id).toBe(balcony?.id);
  });
});
