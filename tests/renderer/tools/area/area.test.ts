import { beforeEach, describe, expect, it } from 'vitest';
import { missionOn } from '../../../helpers/small-missions';
import { TestEditor } from '../../../helpers/test-editor';

let editor: TestEditor;
const areas = () => (editor.mission.areas ?? []).map(({ name, zones }) => [name.en, ...(zones ?? [])]);
const drawn = () => editor.editor.store.getState().area;

beforeEach(() => {
  editor = new TestEditor(missionOn(['a 3V 0 0', 'b 3V 250 0']));
  editor.editor.choose('area');
});

describe('the tool for areas', () => {
  it('makes an area of the first zone that is clicked, and takes the others into it', () => {
    editor.click([40, 120]).click([125, 60]);
    expect(areas()).toEqual([['Area 1', 'a.W', 'a.A']]);
    expect(drawn()).toBe(editor.mission.areas?.[0]?.id);
    expect([editor.steps, editor.tool]).toEqual([2, 'area']);
  });

  it('takes a zone out again, by whichever of its parts', () => {
    // One street on both sides of the seam.
    editor.click([40, 120]).click([240, 40]).click([260, 40]);
    expect(areas()).toEqual([['Area 1', 'a.W']]);
  });

  it('begins anew when the last zone is taken out', () => {
    editor.click([40, 120]).click([40, 120]);
    expect(areas()).toEqual([]);
    editor.click([125, 60]);
    expect(areas()).toEqual([['Area 1', 'a.A']]);
  });

  it('names the next one by the next number', () => {
    editor.click([40, 120]);
    editor.editor.choose('area');
    editor.click([125, 60]);
    expect(areas()).toEqual([
      ['Area 1', 'a.W'],
      ['Area 2', 'a.A'],
    ]);
  });

  it('names it in the language of the window only, so that no name is left to be forgotten', () => {
    const french = new TestEditor(missionOn(['a 3V 0 0']), { language: 'fr' });
    french.editor.choose('area');
    french.click([40, 120]);
    expect(french.mission.areas?.[0]?.name).toEqual({ fr: 'Secteur 1' });
  });

  it('goes on with an area that is there', () => {
    editor.click([40, 120]).escape();
    expect(drawn()).toBeUndefined();
    editor.editor.drawArea(editor.mission.areas?.[0]?.id ?? '');
    editor.click([125, 60]);
    expect(areas()).toEqual([['Area 1', 'a.W', 'a.A']]);
  });

  it('goes on with the area that somebody speaks of, as long as they do', () => {
    editor.click([40, 120]).escape();
    editor.editor.mean(editor.mission.areas?.[0]?.id);
    editor.editor.choose('area');
    editor.click([125, 60]);
    expect(areas()).toEqual([['Area 1', 'a.W', 'a.A']]);
    editor.editor.mean(undefined);
    editor.editor.choose('area');
    editor.click([40, 120]);
    expect(areas()).toHaveLength(2);
  });

  it('begins a new one where its own was undone meanwhile', () => {
    editor.click([40, 120]).undo().click([125, 60]);
    expect(areas()).toEqual([['Area 1', 'a.A']]);
  });

  it('shows the zone under the hand', () => {
    expect(editor.move([40, 120]).shown.target).toEqual({ zone: editor.laid.board.zoneOf('a.W') });
    expect(editor.leave().shown.target).toBeUndefined();
  });

  it('says so where there is no zone', () => {
    editor.click([40, 500]);
    expect(editor.said).toEqual([{ key: 'tool.no-zone' }]);
    expect([areas(), editor.steps]).toEqual([[], 0]);
  });

  it('leaves no trace after Escape with the button down; without it, it is let go of', () => {
    editor.press([40, 120]).escape().release([40, 120]);
    expect([areas(), editor.tool]).toEqual([[], 'area']);
    expect(editor.escape().tool).toBe('select');
    editor.editor.choose('area');
    expect(editor.rightPress([40, 120]).tool).toBe('select');
  });

  it('lets go of what is selected when it is taken', () => {
    editor.editor.choose('select');
    editor.tab.selection.set(['tile:a']);
    editor.editor.choose('area');
    expect(editor.tab.selection.store.getState().keys.size).toBe(0);
  });

  it('draws nothing on a mission that may only be looked at', () => {
    const reader = new TestEditor(editor.mission, { isReadOnly: true });
    reader.editor.choose('area');
    expect(reader.click([40, 120]).mission).toBe(editor.mission);
    expect(reader.said).toEqual([{ key: 'tool.read-only' }]);
  });
});

describe('dragging the tool for areas', () => {
  it('takes in every zone on the way, however fast the hand is, as one step', () => {
    editor.press([40, 120]).move([240, 40]).release([240, 40]);
    expect(areas()).toEqual([['Area 1', 'a.W', 'a.A', 'a.NE']]);
    expect(editor.steps).toBe(1);
    editor.undo();
    expect(areas()).toEqual([]);
  });

  it('shows what it takes in while the button is down', () => {
    editor.press([40, 120]);
    expect(areas()).toEqual([['Area 1', 'a.W']]);
    editor.move([125, 60]);
    expect(areas()).toEqual([['Area 1', 'a.W', 'a.A']]);
    expect(editor.steps).toBe(0);
  });

  it('takes out what it goes over where it begins on a zone of the area, and leaves the others alone', () => {
    editor.click([40, 120]).click([125, 60]);
    editor.drag([125, 60], [40, 120]);
    expect(areas()).toEqual([]);
    editor.undo();
    expect(areas()).toEqual([['Area 1', 'a.W', 'a.A']]);
  });

  it('only takes in where it begins on any other', () => {
    editor.click([125, 60]);
    editor.drag([40, 120], [125, 60]);
    expect(areas()).toEqual([['Area 1', 'a.A', 'a.W']]);
  });

  it('may begin beside the tiles', () => {
    editor.drag([-40, 120], [40, 120]);
    expect(areas()).toEqual([['Area 1', 'a.W']]);
  });

  it('means one zone where the hand only trembles', () => {
    editor.press([40, 120]).move([42, 121]).release([43, 120]);
    expect(areas()).toEqual([['Area 1', 'a.W']]);
  });

  it('leaves no trace after Escape, and where another tool is chosen', () => {
    editor.press([40, 120]).move([125, 60]).escape().release([125, 60]);
    expect([areas(), editor.tool]).toEqual([[], 'area']);
    editor.press([40, 120]).move([125, 60]);
    editor.editor.choose('pan');
    expect([areas(), editor.steps]).toEqual([[], 0]);
  });
});
