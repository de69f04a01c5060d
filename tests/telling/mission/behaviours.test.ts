import { expect, it } from 'vitest';
import type { Language } from '../../../languages';
import type { Behaviour } from '../../../schemas';
import { MissionContext, type MissionTelling } from '../../../telling/mission/context';
import { partWords } from '../../../telling/mission/parts';
import { missionIn } from '../../../telling/systems';
import { wordsMission } from '../../helpers/words-mission';

const tile = wordsMission.placements[0]?.id ?? '';
const said = (behaviour: Behaviour, language: Language) =>
  partWords('Behaviour', behaviour, missionIn(language, wordsMission));

it('what a piece does is said in both languages', () => {
  const drives: Behaviour = { behaviour: 'train-drives', moves: true };
  const stands: Behaviour = { behaviour: 'train-drives', moves: false };
  expect(said(drives, 'en')).toBe('In this mission the train drives.');
  expect(said(stands, 'en')).toBe('In this mission the train stands still.');
  expect(said(drives, 'fr')).toBe('Dans cette mission, le train roule.');
  expect(said(stands, 'fr')).toBe('Dans cette mission, le train ne bouge pas.');
});

it('where it does so to one thing after the other, that is named', () => {
  const train: Behaviour = { behaviour: 'train-back', tile, behind: 'train' };
  const railroad: Behaviour = { behaviour: 'train-back', tile, behind: 'railroad' };
  expect(said(train, 'en')).toMatch(
    /^Once it has driven over the tile \S+, .* train side up and drives along\.$/,
  );
  expect(said(railroad, 'en')).toMatch(
    /^Once it has driven over the tile \S+, .* railroad side up and stays\.$/,
  );
  expect(said(train, 'fr')).toMatch(
    /^Après son passage sur la dalle \S+, .* face train et roule avec lui\.$/,
  );
  expect(said(railroad, 'fr')).toMatch(
    /^Après son passage sur la dalle \S+, .* face voie ferrée et y reste\.$/,
  );
});

it('a game whose pieces do nothing need not say what', () => {
  const telling: MissionTelling = {
    circumstance: () => '',
    task: () => '',
    event: () => '',
    effects: () => '',
  };
  const context = new MissionContext(wordsMission, 'en', telling);
  expect(partWords('Behaviour', { behaviour: 'train-drives', moves: true }, context)).toBe('');
});
