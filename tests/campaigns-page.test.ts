import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Campaign, loadValue } from '../schemas';
import { campaignWith, tinyMission } from './helpers/campaigns';

// What docs/campaigns.md shows as examples is loaded as it stands there.

const page = readFileSync('docs/campaigns.md', 'utf8');
const examples = [...page.matchAll(/```json\n([^`]+)```/g)].map(([, text = '']) => text);

const mission = tinyMission('one', {
  rules: [
    {
      id: 'by-the-north',
      when: { event: 'round-begins' },
      do: [{ effect: 'count', counter: 'gold', by: 1 }],
    },
  ],
});

describe('an example of the page about campaigns', () => {
  it.each(examples)('is sound: %#', (text) => {
    const part = JSON.parse(text) as Partial<Campaign>;
    const { missions = campaignWith().missions } = part;
    const whole = { ...campaignWith(part), missions: missions.map((one) => ({ mission, ...one })) };
    expect(loadValue(whole, 'campaign')).toMatchObject({ ok: true, warnings: [] });
  });

  it('stands for each sort of thing that a campaign can say', () => {
    expect(examples.length).toBe(4);
  });
});
