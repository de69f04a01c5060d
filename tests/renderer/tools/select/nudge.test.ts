import { describe, expect, it } from 'vitest';
import { nudge } from '../../../../renderer/tools/select/nudge';
import { missionOn, objective } from '../../../helpers/small-missions';
import { TestEditor } from '../../../helpers/test-editor';

const two = () =>
  new TestEditor(missionOn(['a 2R 0 0', 'b 3R 250 0'], { tokens: [objective('o1 a 40 40')] }));

describe('nudging', () => {
  it('moves what is selected, and is one step as long as it goes on', () => {
    const editor = two().select('tile:a');
    for (let time = 0; time < 5; time++) nudge(editor.tab, [-1, 0]);
    expect([editor.tile('a'), editor.steps]).toEqual(['2R -5 0 0', 1]);
    expect(editor.undo().tile('a')).toBe('2R 0 0 0');
  });

  it('of something else is another step', () => {
    const editor = two().select('tile:a');
    nudge(editor.tab, [-1, 0]);
    editor.select('token:o1');
    nudge(editor.tab, [0, 1]);
    expect([editor.token('o1').at.y, editor.steps]).toEqual([41, 2]);
  });

  it('does not push a tile onto another, and says so', () => {
    const editor = two().select('tile:a');
    expect(nudge(editor.tab, [1, 0])).toEqual({ key: 'tool.overlaps', parameters: { face: '3R' } });
    expect([editor.tile('a'), editor.steps]).toEqual(['2R 0 0 0', 0]);
  });

  it('does nothing to a mission that may only be looked at, nor without a selection', () => {
    const reader = new TestEditor(missionOn(['a 2R 0 0']), { isReadOnly: true }).select('tile:a');
    nudge(reader.tab, [1, 0]);
    expect(reader.tile('a')).toBe('2R 0 0 0');
    const editor = two();
    expect(nudge(editor.tab, [1, 0])).toBeUndefined();
    expect(editor.steps).toBe(0);
  });
});
