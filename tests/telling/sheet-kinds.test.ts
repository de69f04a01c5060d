import { describe, expect, it } from 'vitest';
import { stockFace } from '../../engine';
import type { Language } from '../../languages';
import type { Mission } from '../../schemas';
import { missionIn, tellings } from '../../telling/systems';
import { twoTiles } from '../helpers/games';

const mission: Mission = {
  ...twoTiles,
  kinds: [
    {
      id: 'boss',
      like: 'fatty',
      name: { en: 'Boss', fr: 'Chef' },
      health: 4,
      damage: 2,
      actions: 2,
      count: 1,
    },
    { id: 'guard', like: 'walker' },
  ],
};

function told(language: Language): string[] {
  const sheet = {
    mission,
    faces: stockFace,
    context: missionIn(language, mission),
    zoneAt: () => undefined,
  };
  return tellings[mission.system].sheet(sheet).course.flatMap(({ lines }) => lines.map(({ words }) => words));
}

describe('the kinds of zombies that a mission tells apart', () => {
  it('are on its sheet, with what is different about them', () => {
    expect(told('en')).toEqual(
      expect.arrayContaining([
        'Fatty ‘Boss’: takes 4 damage to be eliminated, deals 2 wounds, has 2 actions in each activation and has 1 miniature beside those of the box.',
        'Walker ‘guard’: differs in nothing but the name.',
      ]),
    );
    expect(told('fr')).toEqual(
      expect.arrayContaining([
        'Balèze «\u00a0Chef\u00a0»\u00a0: ne tombe qu’avec 4 de dégâts, inflige 2 blessures, a 2 actions à chaque activation et a 1 figurine en plus de celles de la boîte.',
        'Rôdeur «\u00a0guard\u00a0»\u00a0: ne diffère que par le nom.',
      ]),
    );
  });
});
