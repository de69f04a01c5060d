import { describe, expect, it } from 'vitest';
import { changedForAll, keepOnlyHere } from '../../../../renderer/document/commands/only-here';
import { changeMission, eachOf } from '../../../../renderer/document/commands/properties';
import { keyOf } from '../../../../renderer/document/parts';
import { readWithPast, writePast } from '../../../../renderer/document/past';
import { type Mission, type Token, writeDocument } from '../../../../schemas';
import { DrawingBoard, sampleMission } from '../../../helpers/drawing-board';

const FEW = 'few';
const m0 = sampleMission('m0.boothill.json');
const tile = m0.placements[0]?.id ?? '';
const at = { tile, x: 40, y: 40 };
const wagon: Token = { id: 'w', kind: 'machine', machine: 'wagon', at };
const gun: Token = { id: 'g', kind: 'machine', machine: 'gatling', at, on: 'w' };
const own: Token = { id: 'mine', kind: 'noise', at };
const drawn: Mission = {
  ...m0,
  tokens: [...(m0.tokens ?? []), wagon, gun],
  variants: [
    { id: FEW, survivors: [4], tokens: [own] },
    { id: 'two', survivors: [2] },
  ],
};

function shifted(variant: string | undefined, ...ids: string[]): DrawingBoard {
  const board = new DrawingBoard(drawn);
  board.tab.document.lookAt(variant);
  board.tab.selection.set(ids.map((id) => keyOf('token', id)));
  board.do(
    changeMission({ key: 'step.move.token' }, (draft) =>
      eachOf(draft, new Set(ids.map((id) => keyOf('token', id))), (piece) =>
        Object.assign(piece, { at: there }),
      ),
    ),
  );
  return board;
}
const there = { tile, x: 200, y: 60 };
const stateOf = ({ tab }: DrawingBoard) => tab.document.store.getState();
const whole = (board: DrawingBoard) => stateOf(board).history.now;
const find = (tokens: readonly Token[] | undefined, id: string) => tokens?.find((token) => token.id === id);

describe('what all have and is changed while a variant is looked at', () => {
  it('has changed for everybody, and is told by its name', () => {
    const board = shifted(FEW, 'w', 'mine');
    expect(find(whole(board).tokens, 'w')?.at).toEqual(there);
    expect(changedForAll(stateOf(board))?.ids).toEqual(['w']);
  });

  it('is nothing to tell of what only the variant has, of a look at everybody, or of what all tiles carry along', () => {
    expect(changedForAll(stateOf(shifted(FEW, 'mine')))).toBeUndefined();
    expect(changedForAll(stateOf(shifted(undefined, 'w')))).toBeUndefined();
    const board = new DrawingBoard(drawn);
    board.tab.document.lookAt(FEW);
    board.do(
      changeMission({ key: 'step.move.parts' }, (draft) =>
        eachOf(draft, new Set([keyOf('tile', tile), keyOf('token', 'w')]), (part) =>
          Object.assign(part, 'at' in part ? { at: there } : { x: 1000 }),
        ),
      ),
    );
    expect(changedForAll(stateOf(board))).toBeUndefined();
    board.tab.document.undo();
    expect(changedForAll(stateOf(board))).toBeUndefined();
  });

  it('was meant for everybody where everybody, or another variant, was looked at when it was done', () => {
    for (const variant of [undefined, 'two']) {
      const board = shifted(variant, 'w');
      board.tab.document.lookAt(FEW);
      expect(changedForAll(stateOf(board))).toBeUndefined();
      expect(keepOnlyHere(board.tab)).toBe(false);
    }
  });

  it('is told of no step that was only come back to: what was undone after it would be lost', () => {
    const board = shifted(FEW, 'w');
    board.do(changeMission({ key: 'step.change.minutes' }, (draft) => void (draft.minutes = 7)));
    board.tab.document.undo();
    expect(changedForAll(stateOf(board))).toBeUndefined();
    const { history } = stateOf(board);
    const text = writeDocument(history.now);
    const past = writePast({ ...history, steps: history.steps.slice(0, 1) }, text);
    const read = readWithPast({ text, past, language: 'en' });
    const restored = read.ok ? read.sound.history : undefined;
    expect(restored?.steps).toHaveLength(1);
    expect(restored && changedForAll({ history: restored, variant: FEW })).toBeUndefined();
  });

  it('counts as one with what went on with it only where the variant was looked at all the while', () => {
    const board = new DrawingBoard(drawn);
    const pushed = (x: number) =>
      board.do({
        ...changeMission({ key: 'step.move.token' }, (draft) =>
          eachOf(draft, new Set([keyOf('token', 'w')]), (piece) =>
            Object.assign(piece, { at: { ...at, x } }),
          ),
        ),
        joins: 'push',
      });
    pushed(50);
    board.tab.document.lookAt(FEW);
    pushed(60);
    expect(stateOf(board).history.steps).toHaveLength(1);
    expect(changedForAll(stateOf(board))).toBeUndefined();
    board.tab.document.undo();
    pushed(70);
    pushed(80);
    expect(changedForAll(stateOf(board))?.ids).toEqual(['w']);
  });

  it('takes along what the step has removed', () => {
    const board = new DrawingBoard({ ...drawn, minutes: 90 });
    board.tab.document.lookAt(FEW);
    board.do(
      changeMission({ key: 'step.move.token' }, (draft) => {
        delete draft.minutes;
        eachOf(draft, new Set([keyOf('token', 'w')]), (piece) => Object.assign(piece, { at: there }));
      }),
    );
    expect(keepOnlyHere(board.tab)).toBe(true);
    expect(whole(board)).not.toHaveProperty('minutes');
    expect(find(whole(board).tokens, 'w')).toEqual(wagon);
  });

  it('changes for the variant alone with one click, in the same one step, with what is mounted on it', () => {
    const board = shifted(FEW, 'w', 'mine');
    expect(keepOnlyHere(board.tab)).toBe(true);
    const { tokens, variants } = whole(board);
    expect(tokens).toEqual(drawn.tokens);
    const [few, two] = variants ?? [];
    expect(few?.without).toEqual(['w', 'g']);
    expect(two).toBe(drawn.variants?.[1]);
    const [mine, moved, mounted] = few?.tokens ?? [];
    expect(mine).toEqual({ ...own, at: there });
    expect(moved).toEqual({ ...wagon, id: moved?.id, at: there });
    expect(mounted).toEqual({ ...gun, id: mounted?.id, on: moved?.id });
    expect(board.selected).toEqual([`token:${moved?.id}`, 'token:mine']);
    expect(board.problems).toEqual([]);
    expect(changedForAll(stateOf(board))).toBeUndefined();
    expect(stateOf(board).history.steps.map(({ label }) => label.key)).toEqual(['step.only-here']);
    board.tab.document.undo();
    expect(whole(board)).toBe(drawn);
  });

  it('stays as it is in a document that is only read', () => {
    const board = shifted(FEW, 'w');
    const before = whole(board);
    board.tab.file.setState({ isReadOnly: true });
    expect(keepOnlyHere(board.tab)).toBe(false);
    expect(whole(board)).toBe(before);
  });
});
