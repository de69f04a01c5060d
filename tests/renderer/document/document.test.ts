import { beforeEach, describe, expect, it } from 'vitest';
import { createDocument, type DocumentStore } from '../../../renderer/document/document';
import { faceWith, missionWith } from '../../helpers/missions';
import { sample } from '../../helpers/samples';

let document: DocumentStore;
const state = () => document.store.getState();
const openMission = (change: Record<string, unknown> = {}) =>
  document.openText('small.json', JSON.stringify(missionWith(change)), 'en');

beforeEach(() => {
  document = createDocument();
});

describe('opening', () => {
  it('brings the mission with its board', () => {
    expect(document.openText('two-tiles.json', sample('two-tiles.json'), 'en')).toBe(true);
    expect(state().open).toMatchObject({
      name: 'two-tiles.json',
      mission: { id: 'two-tiles' },
      warnings: [],
    });
    expect(state().open?.board.zoneOf('a.NW')).toBeDefined();
  });

  it('lays the faces that the mission brings along', () => {
    openMission({ faces: [faceWith({})], placements: [{ id: 'y', face: 'yard', x: 0, y: 0, rotation: 0 }] });
    expect(state().open?.board.zones.map(({ id }) => id)).toEqual(['y.R', 'y.S']);
  });

  it('keeps what is odd about the file and about the board', () => {
    openMission({
      colour: 'blue',
      placements: [
        { id: 'a', face: '2R', x: 0, y: 0, rotation: 0 },
        { id: 'b', face: '3R', x: 200, y: 0, rotation: 0 },
      ],
    });
    expect(state().open?.warnings).toMatchObject([{ code: 'unknown-key' }]);
    expect(state().open?.boardProblems).toMatchObject([{ code: 'tiles-overlap' }]);
  });

  it('keeps what is wrong with the faces that the mission brings along, laid or not', () => {
    const [street, room] = faceWith({}).zones;
    const zones = [{ ...street, rects: [[0, 0, 250, 126]] }, room];
    openMission({ faces: [faceWith({ zones })] });
    expect(state().open?.faceProblems).toContainEqual(
      expect.objectContaining({ code: 'zones-overlap', face: 'yard', pointer: '/faces/0/zones/1/rects' }),
    );
  });

  it('of a board without tiles gives a board without zones', () => {
    expect(openMission({ placements: [] })).toBe(true);
    expect(state().open?.board.zones).toEqual([]);
  });
});

describe('a file that cannot be opened', () => {
  it('leaves what is open as it is, and says why', () => {
    openMission();
    const { open } = state();
    expect(document.openText('broken.json', '{"format":', 'en')).toBe(false);
    expect(state().open).toBe(open);
    expect(state().failed).toMatchObject({ name: 'broken.json', problem: { code: 'truncated' } });
    expect(state().failed?.salvage).toBeUndefined();
  });

  it.each([
    ['wrong-kind', JSON.stringify(faceWith({}))],
    ['too-new', JSON.stringify(missionWith({ format: 'boothill/mission@9' }))],
    ['not-json', '<html>'],
    ['empty-file', ''],
  ])('is named: %s', (code, text) => {
    document.openText('odd.json', text, 'en');
    expect(state().failed?.problem.code).toBe(code);
  });

  it('offers what is sound of it, and opens that only when asked to', () => {
    openMission({ tokens: [{ id: 't', kind: 'no such kind' }] });
    expect(state().open).toBeUndefined();
    document.openSalvage();
    expect(state().open?.mission.tokens).toEqual([]);
    expect(state().open?.leftOut).toMatchObject([{ name: 't' }]);
    expect(state().failed).toBeUndefined();
  });

  it('says how many more problems stand against it, warnings not counted', () => {
    const unheardOf = { face: 'unheard-of', x: 0, y: 0, rotation: 0 };
    openMission({
      odd: true,
      placements: [
        { id: 'a', ...unheardOf },
        { id: 'b', ...unheardOf },
      ],
    });
    expect(state().failed).toMatchObject({ problem: { severity: 'error' }, more: 1 });
  });

  it('is forgotten as soon as another one opens', () => {
    document.openText('broken.json', '', 'en');
    openMission();
    expect(state().failed).toBeUndefined();
  });
});

it('closing leaves nothing open', () => {
  openMission();
  document.close();
  expect(state()).toEqual({ open: undefined, failed: undefined });
});
