import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createSitting } from '../../../../renderer/game/sitting';
import { FreshKeys } from '../../../../renderer/play/clicks/fresh-keys';
import { MissionPage } from '../../../../renderer/play/opening/mission-page';
import { GameProvider } from '../../../../renderer/session/game-context';
import type { Mission } from '../../../../schemas';
import { openedTab } from '../../../helpers/open-tab';
import { gameOn } from '../../../helpers/played';
import { sampleMission } from '../../../helpers/samples';

const m0 = sampleMission('m0.boothill.json');

async function pageOf(mission: Mission) {
  const sitting = createSitting(gameOn(mission), { speed: () => 'at-once', skipsTrivial: () => false });
  const { render } = await openedTab();
  render(
    <GameProvider sitting={sitting}>
      <FreshKeys>
        <MissionPage />
      </FreshKeys>
    </GameProvider>,
  );
  const read = () => act(() => sitting.read('mission'));
  const page = () => within(screen.getByRole('dialog'));
  return { sitting, read, page };
}

describe('the page of a mission', () => {
  it('lies open only for whoever wants to read it', async () => {
    const { sitting, read, page } = await pageOf(m0);
    expect(screen.queryByRole('dialog')).toBeNull();
    read();
    const begin = page().getByRole('button', { name: 'Begin' });
    expect(document.activeElement).toBe(begin);
    fireEvent.click(begin);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sitting.store.getState().reading).toBeUndefined();
  });

  it('tells the story, what to prepare, the goals, and first what players have to see to themselves', async () => {
    const { read, page } = await pageOf({
      ...m0,
      texts: {
        intro: { en: 'It was a dark night.\n\nNobody sang.' },
        setup: { en: 'Dim the lights.' },
        notes: { en: 'Drink water.' },
      },
      rules: [
        {
          id: 'fall',
          when: { event: 'round-begins' },
          do: [{ effect: 'noise', in: 'first-spawn-zone' }],
        },
        { id: 'own', text: { en: 'Nobody may sing.' } },
      ],
    });
    read();
    expect(page().getByText('It was a dark night.').tagName).toBe('P');
    expect(page().getByText('Nobody sang.').tagName).toBe('P');
    const regions = page()
      .getAllByRole('region')
      .map((region) => region.getAttribute('aria-label'));
    expect(regions.slice(1)).toEqual([
      'Set-up',
      'Goals',
      'For you to see to yourselves',
      'Special rules',
      'How the game ends',
      'Notes',
    ]);
    expect(page().getByRole('region', { name: 'Goals' }).textContent).toContain(
      'Leave the board by the exit',
    );
    expect(page().getByRole('region', { name: 'How the game ends' }).textContent).toContain(
      'as soon as 7 spawn tokens are active at once',
    );
    expect(page().getByRole('region', { name: 'For you to see to yourselves' }).textContent).toContain(
      'Nobody may sing.',
    );
  });

  it('begins nothing by a key that is still held down', async () => {
    const { read, page } = await pageOf(m0);
    read();
    const begin = page().getByRole('button', { name: 'Begin' });
    expect(fireEvent.keyDown(begin, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(begin, { key: 'Enter' })).toBe(true);
  });
});
