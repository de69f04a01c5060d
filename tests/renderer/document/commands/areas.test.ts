import { describe, expect, it } from 'vitest';
import type { Language } from '../../../../languages';
import { madeName } from '../../../../renderer/document/area-names';
import { addArea, removeArea, renameArea, toggleZone } from '../../../../renderer/document/commands/areas';
import { laidOut } from '../../../../renderer/document/laid-out';
import type { Area, Text } from '../../../../schemas';
import { placementsOf } from '../../../helpers/board';
import { DrawingBoard } from '../../../helpers/drawing-board';
import { emptyMission } from '../../../helpers/empty-mission';

const boardWith = (...areas: Omit<Area, 'id' | 'name'>[]) =>
  new DrawingBoard({
    ...emptyMission,
    placements: placementsOf(['a 2R', 'b 3R 250', 'c 10V 0 250']),
    areas: areas.map((area, index) => ({ id: `area${index + 1}`, name: { en: 'Bank' }, ...area })),
  });
const area = (board: DrawingBoard) => board.mission.areas?.[0];
const toggle = (board: DrawingBoard, part: string) => board.do(toggleZone(board.mission, 'area1', part));

describe('an area', () => {
  it('is zones with a name', () => {
    const board = boardWith();
    board.do(addArea(board.mission, { en: 'Bank' }, ['a.NE', 'b.NW', 'a.NE'], board.taken));
    expect(board.mission.areas).toEqual([{ id: 'area1', name: { en: 'Bank' }, zones: ['a.NE', 'b.NW'] }]);
  });

  it('without zones or a name is none', () => {
    const board = boardWith();
    expect(board.do(addArea(board.mission, { en: 'Bank' }, [], board.taken))).toBe(false);
    expect(board.do(addArea(board.mission, { en: '' }, ['a.NE'], board.taken))).toBe(false);
  });

  it('is renamed in one language, and never nameless', () => {
    const board = boardWith({ zones: ['a.NE'] });
    board.do(renameArea('area1', 'fr', 'Banque'));
    expect(area(board)?.name).toEqual({ en: 'Bank', fr: 'Banque' });
    board.do(renameArea('area1', 'en', ''));
    expect(area(board)?.name).toEqual({ fr: 'Banque' });
    expect(board.do(renameArea('area1', 'fr', ''))).toBe(false);
  });

  it('is removed', () => {
    const board = boardWith({ zones: ['a.NE'] }, { zones: ['b.NE'] });
    board.do(removeArea('area1'));
    expect(board.mission.areas?.map(({ id }) => id)).toEqual(['area2']);
    expect(board.do(removeArea('nothing'))).toBe(false);
  });
});

describe('a zone', () => {
  it('comes in and goes out, by whichever of its parts', () => {
    const board = boardWith({ zones: ['a.N'] });
    // These two are one street across the seam.
    toggle(board, 'a.NE');
    expect(area(board)?.zones).toEqual(['a.N', 'a.NE']);
    toggle(board, 'b.NW');
    expect(area(board)?.zones).toEqual(['a.N']);
  });

  it('keeps the order in which zones came in, for what steps along them', () => {
    const board = boardWith({ zones: ['b.NE', 'a.N'] });
    toggle(board, 'a.A');
    expect(area(board)?.zones).toEqual(['b.NE', 'a.N', 'a.A']);
  });

  it('that is the last one takes the area away', () => {
    const board = boardWith({ zones: ['a.N'] });
    toggle(board, 'a.N');
    expect(board.mission.areas).toEqual([]);
  });

  it('of a whole tile goes out alone', () => {
    const board = boardWith({ tiles: ['c', 'b'] });
    toggle(board, 'c.mid');
    expect(area(board)).toEqual({
      id: 'area1',
      name: { en: 'Bank' },
      zones: ['c.left', 'c.right'],
      tiles: ['b'],
    });
    expect(board.problems).toEqual([]);
  });

  it('that is not on the board changes nothing, nor does an area that is not there', () => {
    const board = boardWith({ zones: ['a.N'] });
    expect(toggle(board, 'a.nowhere')).toBe(false);
    expect(toggle(board, '')).toBe(false);
    expect(board.do(toggleZone(board.mission, 'nothing', 'a.N'))).toBe(false);
  });
});

describe('a name that nobody has written', () => {
  const made = (board: DrawingBoard, part: string, ...languages: Language[]) => {
    const zone = laidOut(board.mission).board.zoneOf(part);
    const zones = laidOut(board.mission).board.zones.filter(({ index }) => index === zone);
    const name = languages.map((language) => [language, madeName(laidOut(board.mission), zones, language)]);
    board.do(addArea(board.mission, Object.fromEntries(name) as Text, [part], board.taken));
  };

  it('follows the zones of its area, in every language that it has', () => {
    const board = boardWith();
    made(board, 'a.A', 'en', 'fr');
    expect(area(board)?.name).toEqual({
      en: 'Back room of the Barber shop',
      fr: 'Arrière-boutique du Barbier',
    });
    toggle(board, 'a.N');
    toggle(board, 'b.NE');
    expect(area(board)?.name).toEqual({
      en: 'Back room of the Barber shop and 2 more zones',
      fr: 'Arrière-boutique du Barbier et 2 autres zones',
    });
    toggle(board, 'a.A');
    expect(area(board)?.name.en).toMatch(
      /^East end of the street north of the Barber shop.* and 1 more zone$/,
    );
  });

  it('is that of a building where it has all of its rooms', () => {
    const board = boardWith();
    made(board, 'a.A', 'en');
    const { zones } = laidOut(board.mission).board;
    const rooms = zones.filter(({ kind, id, balcony }) => kind === 'building' && !balcony && /^a\./.test(id));
    for (const { id } of rooms) if (id !== 'a.A') toggle(board, id);
    expect(rooms.length).toBeGreaterThan(1);
    expect(area(board)?.name).toEqual({ en: 'Barber shop' });
  });

  it('is the author’s own as soon as they write one', () => {
    const board = boardWith();
    made(board, 'a.A', 'en', 'fr');
    board.do(renameArea('area1', 'en', 'The hideout'));
    toggle(board, 'a.N');
    expect(area(board)?.name).toEqual({
      en: 'The hideout',
      fr: 'Arrière-boutique du Barbier et 1 autre zone',
    });
  });
});
