import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { pasteFragment } from '../../../../renderer/document/commands/clipboard';
import { copyParts } from '../../../../renderer/document/commands/fragment';
import { readFragment, writeFragment } from '../../../../renderer/document/commands/fragment-text';
import { allIds } from '../../../../renderer/document/ids';
import { allParts } from '../../../../renderer/document/parts';
import { isMission, type Mission } from '../../../../schemas';
import { isSame } from '../../../../schemas/same';
import { DrawingBoard, problemsOf, sampleMission } from '../../../helpers/drawing-board';
import { emptyMission } from '../../../helpers/empty-mission';
import { times } from '../../../helpers/long';
import { Luck } from '../../../helpers/luck';
import { type RandomCommand, randomCommandNames, randomCommands } from '../../../helpers/random-commands';
import { randomMission } from '../../../helpers/random-missions';

const numRuns = times(40, 1500);

const missions: fc.Arbitrary<Mission> = fc.oneof(
  fc.constant(emptyMission),
  fc.constantFrom('m0', 'm1', 'm4', 'm7', 'm10').map((name) => sampleMission(`${name}.boothill.json`)),
  fc.nat().map((seed) => randomMission(new Luck(`drawn ${seed}`))),
);

type Doing =
  | { readonly what: 'command'; readonly name: RandomCommand; readonly luck: number }
  | {
      readonly what: 'gesture';
      readonly names: readonly RandomCommand[];
      readonly luck: number;
      readonly ends: Ending;
    }
  | { readonly what: 'undo' | 'redo' }
  | { readonly what: 'go to'; readonly step: number }
  | { readonly what: 'look at a variant'; readonly luck: number };
type Ending = 'commit' | 'cancel' | 'interrupted';

const name = fc.constantFrom(...randomCommandNames);
const doings: fc.Arbitrary<readonly Doing[]> = fc.array(
  fc.oneof<fc.MaybeWeightedArbitrary<Doing>[]>(
    { weight: 6, arbitrary: fc.record({ what: fc.constant('command'), name, luck: fc.nat() }) },
    {
      weight: 2,
      arbitrary: fc.record({
        what: fc.constant('gesture'),
        names: fc.array(name, { maxLength: 4 }),
        luck: fc.nat(),
        ends: fc.constantFrom<Ending>('commit', 'cancel', 'interrupted'),
      }),
    },
    { weight: 2, arbitrary: fc.record({ what: fc.constantFrom('undo', 'redo') }) },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('go to'), step: fc.nat({ max: 20 }) }) },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('look at a variant'), luck: fc.nat() }) },
  ),
  { maxLength: 25 },
);

function command(board: DrawingBoard, which: RandomCommand, luck: Luck) {
  return randomCommands[which](board.laid, board.taken, luck);
}

function does(board: DrawingBoard, doing: Doing): void {
  const { document } = board.tab;
  switch (doing.what) {
    case 'command': {
      const made = command(board, doing.name, new Luck(`${doing.luck}`));
      if (made) board.do(made);
      return;
    }
    case 'gesture': {
      const luck = new Luck(`${doing.luck}`);
      // As tools do, from the mission before the gesture.
      const made = doing.names.flatMap((each) => command(board, each, luck) ?? []);
      const gesture = document.begin({ key: 'step.cut' });
      for (const { recipe } of made) gesture.show(recipe);
      if (doing.ends === 'interrupted') document.undo();
      else gesture[doing.ends]();
      return;
    }
    case 'undo':
    case 'redo':
      document[doing.what]();
      return;
    case 'go to':
      document.goTo(doing.step);
      return;
    case 'look at a variant': {
      const { variants = [] } = document.store.getState().history.now;
      document.lookAt(new Luck(`${doing.luck}`).pick([...variants.map(({ id }) => id), undefined]));
    }
  }
}

describe('whatever is done to a mission', () => {
  test.prop([missions, doings], { numRuns })(
    'can be undone to the start, and done again to the end',
    (start, list) => {
      const copy = structuredClone(start);
      const board = new DrawingBoard(start);
      for (const doing of list) does(board, doing);
      const { document } = board.tab;
      document.goTo(Infinity);
      document.lookAt(undefined);
      const end = board.mission;
      const { steps } = document.store.getState().history;
      for (let done = 0; done < steps.length; done++) document.undo();
      expect(board.mission).toBe(start);
      expect(board.mission).toEqual(copy);
      for (let done = 0; done < steps.length; done++) document.redo();
      expect(board.mission).toBe(end);
    },
  );

  test.prop([missions, doings], { numRuns })('leaves a mission that keeps to its schema', (start, list) => {
    const board = new DrawingBoard(start);
    for (const doing of list) {
      does(board, doing);
      expect([isMission(structuredClone(board.mission)), isMission.errors]).toEqual([true, null]);
    }
  });

  test.prop([missions, doings], { numRuns })(
    'leaves everything somewhere, and under a name of its own',
    (start, list) => {
      fc.pre(problems(start).length === 0);
      const board = new DrawingBoard(start);
      for (const doing of list) does(board, doing);
      expect(problems(board.mission)).toEqual([]);
    },
  );

  test.prop([missions, doings], { numRuns })('gives no id twice', (start, list) => {
    const board = new DrawingBoard(start);
    const ever = allIds(start);
    for (const doing of list) {
      const before = allIds(board.mission);
      does(board, doing);
      const isNew = doing.what === 'command' || (doing.what === 'gesture' && doing.ends === 'commit');
      const now = allIds(board.mission);
      if (isNew) for (const id of now) if (!before.has(id)) expect(ever).not.toContain(id);
      for (const id of now) ever.add(id);
    }
    expect(new Set(board.taken)).toEqual(ever);
  });

  test.prop([missions, doings], { numRuns })('leaves what it does not touch the very same', (start, list) => {
    const board = new DrawingBoard(start);
    for (const doing of list) {
      const before = board.mission;
      does(board, doing);
      expect(needlesslyNew(before, board.mission)).toEqual([]);
    }
  });
});

/** What would keep a file from being opened whole; goals and rules may speak of what is gone. */
function problems(mission: Mission) {
  return problemsOf(mission).filter(
    ({ severity, pointer }) => severity === 'error' && !/^\/(variants\/\d+\/)?(goals|rules)\//.test(pointer),
  );
}

/** The parts that say the same as before and are not the same. */
function needlesslyNew(before: Mission, after: Mission): string[] {
  const lists = ['placements', 'tokens', 'labels', 'arrows', 'areas', 'faces', 'goals', 'rules'] as const;
  return lists.flatMap((key) => {
    if (before[key] !== after[key] && isSame(before[key], after[key])) return [key];
    const [old, now] = [before[key] ?? [], after[key] ?? []];
    const known = new Map<string, unknown>(old.map((item) => [item.id, item]));
    return now.flatMap((item) => {
      const earlier = known.get(item.id);
      return earlier !== undefined && earlier !== item && isSame(earlier, item) ? [`${key} ${item.id}`] : [];
    });
  });
}

describe('what is copied', () => {
  test.prop([missions, missions, doings], { numRuns })(
    'is the same in any other mission',
    (start, other, list) => {
      const board = new DrawingBoard(start);
      for (const doing of list) does(board, doing);
      const keys = allParts(board.mission);
      const fragment = readFragment(writeFragment(copyParts(board.laid, keys)));
      expect(fragment === undefined).toBe(keys.every((key) => key.startsWith('token:train')));
      if (!fragment) return;
      const target = new DrawingBoard(other);
      target.do(pasteFragment(other, fragment, undefined, target.taken));
      const lie = ({ placements, tokens = [] }: Mission) => [
        placements.map(({ face, rotation }) => ({ face, rotation })),
        tokens.map(({ kind, at: { x, y } }) => ({ kind, x, y })),
      ];
      const before = lie(board.mission);
      const after = lie(target.mission).map((items, index) => items.slice(lie(other)[index]?.length));
      expect(after).toEqual(before);
    },
  );

  test.prop([fc.string(), fc.json(), doings], { numRuns })('as text may be anything', (words, json, list) => {
    const board = new DrawingBoard(sampleMission('m4.boothill.json'));
    for (const doing of list) does(board, doing);
    const text = writeFragment(copyParts(board.laid, allParts(board.mission)));
    const at = words.length % (text.length + 1);
    const hostile = [
      words,
      json,
      `"fragment"${words}`,
      text.slice(0, -1 - at),
      text.slice(0, at * 7) + words + text.slice(at * 7),
      text.replaceAll(/\b\d+\b/g, json),
      text.replaceAll('"tile"', JSON.stringify(words)),
      text.replace('"tokens": [', `"tokens": [${json}, `),
      text.replaceAll(/"(a|t10|o1)"/g, '"__proto__"'),
      text.replaceAll(/"face": "[^"]*"/g, '"face": "NO-TILE"'),
    ];
    for (const each of hostile) {
      const fragment = readFragment(each);
      if (!fragment) continue;
      const target = new DrawingBoard(emptyMission);
      target.do(pasteFragment(target.mission, fragment, [0, 0], target.taken));
      expect([isMission(structuredClone(target.mission)), isMission.errors]).toEqual([true, null]);
    }
  });
});
