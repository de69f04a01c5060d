import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { performAction } from '../../../../renderer/app/actions/all-actions';
import { TourCard } from '../../../../renderer/app/tours/tour-card';
import { TourCards } from '../../../../renderer/app/tours/tour-cards';
import { tourNamed } from '../../../../renderer/systems/tours';
import { beginTour } from '../../../../renderer/tours/going';
import type { Tour } from '../../../../renderer/tours/tour';
import { FileHost } from '../../../helpers/file-host';
import { shown } from '../../../helpers/shown';

afterEach(cleanup);

const first = tourNamed('first-mission') as Tour;

const card = () => within(screen.getByRole('complementary', { name: 'Your first mission' }));
const press = (name: string) => fireEvent.click(card().getByRole('button', { name }));
const voice = () => screen.getByRole('status').textContent;

/** Somebody who is so far on the first tour. */
async function guestAt(at: number, locale = 'en') {
  const guest = await shown(<TourCard />, new FileHost(), {}, locale);
  const { session } = guest;
  act(() => {
    beginTour(session, first);
    session.keepTours(session.store.getState().tours.map((kept) => ({ ...kept, at })));
  });
  return guest;
}

describe('the card of a tour', () => {
  it('is not there without a tour, and what is told then is nothing', async () => {
    await shown(<TourCard />);
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(voice()).toBe('');
  });

  it('says how far one is and what comes next, also to those who do not see it', async () => {
    const { session } = await guestAt(2);
    expect(card().getByText('Step 3 of 12.')).toBeTruthy();
    expect(voice()).toMatch(/^Step 3 of 12\. .*starting zone/);
    act(() => session.keepTours(session.store.getState().tours.map((kept) => ({ ...kept, at: 3 }))));
    expect(voice()).toMatch(/^Step 4 of 12\. .*First spawn/);
  });

  it('lets one look back at what is done, and comes forward with the next thing that is', async () => {
    const { session } = await guestAt(2);
    press('Back');
    press('Back');
    expect(card().getByText('Step 1 of 12.')).toBeTruthy();
    expect(card().getByText('Done:')).toBeTruthy();
    expect(card().queryByRole('button', { name: 'Back' })).toBeNull();
    press('On');
    expect(card().getByText('Step 2 of 12.')).toBeTruthy();
    act(() => session.keepTours(session.store.getState().tours.map((kept) => ({ ...kept, at: 3 }))));
    expect(card().getByText('Step 4 of 12.')).toBeTruthy();
    expect(card().queryByRole('button', { name: 'On' })).toBeNull();
  });

  it('shows the keys that help', async () => {
    await guestAt(0);
    expect(card().getByText('R').tagName).toBe('KBD');
    expect(card().getByText('F').tagName).toBe('KBD');
  });

  it('ends with what to try next, and leads there', async () => {
    const { session } = await guestAt(first.steps.length);
    expect(card().getByText(/^That is a mission/)).toBeTruthy();
    expect(card().queryByRole('button', { name: 'Show me' })).toBeNull();
    press('Next: A rule of your own');
    expect(session.store.getState().tours[0]?.tour).toBe('custom-rule');
    expect(screen.getByRole('complementary', { name: 'A rule of your own' })).toBeTruthy();
  });

  it('goes when one leaves, and has the keyboard when one asks for it', async () => {
    const { session } = await guestAt(1);
    act(() => performAction(session, 'tours.goTo'));
    expect(document.activeElement).toBe(screen.getByRole('complementary'));
    press('Leave the tour');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(session.store.getState().tours).toMatchObject([{ at: 1, isShown: false }]);
  });

  it('speaks French', async () => {
    await guestAt(0, 'fr');
    expect(voice()).toMatch(/^Étape 1 sur 12\. Une mission commence par ses dalles/);
  });
});

describe('the cards of all tours', () => {
  it('say how far one is on each, and let one begin anew', async () => {
    const { session } = await shown(<TourCards pictures={new Map()} />);
    const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts()).toMatchObject([
      expect.stringContaining('17 steps'),
      expect.stringContaining('12 steps'),
      expect.stringContaining('8 steps'),
      expect.stringContaining('9 steps'),
    ]);
    const about = { tab: '', noticed: [], isShown: false };
    act(() =>
      session.keepTours([
        { tour: 'first-mission', mission: 'a', at: 4, ...about },
        { tour: 'custom-rule', mission: 'b', at: 8, ...about },
        { tour: 'no-such', mission: 'c', at: 1, ...about },
      ]),
    );
    expect(texts()[1]).toContain('Go on with step 5 of 12');
    expect(texts()[2]).toContain('You have done all of it.');
    fireEvent.click(screen.getByRole('button', { name: 'Begin anew: Your first mission' }));
    expect(session.store.getState().tours[0]).toMatchObject({ tour: 'first-mission', at: 0, isShown: true });
  });
});
