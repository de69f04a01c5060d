import { describe, expect, it } from 'vitest';
import {
  decidedIn,
  isWorthKeeping,
  journeyAgain,
  journeyFile,
  journeyShown,
  newJourney,
  readCampaign,
  readJourney,
} from '../../../renderer/game/journeys';
import { loadValue } from '../../../schemas';
import { campaignWith, resultWith } from '../../helpers/campaigns';

const begun = newJourney(campaignWith(), 'key', '7');
const on = decidedIn(begun, { played: 'one', result: resultWith() });
if (!on) throw new Error('It cannot be decided');

describe('a campaign in hand', () => {
  it('is kept as a file that leads to the same state', () => {
    const playing = { ...on, game: 'game-1' };
    const file = journeyFile(playing);
    expect(loadValue(file, 'journey')).toMatchObject({ ok: true, warnings: [] });
    const read = readJourney({ text: JSON.stringify(file) });
    if ('problem' in read) throw new Error(read.problem.code);
    expect(journeyAgain(read.journey, 'key')).toEqual({ journey: playing, lost: 0 });
  });

  it('goes on from before what cannot be decided any more, without the game of that mission', () => {
    const file = journeyFile({ ...on, game: 'game-1' });
    const changed = { ...file, decisions: [...file.decisions, { asked: 'road' as const, choice: 'north' }] };
    expect(journeyAgain(changed, 'key')).toEqual({ journey: on, lost: 1 });
  });

  it('is worth keeping once something has happened in it', () => {
    expect(isWorthKeeping(begun)).toBe(false);
    expect(isWorthKeeping({ ...begun, game: 'game-1' })).toBe(true);
    expect(isWorthKeeping(on)).toBe(true);
  });

  it('takes no decision that is not asked for, and loses the game of a mission with its result', () => {
    expect(decidedIn(begun, { keeps: 'henry', cards: [] })).toBeUndefined();
    expect(decidedIn({ ...begun, game: 'game-1' }, { played: 'one', result: resultWith() })).toEqual(on);
  });

  it('is listed with the mission that comes, and without one when it is over', () => {
    expect(journeyShown(begun)).toEqual({
      title: { en: 'Two days', fr: 'Deux jours' },
      campaign: 'two',
      mission: { en: 'Tiny one', fr: 'Petite one' },
      number: 1,
      missions: 2,
    });
    const over = decidedIn(on, { played: 'two', result: resultWith({ won: false }) });
    expect(over && journeyShown(over)).not.toHaveProperty('mission');
    const missing = newJourney(campaignWith({ missions: [{ id: 'one' }] }), 'key', '7');
    expect(journeyShown(missing)).toMatchObject({ mission: { en: 'one' } });
  });

  it('says what is wrong with a file, and how much more there is', () => {
    const text = JSON.stringify({ ...campaignWith(), missions: 7, title: 8 });
    expect(readCampaign({ text, language: 'en' })).toMatchObject({
      problem: { severity: 'error' },
      more: expect.any(Number) as number,
    });
    expect(readJourney({ text })).toMatchObject({ problem: { code: 'wrong-kind' } });
  });
});
