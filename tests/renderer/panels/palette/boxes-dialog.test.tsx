import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BoxesDialog } from '../../../../renderer/panels/palette/boxes-dialog';
import { openedTab } from '../../../helpers/open-tab';

async function shown() {
  const open = await openedTab();
  open.render(<BoxesDialog />);
  act(() => open.session.showDialog('boxes'));
  return open;
}

/** And lets the host answer. */
async function press(name: string): Promise<void> {
  await act(() => {
    fireEvent.click(screen.getByRole('button', { name }));
    return Promise.resolve();
  });
}

describe('My boxes', () => {
  it('is there when it is asked for, and goes when it is done with', async () => {
    const { session } = await shown();
    expect(screen.getByRole('dialog', { name: 'My boxes' })).toBeTruthy();
    await press('Done');
    expect(session.store.getState().dialog).toBeUndefined();
  });

  it('says what is in a box', async () => {
    await shown();
    const contents = [...document.querySelectorAll('dl > div')].map((row) => row.textContent);
    expect(contents).toContain('Town tiles9');
    expect(contents).toContain('Objectives9');
    expect(contents).toContain('Zombies73');
  });

  it('keeps in the settings how many there are', async () => {
    const { host, tab } = await shown();
    const before = tab.document.store.getState();
    await press('One more');
    expect(host.askedFor('settings.change')).toEqual([[{ boxes: { 'undead-or-alive': 2 } }]]);
    expect(screen.getByRole('status').textContent).toBe('2');
    expect(tab.document.store.getState()).toBe(before);
  });

  it('goes no lower than none, and keeps the focus there', async () => {
    const { session } = await shown();
    for (let times = 0; times < 3; times++) await press('One fewer');
    expect(session.store.getState().settings.boxes).toEqual({ 'undead-or-alive': 0 });
    expect(screen.getByRole('button', { name: 'One fewer' }).getAttribute('aria-disabled')).toBe('true');
  });
});
