import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { stockFace } from '../../../engine';
import { isMission, loadValue, type Mission } from '../../../schemas';
import { times } from '../../helpers/long';
import { anyDeed } from '../../helpers/random-hand';
import { missionOn, objective } from '../../helpers/small-missions';
import { TestEditor } from '../../helpers/test-editor';

const start: Mission = missionOn(['a 2R 0 0', 'b 8V 250 0', 'c 1R 0 250 90', 't10 10R 250 250'], {
  tokens: [
    objective('o1 a 40 40'),
    objective('o2 c 60 60 BAL'),
    { id: 'm1', kind: 'machine', machine: 'wagon', at: { tile: 'b', x: 40, y: 40 } },
    { id: 'm2', kind: 'machine', machine: 'gatling', on: 'm1', at: { tile: 'b', x: 40, y: 40 } },
    { id: 'train', kind: 'train', at: { tile: 't10', x: 45, y: 45 }, tiles: ['t10'], moves: true },
  ],
  labels: [{ id: 'l1', at: { x: 60, y: 120 }, text: { en: 'Here' } }],
  arrows: [{ id: 'x', from: { x: 20, y: 220 }, to: { x: 220, y: 230 } }],
  areas: [{ id: 'area1', name: { en: 'Yard' }, zones: ['a.C'] }],
});

function letGo(editor: TestEditor): void {
  editor.editor.choose('select');
  expect(editor.isHeld).toBe(false);
  expect(editor.shown).toMatchObject({ guides: [] });
  expect(editor.shown.held.size).toBe(0);
}

/** There are thousands of them in the long run. */
const TIME = times(30_000, 300_000);

const deeds = fc.array(anyDeed, { minLength: 1, maxLength: 40, size: 'max' });

describe('whatever a hand does', () => {
  test.prop([deeds], { numRuns: times(100, 2000) })(
    'a mission keeps to its format at any moment, and to everything else when nothing is held',
    (all) => {
      const editor = new TestEditor(start);
      for (const deed of all) {
        deed.do(editor);
        expect(isMission(editor.mission)).toBe(true);
      }
      letGo(editor);
      const written = structuredClone(editor.mission);
      const loaded = loadValue(written, 'mission', { language: 'en', faces: stockFace });
      expect(loaded.ok ? [] : loaded.problems).toEqual([]);
      const wrong = editor.laid.boardProblems.filter(({ severity }) => severity === 'error');
      expect(wrong).toEqual([]);
    },
    TIME,
  );

  test.prop([deeds], { numRuns: times(50, 1000) })(
    'it can be undone to the start, and done again to the end',
    (all) => {
      const editor = new TestEditor(start);
      for (const deed of all) deed.do(editor);
      letGo(editor);
      const { steps, mission, tab } = editor;
      tab.document.goTo(0);
      expect(editor.mission).toEqual(start);
      tab.document.goTo(steps);
      expect(editor.mission).toEqual(mission);
    },
    TIME,
  );

  test.prop([deeds], { numRuns: times(50, 1000) })(
    'nothing comes of it on a mission that may only be looked at',
    (all) => {
      const reader = new TestEditor(start, { isReadOnly: true });
      for (const deed of all) deed.do(reader);
      expect(reader.mission).toBe(start);
      expect(reader.isHeld).toBe(false);
    },
    TIME,
  );
});
