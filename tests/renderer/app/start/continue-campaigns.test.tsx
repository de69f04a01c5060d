import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ContinueCampaigns } from '../../../../renderer/app/start/continue-campaigns';
import { journeyFile, journeyShown, newJourney } from '../../../../renderer/game/journeys';
import { campaignWith, resultWith } from '../../../helpers/campaigns';
import { FileHost } from '../../../helpers/file-host';
import { shown } from '../../../helpers/shown';

const begun = newJourney(campaignWith(), 'mine', '7');
const decisions = [{ played: 'one', result: resultWith() }];

async function started() {
  const host = new FileHost();
  host.journeys.set('mine', {
    text: JSON.stringify(journeyFile({ ...begun, decisions })),
    shown: { ...journeyShown(begun), number: 2, mission: { en: 'Tiny two' } },
  });
  const window = await shown(<ContinueCampaigns />, host);
  await window.settled();
  return window;
}

describe('campaigns under way', () => {
  it('say with which mission they go on, and do', async () => {
    const { session, settled } = await started();
    expect(screen.getByText(/^Goes on with: mission 2 of 2, Tiny two · /)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Two days' }));
    await settled();
    const { journeys, shown } = session.campaigns.store.getState();
    expect(journeys[shown ?? '']?.state.at).toBe('two');
  });

  it('can be forgotten', async () => {
    const { host, settled } = await started();
    fireEvent.click(screen.getByRole('button', { name: 'Forget the campaign ‘Two days’' }));
    await settled();
    expect(host.journeys.size).toBe(0);
    expect(screen.queryByRole('list')).toBeNull();
  });
});
