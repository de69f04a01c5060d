import { expect, it } from 'vitest';
import { explained, type GameExplained, withGame } from '../../scripts/schemas/explained-words';

const base = {
  ...explained,
  areas: ['exit'],
  traits: { effects: { card: { needs: 'doer' } } },
  chapters: [{ of: 'Goal', about: ['What wins.'] }],
} as const;

it('puts what a game says of its words after what holds for all', () => {
  const game: GameExplained = {
    areas: ['cellar'],
    traits: { events: { dusk: { byNobody: true } }, effects: { rise: { only: 'dusk' } } },
    chapters: [{ of: 'Ghost', title: 'Ghosts', about: ['Who haunts.'] }],
  };
  expect(withGame(base, game)).toMatchObject({
    names: explained.names,
    areas: ['exit', 'cellar'],
    traits: {
      events: { dusk: { byNobody: true } },
      effects: { card: { needs: 'doer' }, rise: { only: 'dusk' } },
    },
    chapters: [{ of: 'Goal' }, { of: 'Ghost', title: 'Ghosts' }],
  });
});

it('is content with a game that has nothing to say', () => {
  const { areas, traits, chapters } = withGame(base, {});
  expect({ areas, traits, chapters }).toEqual({
    areas: base.areas,
    traits: { events: {}, effects: base.traits.effects },
    chapters: base.chapters,
  });
});
