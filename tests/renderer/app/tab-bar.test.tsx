import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TabBar } from '../../../renderer/app/tab-bar';
import { FileHost } from '../../helpers/file-host';
import { withFile } from '../../helpers/file-in-window';
import { retitle, small, textOf } from '../../helpers/files';

describe('the tabs', () => {
  it('name the open missions, and say which are not saved', async () => {
    const { session, tab } = await withFile(<TabBar />);
    await act(() => session.files.newMission('town'));
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Small',
      'New mission',
    ]);
    act(() => retitle(tab, 'Better'));
    expect(screen.getByRole('tab', { name: 'Better Not saved' }).getAttribute('aria-selected')).toBe('false');
    expect(screen.getByRole('tab', { name: 'Better Not saved' }).title).toBe(small);
    expect(screen.getByRole('tab', { name: 'New mission' }).getAttribute('aria-selected')).toBe('true');
  });

  it('name their files where titles are alike, and where there is no title', async () => {
    const host = new FileHost();
    host.files.set('other.json', textOf({ title: { en: 'Small' } }));
    host.files.set('untitled.json', textOf({ title: { en: ' ' } }));
    const { session } = await withFile(<TabBar />, host);
    await act(() => session.files.openRecent('other.json'));
    await act(() => session.files.openRecent('untitled.json'));
    const names = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(names()).toEqual(['Small – small', 'Small – other', 'untitled']);
    const [, other] = session.tabs.store.getState().tabs;
    act(() => other && retitle(other, 'Other'));
    expect(names()).toEqual(['Small', 'OtherNot saved', 'untitled']);
  });

  it('say which mission could not be kept', async () => {
    const { tab } = await withFile(<TabBar />);
    act(() => {
      retitle(tab, 'Better');
      tab.file.setState({ notKept: 'disk-full' });
    });
    expect(screen.getByRole('tab', { name: 'Better Not saved Not kept' })).toBeTruthy();
  });

  it('follow the title of a mission that has no file', async () => {
    const { session } = await withFile(<TabBar />);
    await act(() => session.files.newMission('town'));
    const tab = session.tabs.store.getState().active;
    act(() => tab && retitle(tab, 'Gold rush'));
    expect(screen.getByRole('tab', { name: /^Gold rush/ })).toBeTruthy();
  });

  it('are chosen by click and by arrow, and closed by Delete or the middle button', async () => {
    const { session, settled } = await withFile(<TabBar />);
    await act(() => session.files.newMission('town'));
    const name = () => session.tabs.store.getState().active?.file.getState().name;
    fireEvent.click(screen.getByRole('tab', { name: 'Small' }));
    expect(name()).toBe(small);
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Small' }), { key: 'ArrowRight' });
    expect(name()).toBe('New mission');
    fireEvent.keyDown(screen.getByRole('tab', { name: 'New mission' }), { key: 'Delete' });
    await settled();
    expect(screen.getAllByRole('tab')).toHaveLength(1);
    fireEvent(
      screen.getByRole('tab', { name: 'Small' }),
      new MouseEvent('auxclick', { button: 1, bubbles: true }),
    );
    await settled();
    expect(screen.queryAllByRole('tab')).toEqual([]);
  });
});
