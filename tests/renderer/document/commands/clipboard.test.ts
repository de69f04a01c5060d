import { describe, expect, it } from 'vitest';
import { pasteFragment } from '../../../../renderer/document/commands/clipboard';
import { duplicateParts } from '../../../../renderer/document/commands/duplicate';
import { copyParts, type Fragment, fragmentBox } from '../../../../renderer/document/commands/fragment';
import { readFragment, writeFragment } from '../../../../renderer/document/commands/fragment-text';
import { allParts, type PartKey } from '../../../../renderer/document/parts';
import type { Area, Mission, TileFace, Token } from '../../../../schemas';
import { placementsOf } from '../../../helpers/board';
import { DrawingBoard, sampleMission } from '../../../helpers/drawing-board';
import { emptyMission } from '../../../helpers/empty-mission';
import { faceWith } from '../../../helpers/missions';

const boardOf = (tiles: readonly string[], more: Partial<Mission> = {}) =>
  new DrawingBoard({ ...emptyMission, placements: placementsOf(tiles), ...more });
const exit = (id: string, tile: string, x = 30, y = 30): Token => ({ id, kind: 'exit', at: { tile, x, y } });
const copy = (board: DrawingBoard, ...keys: PartKey[]) => copyParts(board.laid, keys);
const paste = (board: DrawingBoard, fragment: Fragment, at?: readonly [number, number]) =>
  board.do(pasteFragment(board.mission, fragment, at, board.taken));
const duplicate = (board: DrawingBoard, ...keys: PartKey[]) =>
  board.do(duplicateParts(board.laid, keys, board.taken));
const yard = (change: Record<string, unknown> = {}) => faceWith(change) as unknown as TileFace;

describe('pasting tiles', () => {
  it('brings them with what lies on them, their middle where the hand is', () => {
    const board = boardOf(['a 2R 1000 1000', 'b 3R 1250 1000'], { tokens: [exit('e', 'b')] });
    paste(board, copy(board, 'tile:a', 'tile:b'), [250, 125]);
    expect(board.mission.placements.slice(2)).toEqual(placementsOf(['c 2R 0 0', 'd 3R 250 0']));
    expect(board.mission.tokens?.slice(1)).toEqual([exit('exit1', 'd')]);
    expect(board.selected).toEqual(['tile:c', 'tile:d']);
  });

  it('without a place lays them beside the board, and on an empty one where they were', () => {
    const board = boardOf(['a 2R', 'b 3R 250 250']);
    const fragment = copy(board, 'tile:b');
    paste(board, fragment);
    expect(board.tile('c')).toMatchObject({ x: 500, y: 0 });
    const empty = boardOf([]);
    paste(empty, fragment);
    expect(empty.tile('b')).toMatchObject({ x: 250, y: 250 });
  });

  it('pastes a train as a train of its own', () => {
    const train: Token = {
      id: 'train',
      kind: 'train',
      at: { tile: 'b', x: 45, y: 45 },
      tiles: ['b', 'c'],
      moves: true,
      behind: { c: 'railroad' },
    };
    const board = boardOf(['a 2R', 'b 10R 250 250', 'c 11R 0 250'], { tokens: [train] });
    paste(board, copy(board, 'token:train'), [250, 600]);
    expect(board.token('train1')).toEqual({
      ...train,
      id: 'train1',
      at: { ...train.at, tile: 'd' },
      tiles: ['d', 'e'],
      behind: { e: 'railroad' },
    });
    expect(board.problems).toEqual([]);
  });

  it('pastes of a train the cars that are copied, and without its locomotive no train', () => {
    const train: Token = {
      id: 'train',
      kind: 'train',
      at: { tile: 'b', x: 45, y: 45 },
      tiles: ['b', 'c'],
      moves: true,
    };
    const board = boardOf(['b 10R 250', 'c 11R'], { tokens: [train] });
    expect(copy(board, 'tile:b').pieces).toEqual([{ ...train, tiles: ['b'] }]);
    expect(copy(board, 'tile:c').pieces).toEqual([]);
  });
});

describe('pasting pieces without their tiles', () => {
  it('keeps them in the same place to each other, on whatever is there', () => {
    const board = boardOf(['a 2R', 'b 3R 250'], {
      tokens: [exit('one', 'a', 20, 20), exit('two', 'a', 50, 60)],
    });
    paste(board, copy(board, 'token:one', 'token:two'), [285, 40]);
    expect(board.mission.tokens?.slice(2)).toEqual([exit('exit1', 'b', 20, 20), exit('exit2', 'b', 50, 60)]);
    expect(board.selected).toEqual(['token:exit1', 'token:exit2']);
  });

  it('keeps what was on a balcony on a balcony, where there is one', () => {
    const upstairs: Token = { ...exit('e', 'a', 180, 60), at: { tile: 'a', x: 180, y: 60, level: 'BAL' } };
    const board = boardOf(['a 2R', 'b 2R 250'], { tokens: [upstairs] });
    const fragment = copy(board, 'token:e');
    paste(board, fragment, [440, 60]);
    paste(board, fragment, [270, 20]);
    expect(board.mission.tokens?.slice(1).map(({ at }) => at)).toEqual([
      { tile: 'b', x: 190, y: 60, level: 'BAL' },
      { tile: 'b', x: 20, y: 20 },
    ]);
  });

  it('pastes none where there is no tile', () => {
    const board = boardOf(['a 2R'], { tokens: [exit('e', 'a')] });
    const empty = boardOf([]);
    expect(paste(empty, copy(board, 'token:e'))).toBe(false);
  });

  it('lets guns stand on the copies of their Wagons, and else on the ground', () => {
    const machine = { kind: 'machine', at: { tile: 'a', x: 30, y: 30 } } as const;
    const board = boardOf(['a 2R'], {
      tokens: [
        { id: 'g', machine: 'gatling', on: 'w', ...machine },
        { id: 'w', machine: 'wagon', ...machine },
      ],
    });
    duplicate(board, 'token:w');
    expect(board.mission.tokens?.slice(2)).toMatchObject([
      { id: 'm1', machine: 'gatling', on: 'm2' },
      { id: 'm2', machine: 'wagon' },
    ]);
    duplicate(board, 'token:g');
    expect(board.token('m3')).not.toHaveProperty('on');
  });
});

describe('pasting a whole mission into an empty one', () => {
  it.each(Array.from({ length: 11 }, (_, number) => `m${number}`))('makes the same of %s', (name) => {
    const board = new DrawingBoard(sampleMission(`${name}.boothill.json`));
    const { placements, faces = [], tokens = [], labels = [], arrows = [], areas = [] } = board.mission;
    const fragment = readFragment(writeFragment(copyParts(board.laid, allParts(board.mission))));
    const empty = boardOf([]);
    if (fragment) paste(empty, fragment);
    const parts = { placements, faces, tokens, labels, arrows, areas };
    const lists = { faces: [], tokens: [], labels: [], arrows: [], areas: [] };
    expect({ ...lists, ...empty.mission }).toMatchObject(parts);
    const ids = (list: readonly { id: string }[] = []) => list.map(({ id }) => id);
    expect(ids(empty.mission.areas)).toEqual(ids(areas));
  });
});

describe('areas', () => {
  const bank: Area = {
    id: 'bank',
    name: { en: 'Bank', fr: 'Banque' },
    zones: ['a.NE', 'b.NE'],
    tiles: ['b'],
  };
  const withBank = () => boardOf(['a 2R', 'b 2R 250'], { areas: [bank] });
  const names = (board: DrawingBoard) => board.mission.areas?.map(({ name }) => name.en);

  it('come along with their tiles', () => {
    const other = boardOf(['a 3R']);
    paste(other, copy(withBank(), 'tile:a', 'tile:b'));
    const [b, c] = [other.mission.placements[2]?.id, other.mission.placements[1]?.id];
    expect(other.mission.areas).toEqual([{ ...bank, zones: [`${c}.NE`, `${b}.NE`], tiles: [b] }]);
    expect(other.problems).toEqual([]);
  });

  it('are called something else where something else is called so', () => {
    const board = withBank();
    duplicate(board, 'tile:a', 'tile:b');
    duplicate(board, 'tile:a', 'tile:b');
    expect(names(board)).toEqual(['Bank', 'Bank 2', 'Bank 3']);
    expect(board.mission.areas?.map(({ id }) => id)).toEqual(['bank', 'area1', 'area2']);
    expect(board.problems).toEqual([]);
  });

  it('of which a part is copied come along as far as that goes, where nothing is called so', () => {
    const fragment = readFragment(writeFragment(copy(withBank(), 'tile:a')));
    if (!fragment) throw new Error('It is none');
    const empty = boardOf([]);
    paste(empty, fragment);
    expect(empty.mission.areas).toEqual([{ id: 'bank', name: bank.name, zones: ['a.NE'] }]);
    const board = withBank();
    paste(board, fragment);
    expect(board.mission.areas).toEqual([bank]);
  });

  it('are not copied without a tile of theirs', () => {
    const board = boardOf(['a 2R', 'b 2R 250', 'c 2R 500'], { areas: [bank] });
    expect(copy(board, 'tile:c').areas).toEqual([]);
  });
});

describe('duplicating', () => {
  it('keeps all properties', () => {
    const objective: Token = {
      id: 'o',
      kind: 'objective',
      colour: 'blue',
      mix: 'crates',
      group: 'gold',
      note: { en: 'Shiny' },
      at: { tile: 'a', x: 20, y: 20 },
    };
    const board = boardOf(['a 2R'], { tokens: [objective] });
    duplicate(board, 'token:o');
    expect(board.token('o1')).toEqual({ ...objective, id: 'o1', at: { tile: 'a', x: 48, y: 20 } });
    expect(board.selected).toEqual(['token:o1']);
  });

  it('stays in the zone, if there is room', () => {
    const board = boardOf(['a 2R'], { tokens: [exit('e', 'a', 60, 60)] });
    duplicate(board, 'token:e');
    expect(board.token('exit1')?.at).toMatchObject({ x: 32, y: 60 });
  });

  it('lays no piece on another one', () => {
    const board = boardOf(['a 2R'], { tokens: [exit('e', 'a', 20, 20)] });
    for (let time = 0; time < 3; time++) duplicate(board, 'token:e');
    const places = board.mission.tokens?.map(({ at: { x, y } }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(4);
  });

  it('lays tiles further on where the next places are taken', () => {
    const board = boardOf(['a 2R', 'b 2R 250', 'c 2R 0 250', 'd 2R -250', 'e 2R 0 -250']);
    duplicate(board, 'tile:a');
    expect(board.tile('f')).toMatchObject({ x: 500, y: 0 });
  });

  it('takes a place between others that a corner of the whole would lie on', () => {
    const board = boardOf(['a 2R', 'b 2R 250 250', 'c 2R 750 0']);
    duplicate(board, 'tile:a', 'tile:b');
    expect(board.mission.placements.slice(3)).toMatchObject([
      { x: 500, y: 0 },
      { x: 750, y: 250 },
    ]);
  });

  it('lays tiles on the first side that is free', () => {
    const board = boardOf(['a 2R', 'b 3R 250']);
    duplicate(board, 'tile:a');
    expect(board.tile('c')).toMatchObject({ x: 0, y: 250 });
    duplicate(board, 'tile:a', 'tile:b');
    expect(board.mission.placements.slice(3)).toMatchObject([
      { x: 500, y: 0 },
      { x: 750, y: 0 },
    ]);
  });

  it('lays labels and arrows beside themselves', () => {
    const board = boardOf([], {
      labels: [{ id: 'l', at: { x: 0, y: 0 }, text: { en: 'Here' }, size: 'large' }],
      arrows: [{ id: 'r', from: { x: 0, y: 0 }, to: { x: 50, y: 0 }, colour: 'red' }],
    });
    duplicate(board, 'label:l', 'arrow:r');
    expect(board.mission.labels?.[1]).toMatchObject({ at: { x: 20, y: 20 }, size: 'large' });
    expect(board.mission.arrows?.[1]).toMatchObject({ from: { x: 20, y: 20 }, colour: 'red' });
  });

  it('of nothing does nothing', () => {
    const board = boardOf(['a 2R']);
    expect(duplicate(board)).toBe(false);
    expect(duplicate(board, 'token:nothing')).toBe(false);
  });
});

describe('faces that a mission has brought along', () => {
  it('come along, and no second time', () => {
    const board = boardOf(['a yard'], { faces: [yard()] });
    const other = boardOf([]);
    paste(other, copy(board, 'tile:a'));
    paste(other, copy(board, 'tile:a'));
    expect(other.mission.faces).toEqual([yard()]);
    expect(other.problems).toEqual([]);
  });

  it('come along with their backs', () => {
    const faces = [yard({ id: 'yardR' }), yard({ id: 'yardV' }), yard({ id: 'other' })];
    const board = boardOf(['a yardR'], { faces });
    expect(copy(board, 'tile:a').faces.map(({ id }) => id)).toEqual(['yardR', 'yardV']);
  });

  it('are called something else where something else is called so, both sides alike', () => {
    const faces = [yard({ id: '3R' }), yard({ id: '3V' })];
    const board = boardOf(['a 3R'], { faces });
    const other = boardOf(['a 3R']);
    paste(other, copy(board, 'tile:a'));
    expect(other.mission.faces?.map(({ id }) => id)).toEqual(['3-2R', '3-2V']);
    expect(other.mission.placements.map(({ face }) => face)).toEqual(['3R', '3-2R']);
    expect(other.problems).toEqual([]);
  });
});

describe('as text', () => {
  const back = (fragment: Fragment) => readFragment(writeFragment(fragment));

  it.each(['m0', 'm1', 'm4', 'm7'])('says all of %s', (name) => {
    const board = new DrawingBoard(sampleMission(`${name}.boothill.json`));
    const fragment = copyParts(board.laid, allParts(board.mission));
    expect(back(fragment)).toEqual(fragment);
  });

  it('says where loose pieces were, on a balcony or on the ground', () => {
    const tokens: Token[] = [exit('one', 'a', 20, 20), exit('two', 'a', 180, 60)];
    const board = boardOf(['a 2R 40 50 90', 'pad 3R 500'], { tokens });
    const fragment = copy(board, 'token:one', 'token:two', 'tile:pad');
    const raised = fragment.loose.map((loose, index) => ({ ...loose, isRaised: index === 1 }));
    const read = back({ ...fragment, loose: raised });
    expect(read?.loose.map(({ point, isRaised }) => ({ point, isRaised }))).toEqual([
      { point: fragment.loose[0]?.point, isRaised: false },
      { point: fragment.loose[1]?.point, isRaised: true },
    ]);
    expect(read?.tiles).toEqual(fragment.tiles);
  });

  it('brings faces along', () => {
    const board = boardOf(['a yard'], { faces: [yard()] });
    expect(back(copy(board, 'tile:a'))?.faces).toEqual([yard()]);
  });

  it('is no fragment where it is a mission, or anything else', () => {
    const mission = JSON.stringify(emptyMission);
    for (const text of ['', 'fragment', '{"fragment"', '{"fragment":true}', mission, 'null', '[]']) {
      expect(readFragment(text)).toBeUndefined();
    }
    expect(readFragment(JSON.stringify({ ...emptyMission, fragment: true }))).toBeUndefined();
  });

  it('is what is sound of it', () => {
    const board = boardOf(['a 2R'], { tokens: [exit('e', 'a')] });
    const text = writeFragment(copy(board, 'tile:a'));
    const broken = JSON.parse(text) as { placements: unknown[]; tokens: unknown[] };
    broken.placements.push({ id: 'b', face: 'unheard-of', x: 0, y: 0, rotation: 0 });
    broken.tokens.push({ id: 'x', kind: 'exit', at: { tile: 'b', x: 0, y: 0 } }, 5);
    const read = readFragment(JSON.stringify(broken));
    expect(read?.tiles.map(({ id }) => id)).toEqual(['a']);
    expect(read?.pieces.map(({ id }) => id)).toEqual(['e']);
  });
});

it('lies in a box', () => {
  const board = boardOf(['a 2R 100 50', 'b 10R 350 50 90'], {
    labels: [{ id: 'l', at: { x: 0, y: 60 }, text: { en: 'Here' } }],
  });
  expect(fragmentBox(copy(board, 'tile:a', 'tile:b', 'label:l'))).toEqual([0, 50, 440, 250]);
  expect(fragmentBox(copy(board))).toBeUndefined();
});
