import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useStore } from 'zustand';
import { CampaignScreen } from '../../../renderer/campaign/campaign-screen';
import { newJourney, type OpenJourney } from '../../../renderer/game/journeys';
import { useSession } from '../../../renderer/session/session-context';
import { type Campaign, type MissionResult, writeDocument } from '../../../schemas';
import { campaignWith, personWith, resultWith, tinyMission } from '../../helpers/campaigns';
import { shown } from '../../helpers/shown';

function InSight() {
  const { campaigns } = useSession();
  const journey = useStore(campaigns.store, ({ journeys, shown }) => journeys[shown ?? '']);
  return journey ? <CampaignScreen journey={journey} /> : null;
}

async function opened(change: Partial<Campaign> = {}, locale = 'en') {
  const { session } = await shown(<InSight />, undefined, {}, locale);
  await act(() => session.campaigns.open(writeDocument(campaignWith(change)), 'two.campaign.json'));
  const { store, decide } = session.campaigns;
  const journey = () => store.getState().journeys[store.getState().shown ?? ''] as OpenJourney;
  const finish = (result: Partial<MissionResult> = {}) =>
    act(() => decide(journey(), { played: journey().state.at, result: resultWith(result) }));
  return { session, journey, finish };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const statusOf = (title: string) =>
  screen.getAllByRole('listitem').find((item) => item.textContent.startsWith(title))?.dataset['status'];

describe('the campaign screen', () => {
  it('shows the story, the missions, and what can be played', async () => {
    await opened({ intro: { en: 'It begins.' }, authors: ['Ann', 'Bob'] });
    expect(screen.getByRole('heading', { level: 1, name: 'Two days' })).toBeTruthy();
    expect(screen.getByText('It begins.')).toBeTruthy();
    expect(screen.getByText('By Ann, Bob')).toBeTruthy();
    expect(button('Begin with: Tiny one')).toBeTruthy();
    expect([statusOf('Tiny one'), statusOf('Tiny two')]).toEqual(['next', 'open']);
    expect(screen.getByText('Can lead to: Tiny two and the end')).toBeTruthy();
  });

  it('speaks French', async () => {
    await opened({}, 'fr');
    expect(button('Commencer par\u00a0: Petite one')).toBeTruthy();
  });

  it('lets somebody choose as many cards as may be kept, and no more', async () => {
    const { journey, finish } = await opened({ carry: { cards: { most: 1 } } });
    finish({ people: [personWith('henry', { cards: ['winchester', 'machete'] })] });
    expect(screen.getByRole('heading', { name: 'Henry keeps 1 card: which one?' })).toBeTruthy();
    expect(button('Keep none')).toBeTruthy();
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    // The second takes the place of the first.
    expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
      false,
      true,
    ]);
    fireEvent.click(button('Keep it'));
    expect(journey().state.brought.carried.people).toEqual([{ person: 'henry', cards: ['machete'] }]);
    expect(screen.getByText('Henry brings Machete.')).toBeTruthy();
    expect(screen.getByText('Henry keeps Machete.')).toBeTruthy();
  });

  it('asks what is to be chosen, rolls dice, and tells both', async () => {
    const { journey, finish } = await opened({
      scores: [{ id: 'points', name: { en: 'Points' } }],
      carry: { cards: {} },
      after: [
        {
          id: 'road',
          text: { en: 'Which road?' },
          choose: [
            { id: 'a', text: { en: 'North' }, scores: { points: 2 } },
            { id: 'b', text: { en: 'South' } },
          ],
        },
        {
          id: 'wear',
          text: { en: 'It rains.' },
          dice: 'each-card',
          outcomes: [{ from: 1, to: 6, breaks: true }],
        },
      ],
    });
    finish({ people: [personWith('henry', { cards: ['winchester'] })] });
    expect(screen.getByRole('heading', { name: 'Which road?' })).toBeTruthy();
    fireEvent.click(button('North'));
    expect(screen.getByText('Chosen: North')).toBeTruthy();
    expect(screen.getByText('Points: +2, which makes 2.')).toBeTruthy();
    const step = within(screen.getByRole('region', { name: 'It rains.' }));
    expect(step.getByText('Winchester (Henry)')).toBeTruthy();
    fireEvent.click(button('Roll the die'));
    expect(screen.getByText(/^Winchester \(Henry\): [1-6], it breaks\./)).toBeTruthy();
    expect(journey().state.brought.carried.people).toEqual([]);
    expect(button('Play: Tiny two')).toBeTruthy();
  });

  it('ends with the words of the ending, the goals and the grade', async () => {
    const [one] = campaignWith().missions as [Campaign['missions'][number]];
    const { finish } = await opened({
      missions: [{ ...one, next: [{ go: 'home' }] }],
      endings: [{ id: 'home', title: { en: 'Home' }, text: { en: 'At last.' } }],
      goals: [
        { id: 'won', text: { en: 'Win.' }, if: { missionsWon: { atLeast: 1 } } },
        { id: 'fast', text: { en: 'Be fast.' }, if: { rounds: { atMost: 1 } } },
      ],
      grades: [{ title: { en: 'Gold' }, text: { en: 'Well done.' } }],
    });
    finish();
    expect(screen.getByRole('heading', { name: 'Home' })).toBeTruthy();
    expect(screen.getByText('At last.')).toBeTruthy();
    const goals = within(screen.getByRole('list', { name: 'Goals of the campaign' }));
    expect(goals.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
      'Reached',
      'Not reached',
    ]);
    expect(screen.getByText('Gold')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
  });

  it('says what is missing or has changed, and stays', async () => {
    const { finish } = await opened({
      missions: [
        { id: 'one', mission: tinyMission('one'), hash: '0'.repeat(32) },
        { id: 'two', file: 'two.boothill.json' },
      ],
    });
    expect(
      screen.getByText('The mission ‘Tiny one’ is no longer the one that the campaign was made with.'),
    ).toBeTruthy();
    finish();
    expect(screen.getByText(/^The mission ‘two’ is missing/)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(
      'The campaign cannot go on without it. Everything so far is kept.',
    );
    expect(statusOf('Tiny one')).toBe('won');
  });

  it('goes back to the start screen, and stays what it was', async () => {
    const { session } = await opened();
    fireEvent.click(button('Start screen'));
    expect(session.campaigns.store.getState().shown).toBeUndefined();
    expect(newJourney(campaignWith(), 'key', '1').state.at).toBe('one');
  });
});
