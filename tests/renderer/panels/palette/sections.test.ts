import { describe, expect, it } from 'vitest';
import { facesWith } from '../../../../engine';
import { type Language, sentence } from '../../../../languages';
import { drivingTrain } from '../../../../renderer/document/systems/undead-or-alive';
import type { PaletteItem, SectionId } from '../../../../renderer/panels/palette/item';
import { paletteSections } from '../../../../renderer/panels/palette/sections';
import type { TileFace } from '../../../../schemas';
import { faceWith } from '../../../helpers/missions';

function sections({ own = [], language = 'en' }: { own?: TileFace[]; language?: Language } = {}) {
  return paletteSections({
    system: 'undead-or-alive',
    own,
    faces: facesWith(own),
    language,
    say: (key, parameters) => sentence(language, key, parameters),
  });
}

function itemsOf(id: SectionId, ...which: Parameters<typeof sections>): readonly PaletteItem[] {
  return sections(...which)
    .filter((section) => section.id === id)
    .flatMap(({ sets }) => sets)
    .flatMap(({ items }) => items);
}

describe('the palette', () => {
  it('has both faces of a tile beside each other', () => {
    const tiles = sections().find(({ id }) => id === 'tiles');
    expect(tiles?.sets.map(({ items }) => items.map(({ plate }) => plate).join())).toEqual([
      ...['1R,1V', '2R,2V', '3R,3V', '4R,4V', '5R,5V', '6R,6V', '7R,7V', '8R,8V', '9R,9V'],
    ]);
  });

  it('lays a tile so that the hand holds it in its middle', () => {
    const [tile] = itemsOf('tiles');
    expect(tile?.brush).toEqual({
      kind: 'tiles',
      tiles: [{ face: '1R', x: -125, y: -125, rotation: 0 }],
      rotation: 0,
    });
  });

  it('has the train in one piece, its cars behind the locomotive', () => {
    const [train, railroad] = itemsOf('train');
    expect(train?.brush).toEqual({
      kind: 'tiles',
      tiles: [
        { face: '10R', x: 125, y: -45, rotation: 0 },
        { face: '11R', x: -125, y: -45, rotation: 0 },
        { face: '12R', x: -375, y: -45, rotation: 0 },
      ],
      rotation: 0,
      makes: drivingTrain,
    });
    expect(railroad?.brush).not.toHaveProperty('makes');
    expect(itemsOf('train').map(({ plate }) => plate)).toEqual([
      undefined,
      undefined,
      ...['10R', '10V', '11R', '11V', '12R', '12V'],
    ]);
  });

  it('does not say again what the name says', () => {
    const saloon = itemsOf('tiles').find(({ plate }) => plate === '5R');
    expect(saloon?.name).toBe('Saloon');
    expect(saloon?.chips).toEqual(['Crate', 'Corpse Pile']);
    const house = itemsOf('tiles').find(({ plate }) => plate === '1R');
    expect(house?.chips).not.toContain('House');
  });

  it('offers every survivor as a companion, and every class', () => {
    const people = itemsOf('people').map(({ name }) => name);
    expect(people.slice(0, 5)).toEqual(['Brawler', 'Faithful', 'Gunslinger', 'Townsfolk', 'Anybody']);
    expect(people).toHaveLength(5 + 14);
    expect(itemsOf('people').find(({ name }) => name === 'Carl')?.brush).toEqual({
      kind: 'piece',
      piece: { kind: 'companion', survivor: 'Carl' },
    });
  });

  it('finds people by their class, and faces by their rooms', () => {
    expect(itemsOf('people').find(({ name }) => name === 'Carl')?.words).toBe('carl companion brawler');
    const church = itemsOf('tiles', { language: 'fr' }).find(({ plate }) => plate === '6R');
    expect(church?.words).toContain('nef');
  });

  it('has what the mission brings along in a section of its own', () => {
    expect(itemsOf('own')).toEqual([]);
    const own = [faceWith({}) as unknown as TileFace];
    expect(itemsOf('own', { own }).map(({ plate, name }) => [plate, name])).toEqual([['yard', 'Yard']]);
  });

  it('has no two things of one id', () => {
    const own = [faceWith({ id: '3R' }) as unknown as TileFace];
    const ids = sections({ own })
      .flatMap(({ sets }) => sets)
      .flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
