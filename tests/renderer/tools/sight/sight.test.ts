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
});
