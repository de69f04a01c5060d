import { describe, expect, it } from 'vitest';
import { CampaignWords } from '../../telling/campaign';
import { campaignWith, tinyMission } from '../helpers/campaigns';

describe('what is carried over, in words', () => {
  it('has counters by the names that missions print, else by their ids', () => {
    const counters = [{ id: 'gold', name: { en: 'Gold dust', fr: 'Poudre d’or' } }];
    const missions = [{ id: 'one', mission: tinyMission('one', { counters }) }, { id: 'two' }];
    const carried = { people: [], counters: { gold: 3, shots: 1 } };
    expect(new CampaignWords(campaignWith({ missions }), 'en').carried(carried)).toEqual([
      'The count of ‘Gold dust’ goes on from 3.',
      'The count of ‘shots’ goes on from 1.',
    ]);
    expect(new CampaignWords(campaignWith({ missions }), 'fr').carried(carried)[0]).toContain('Poudre d’or');
  });
});
