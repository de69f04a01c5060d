import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WhatIfPanel } from '../../../../renderer/play/what-if/what-if-panel';
import { GameProvider } from '../../../../renderer/session/game-context';
import { openedTab } from '../../../helpers/open-tab';
import { bending, sittingWith } from '../../../helpers/sittings';

async function panel() {
  const sitting = sittingWith();
  const { render } = await openedTab();
  render(
    <GameProvider sitting={sitting}>
      <WhatIfPanel />
    </GameProvider>,
  );
  return sitting;
}

const field = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
const zonesOf = (sitting: Awaited<ReturnType<typeof panel>>) =>
  sitting.game.store.getState().at.seen.table.zones;

describe('the form of a change by hand', () => {
  it('says by names why nothing came of it, until something is filled in otherwise; the board does not', async () => {
    const sitting = await panel();
    fireEvent.change(field('What'), { target: { value: 'wounds' } });
    act(() => sitting.take({ bend: { bend: 'card', survivor: 'may', card: 'water', slot: 'favourite' } }));
    expect(sitting.store.getState().refused).toBeUndefined();
    expect(screen.getByRole('status').textContent).toMatch(/^May cannot have this card there, .*: Water\.$/);
    fireEvent.change(field('Who'), { target: { value: 'may' } });
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('begins with what stands in the zone that is turned to', async () => {
    const sitting = await panel();
    const [one, other] = zonesOf(sitting).map(({ id }) => id);
    if (one === undefined || other === undefined) throw new Error('There should be two zones');
    act(() => bending(sitting, { bend: 'zombies', zone: other, zombie: 'walker', count: 3 }));
    act(() => sitting.turnTo(0));
    expect(field('Zone').value).toBe(one);
    fireEvent.change(field('How many in all'), { target: { value: '2' } });
    act(() => sitting.turnTo(1));
    expect(field('Zone').value).toBe(other);
    expect(field('How many in all').value).toBe('3');
    expect(field('How many in all').getAttribute('aria-describedby')).not.toBeNull();
    fireEvent.change(field('How many in all'), { target: { value: '5' } });
    fireEvent.change(field('Zone'), { target: { value: one } });
    expect(field('How many in all').value).toBe('0');
  });
});
