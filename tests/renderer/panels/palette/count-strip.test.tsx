import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { boardPalettes } from '../../../../drawing/palette';
import { newMission } from '../../../../renderer/files/templates';
import { CountStrip } from '../../../../renderer/panels/palette/count-strip';
import type { Mission } from '../../../../schemas';
import { openedTab } from '../../../helpers/open-tab';
import { sample } from '../../../helpers/samples';

const m4 = JSON.parse(sample('m4.boothill.json')) as Mission;

async function shown(mission: Mission, locale = 'en') {
  const open = await openedTab(mission, { locale });
  open.render(<CountStrip palette={boardPalettes.light} />);
  return open;
}

const counts = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));

describe('the strip of counts', () => {
  it('says how many of everything are used, of how many there are', async () => {
    await shown(m4);
    expect(counts()).toEqual([
      'Town tiles: 8 of 9',
      'Train tiles: 0 of 3',
      'Objectives: 6 of 9',
      'First spawn: 1 of 1',
      'Mobile spawn: 2 of 2',
      // Printed on the mine.
      'Abomination spawn: 1 of 2',
      'Exit: 1 of 1',
      'Noise: 0 of 1',
      'Companions: 4 of 8',
      'Zombies: 0 of 73',
      'Machines: 0 of 2',
    ]);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('says it in French', async () => {
    await shown(m4, 'fr');
    expect(counts()[2]).toBe('Objectifs\u00a0: 6 sur 9');
  });

  it('selects what it counts', async () => {
    const { tab } = await shown(m4);
    const selected = () => [...tab.selection.store.getState().keys];
    fireEvent.click(screen.getByRole('button', { name: /^Companions/ }));
    expect(selected()).toEqual(['token:c1', 'token:c2', 'token:c3', 'token:c4']);
    fireEvent.click(screen.getByRole('button', { name: /^Town tiles/ }));
    expect(selected()).toEqual(m4.placements.map(({ id }) => `tile:${id}`));
    fireEvent.click(screen.getByRole('button', { name: /^Machines/ }));
    expect(selected()).toHaveLength(8);
  });

  it('says of what only the rules lay that there is no piece to select', async () => {
    await shown(newMission('town', 'en', 'mission-1'));
    const told = async (name: RegExp) => {
      fireEvent.focus(screen.getByRole('button', { name }));
      return (await screen.findByRole('tooltip')).textContent;
    };
    expect(await told(/^Abomination spawn: 1 of 2/)).toContain('laid by the rules');
    expect(await told(/^First spawn: 1 of 1/)).toContain('A click selects them.');
    expect(await told(/^Mobile spawn: 0 of 2/)).toContain('None of it lies on the board yet.');
  });

  it('tells what there is too little of, even where others of its kind are left', async () => {
    const { session } = await shown({
      ...m4,
      tokens: [...(m4.tokens ?? []), ...['o8', 'o9'].map((id) => blue(id))],
    });
    expect(screen.getByRole('status').textContent).toMatch(
      /^More than your boxes hold: blue objectives \(\d\/1\)\.$/,
    );
    expect(screen.getByRole('button', { name: /^Objectives/ }).hasAttribute('data-over')).toBe(true);
    await act(() => session.changeSettings({ boxes: { 'undead-or-alive': 4 } }));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('names the tiles that are there too often', async () => {
    const [first] = m4.placements;
    await shown({
      ...m4,
      placements: [...m4.placements, { ...first, id: 'x', x: 900 } as typeof first & object],
    });
    expect(screen.getByRole('status').textContent).toMatch(/^More than your boxes hold: tile \d \(2\/1\)\.$/);
  });

  it('stays as it was while a hand holds something, and follows when it lets go', async () => {
    const { tab } = await shown(m4);
    const clear = (mission: { placements: unknown[] }) => void (mission.placements = []);
    const gesture = tab.document.begin({ key: 'app.name' });
    act(() => gesture.show(clear));
    expect(counts()[0]).toBe('Town tiles: 8 of 9');
    act(() => gesture.commit());
    expect(counts()[0]).toBe('Town tiles: 0 of 9');
  });
});

function blue(id: string): NonNullable<Mission['tokens']>[number] {
  const tile = m4.placements[0]?.id ?? '';
  return { id, kind: 'objective', colour: 'blue', at: { tile, x: 20, y: 20 } };
}
