import { describe, expect, it } from 'vitest';
import { stockFace } from '../../../../engine';
import { stockTileset } from '../../../../engine/systems/undead-or-alive/tiles';
import type { TileFace } from '../../../../schemas';
import { isTileset } from '../../../../schemas/generated/validators';
import { type Ground, groundOf, millimetresOf, zonesAcross } from './ground';

const { faces } = stockTileset;
const grounds = new Map(faces.map((face) => [face.id, groundOf(face)]));

function ground(face: TileFace): Ground {
  const found = grounds.get(face.id);
  if (!found) throw new Error(`no ground for ${face.id}`);
  return found;
}

/** What no zone covers. Town faces have none: streets and rooms fill them to the last millimetre. */
const solid: Partial<Record<string, [number, number, number, number]>> = { '10R': [137, 0, 113, 90] };

describe('the ground of each stock face', () => {
  it.each(faces)('$id: rooms and streets fill the face once', (face) => {
    const { overlaps, outside, at } = ground(face);
    expect({ overlaps, outside }).toEqual({ overlaps: [], outside: [] });
    const [left, top, width, height] = solid[face.id] ?? [0, 0, 0, 0];
    const wrong: string[] = [];
    for (let y = 0; y < face.size[1]; y++) {
      for (let x = 0; x < face.size[0]; x++) {
        const isSolid = x >= left && x < left + width && y >= top && y < top + height;
        if ((at(x, y) === undefined) !== isSolid) wrong.push(`${x},${y}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(faces)('$id: streets reach the rim on the grid that lets neighbours merge', (face) => {
    const lines = new Set([0, 75, 137, 175, 250]);
    const limits = face.zones
      .filter((zone) => zone.kind === 'street')
      .flatMap((zone) => zone.rects)
      .flatMap(([x, y, w, h]) => {
        const acrossX = y === 0 || y + h === face.size[1] ? [x, x + w] : [];
        const acrossY = (x === 0 || x + w === 250) && face.size[1] === 250 ? [y, y + h] : [];
        return [...acrossX, ...acrossY];
      });
    expect(limits.filter((limit) => !lines.has(limit))).toEqual([]);
  });
});

describe('the openings of each stock face', () => {
  it.each(faces)('$id: every opening lies on the shared edge of the zones it names', (face) => {
    for (const { zones, at } of face.openings ?? []) {
      const millimetres = millimetresOf(at);
      expect(millimetres.length, JSON.stringify(at)).toBeGreaterThanOrEqual(15);
      for (const millimetre of millimetres) {
        const across = zonesAcross(ground(face), millimetre);
        expect(new Set(across), JSON.stringify(at)).toEqual(
          new Set(zones.length === 1 ? [...zones, 'rim'] : zones),
        );
      }
    }
  });

  it.each(faces)('$id: no opening is cut twice or between two streets', (face) => {
    const openings = face.openings ?? [];
    expect(new Set(openings.map(({ at }) => at.join())).size).toBe(openings.length);
    const rooms = new Set(face.zones.filter((zone) => zone.kind === 'building').map((zone) => zone.id));
    expect(openings.filter(({ zones }) => !zones.some((zone) => rooms.has(zone)))).toEqual([]);
  });

  it.each(faces)('$id: doors in the rim stand where other faces have theirs', (face) => {
    const places = face.size[1] === 250 ? ['30-49', '50-69', '115-134', '180-199', '200-219'] : ['35-55'];
    const doors = (face.openings ?? []).filter(({ zones }) => zones.length === 1).map(({ at }) => at);
    const spans = doors.map(([x1, y1, x2, y2]) => (x1 === x2 ? `${y1}-${y2}` : `${x1}-${x2}`));
    expect(spans.filter((span) => !places.includes(span))).toEqual([]);
  });

  it.each(faces)('$id: every room can be reached from a street or over the rim', (face) => {
    const reached = new Set(face.zones.filter((zone) => zone.kind === 'street').map((zone) => zone.id));
    const openings = face.openings ?? [];
    for (const { zones } of openings) if (zones.length === 1) reached.add(zones[0]);
    for (let before = -1; before < reached.size; ) {
      before = reached.size;
      for (const { zones } of openings) {
        if (zones.some((zone) => reached.has(zone))) for (const zone of zones) reached.add(zone);
      }
    }
    expect(face.zones.map((zone) => zone.id).filter((zone) => !reached.has(zone))).toEqual([]);
  });
});

describe('the balconies', () => {
  it('stand on 1R, 2R, 3R and 4R and nowhere else', () => {
    const withBalcony = faces.filter((face) => face.balconies).map((face) => face.id);
    expect(withBalcony).toEqual(['1R', '2R', '3R', '4R']);
  });

  it.each(faces.filter((face) => face.balconies))(
    '$id: it hangs over its streets and meets its stairs',
    (face) => {
      for (const balcony of face.balconies ?? []) {
        const under = new Set<string | undefined>();
        for (const [x, y, w, h] of balcony.rects) {
          for (let i = x; i < x + w; i++) for (let j = y; j < y + h; j++) under.add(ground(face).at(i, j));
        }
        expect(under).toEqual(new Set([...balcony.over, balcony.stairs]));
      }
    },
  );
});

describe('the spots', () => {
  const spots = faces.flatMap((face) => (face.spots ?? []).map((spot) => ({ face, spot })));

  it.each(spots)('$face.id: the $spot.id lies well inside its room', ({ face, spot }) => {
    const [x, y] = spot.at;
    const around = new Set<string | undefined>();
    for (let i = x - 8; i < x + 8; i++) for (let j = y - 8; j < y + 8; j++) around.add(ground(face).at(i, j));
    expect([...around]).toEqual([spot.zone]);
    expect(face.zones.find((zone) => zone.id === spot.zone)?.kind).toBe('building');
  });

  it.each(spots)('$face.id: the $spot.id keeps clear of doors and of other spots', ({ face, spot }) => {
    const [x, y] = spot.at;
    const doors = (face.openings ?? []).filter(({ zones }) => zones.some((zone) => zone === spot.zone));
    for (const [i, j] of doors.flatMap(({ at }) => millimetresOf(at))) {
      expect(Math.hypot(i - x, j - y), `door at ${i},${j}`).toBeGreaterThanOrEqual(20);
    }
    for (const other of face.spots ?? []) {
      if (other.id !== spot.id)
        expect(Math.hypot(other.at[0] - x, other.at[1] - y)).toBeGreaterThanOrEqual(40);
    }
  });

  it('has corpse piles on fourteen faces, one each', () => {
    const piles = spots.filter(({ spot }) => spot.kind === 'corpse-pile').map(({ face }) => face.id);
    expect(piles.join(' ')).toBe('1R 2R 3R 3V 4R 4V 5R 5V 6R 6V 7R 7V 8R 9R');
  });

  it('lets abominations rise in the tunnel of the mine and among the fresh graves (UOA-CEMETERY-01)', () => {
    const risings = spots.filter(({ spot }) => spot.kind === 'abomination');
    expect(risings.map(({ face, spot }) => `${face.id} ${spot.zone}`)).toEqual(['8V M2', '9V G2']);
  });
});

/** Street zones, rooms, openings inside, openings on the rim; counted by hand from the survey of the tiles. */
const counts: Record<string, [number, number, number, number]> = {
  '1R': [5, 3, 5, 4],
  '1V': [7, 2, 2, 2],
  '2R': [5, 3, 4, 4],
  '2V': [7, 2, 2, 2],
  '3R': [5, 2, 3, 4],
  '3V': [7, 1, 1, 1],
  '4R': [5, 4, 5, 4],
  '4V': [7, 2, 3, 1],
  '5R': [3, 2, 2, 6],
  '5V': [7, 1, 1, 1],
  '6R': [6, 2, 2, 4],
  '6V': [6, 2, 2, 2],
  '7R': [3, 4, 6, 6],
  '7V': [6, 2, 3, 2],
  '8R': [4, 4, 5, 5],
  '8V': [7, 2, 2, 0],
  '9R': [4, 5, 7, 5],
  '9V': [5, 2, 4, 0],
  '10R': [3, 2, 4, 1],
  '10V': [3, 0, 0, 0],
  '11R': [6, 1, 2, 2],
  '11V': [3, 0, 0, 0],
  '12R': [6, 2, 3, 2],
  '12V': [3, 0, 0, 0],
};

describe('the stock set', () => {
  it('fits the published schema', () => {
    expect(isTileset(stockTileset), JSON.stringify(isTileset.errors)).toBe(true);
  });

  it('has the zones and openings that were counted on the tiles', () => {
    const counted = faces.map(({ id, zones, openings = [] }) => {
      const streets = zones.filter((zone) => zone.kind === 'street').length;
      const onRim = openings.filter((opening) => opening.zones.length === 1).length;
      return [id, [streets, zones.length - streets, openings.length - onRim, onRim]];
    });
    expect(Object.fromEntries(counted)).toEqual(counts);
  });

  it('is twelve tiles with two faces each, and every face is found by its id (UOA-COMPONENTS-09)', () => {
    const ids = stockTileset.tiles.flatMap((tile) => tile.faces);
    expect(stockTileset.tiles.map((tile) => tile.id)).toEqual(
      Array.from({ length: 12 }, (_, i) => `${i + 1}`),
    );
    expect(ids).toEqual(Object.keys(counts));
    expect(faces.map((face) => face.id)).toEqual(ids);
    expect(ids.map((id) => stockFace(id))).toEqual(faces);
    expect(stockFace('13R')).toBeUndefined();
  });

  it('gives every piece of a face an id of its own', () => {
    for (const { id, zones, balconies = [], spots = [] } of faces) {
      const levels = [...zones, ...balconies].map((piece) => piece.id);
      expect(new Set(levels).size, id).toBe(levels.length);
      expect(new Set(spots.map((spot) => spot.id)).size, id).toBe(spots.length);
    }
  });

  it('says every name and note in English and in French', () => {
    const texts = faces.flatMap((face) => [
      face.name,
      face.notes,
      ...(face.balconies ?? []).map(({ name }) => name),
    ]);
    const rooms = faces.flatMap((face) => face.zones.filter((zone) => zone.kind === 'building'));
    expect(rooms.filter((room) => !room.name)).toEqual([]);
    for (const text of [stockTileset.name, ...texts, ...rooms.map((room) => room.name)]) {
      if (!text) continue;
      expect(Object.keys(text)).toEqual(['en', 'fr']);
      expect(Object.values(text).filter((words) => words.trim() === '')).toEqual([]);
    }
  });

  it('tags every room, and every railroad zone', () => {
    const untagged = faces.flatMap((face) =>
      face.zones
        .filter((zone) => zone.kind === 'building' || /1[0-2]V/.test(face.id))
        .filter((zone) => !zone.tags?.length)
        .map((zone) => `${face.id} ${zone.id}`),
    );
    expect(untagged).toEqual([]);
  });

  it('explains every face it is less than sure of', () => {
    expect(faces.filter((face) => face.confidence && face.confidence !== 'high' && !face.notes)).toEqual([]);
  });
});

describe('the train faces', () => {
  it('are buildings of their own, with partial strips beside the cars', () => {
    expect(faces.filter((face) => face.ownBuilding).map((face) => face.id)).toEqual(['10R', '11R', '12R']);
    const partial = faces.filter((face) => face.zones.some((zone) => zone.partial));
    expect(partial.map((face) => face.id)).toEqual(['10R', '11R', '12R']);
    for (const face of partial) {
      expect(face.zones.filter((zone) => zone.kind === 'street' && !zone.partial)).toEqual([]);
    }
  });

  it('let streets look over the tender only', () => {
    const seenOver = faces.flatMap((face) =>
      face.zones.filter((zone) => zone.seeOver).map((zone) => zone.id),
    );
    expect(seenOver).toEqual(['tender']);
  });

  it('wrap one street zone around the tender', () => {
    expect(stockFace('10R')?.zones.find((zone) => zone.id === 'U')?.rects).toEqual([
      [0, 0, 75, 13],
      [0, 78, 75, 12],
    ]);
  });
});
