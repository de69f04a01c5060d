import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { laidOut } from '../../../renderer/document/laid-out';
import { ZonePanel } from '../../../renderer/panels/zone-panel';
import type { Mission } from '../../../schemas';
import { emptyMission } from '../../helpers/empty-mission';
import { openedTab } from '../../helpers/open-tab';
import { everyToken } from '../../helpers/stock-faces';

async function zones(mission: Mission = everyToken()) {
  const { tab, render } = await openedTab(mission);
  render(<ZonePanel />);
  const numberOf = (part: string) => laidOut(mission).board.zoneOf(part);
  return { tab, numberOf, panel: within(screen.getByRole('region', { name: 'Zone' })) };
}

describe('the panel of a zone', () => {
  it('has the story while no zone is pointed at', async () => {
    const { panel } = await zones({ ...everyToken(), texts: { intro: { en: 'Once upon a time.' } } });
    expect(panel.getByText('Once upon a time.')).toBeTruthy();
  });

  it('says what the zone under the pointer is, and how far things are', async () => {
    const { tab, numberOf, panel } = await zones();
    act(() => tab.view.hover(numberOf('a.C')));
    expect(panel.getByRole('heading', { name: 'Shaving parlour of the Barber shop' })).toBeTruthy();
    expect(panel.getByText('Starting zone')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Let go of the zone' })).toBeNull();
  });

  it('lets a pinned zone go', async () => {
    const { tab, numberOf } = await zones();
    act(() => tab.view.pin(numberOf('a.C')));
    fireEvent.click(screen.getByRole('button', { name: 'Let go of the zone' }));
    expect(tab.view.store.getState().pinned).toBeUndefined();
  });

  it('goes along the list of zones with the arrows, and pins with Enter', async () => {
    const { tab, panel } = await zones();
    const list = screen.getByRole('listbox', { name: 'Zones' });
    fireEvent.keyDown(list, { key: 'ArrowDown' });
    const first = tab.view.store.getState().hovered;
    expect(first).toBeTypeOf('number');
    fireEvent.keyDown(list, { key: 'End' });
    expect(panel.getByRole('heading', { name: /^Balcony of/ })).toBeTruthy();
    fireEvent.keyDown(list, { key: 'Enter' });
    expect(tab.view.store.getState().pinned).toBe(tab.view.store.getState().hovered);
    expect(tab.view.store.getState().pinned).not.toBe(first);
  });

  it('does not stumble over a zone that went with its tile', async () => {
    const { tab, numberOf, panel } = await zones();
    act(() => tab.view.pin(numberOf('t.cab')));
    act(() => void tab.document.change({ key: 'step.remove.tile' }, (draft) => void (draft.placements = [])));
    expect(panel.queryByRole('heading')).toBeNull();
  });

  it('of an empty table has no list', async () => {
    await zones(emptyMission);
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
