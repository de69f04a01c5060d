import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StartScreen } from '../../../../renderer/app/start/start-screen';
import { FileHost } from '../../../helpers/file-host';
import { textOf } from '../../../helpers/files';
import { shown } from '../../../helpers/shown';

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => setTimeout(idle, 0));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const section = (name: string) => within(screen.getByRole('region', { name }));
const left = {
  key: 'k',
  name: 'Gold rush',
  text: textOf({ title: { en: 'Gold rush' } }),
  at: Date.now(),
  own: false,
};

describe('the start screen', () => {
  it('shows what was open before, with pictures, and opens it', async () => {
    const host = new FileHost();
    host.files.set('small.boothill.json', textOf({}));
    const { session, settled } = await shown(<StartScreen />, host);
    fireEvent.click(section('Recent').getByRole('button', { name: /small/ }));
    await settled();
    expect(session.tabs.store.getState().active?.file.getState().name).toBe('small.boothill.json');
  });

  it('says nothing of recent files where there are none', async () => {
    await shown(<StartScreen />);
    expect(screen.queryByRole('region', { name: 'Recent' })).toBeNull();
  });

  it.each([true, false])('says that it runs on an older Electron where it does: %s', async (standIn) => {
    await shown(<StartScreen />, Object.assign(new FileHost(), { standIn }));
    expect(screen.queryByText(/older Electron/) !== null).toBe(standIn);
  });

  it('shows the names of files without marks that turn them around', async () => {
    const host = new FileHost();
    host.recent = [{ recent: 'r1', name: 'gare\u202egnp.json', folder: '/home\u2067', at: 0 }];
    await shown(<StartScreen />, host);
    const card = section('Recent').getByRole('button', { name: /garegnp/ });
    expect(card.textContent).not.toMatch(/\u202e/);
    expect(card.title).toBe('/home/garegnp.json');
  });

  it('greys a file that is not there any more, and forgets it when asked to', async () => {
    const host = new FileHost();
    host.recent = [{ recent: 'r1', name: 'gone.boothill.json', at: 0, missing: true }];
    const { settled } = await shown(<StartScreen />, host);
    const recent = section('Recent');
    expect(recent.getByRole('button', { name: /not there any more/ }).hasAttribute('disabled')).toBe(true);
    fireEvent.click(recent.getByRole('button', { name: 'Forget gone' }));
    await settled();
    expect(host.askedFor('recents.forget')).toEqual([['r1']]);
  });

  it('offers work that was not saved, and what to do with it', async () => {
    const host = new FileHost();
    host.leftBehind = [{ ...left, file: { document: 'd', name: 'rush.json', changed: true } }];
    const { session, settled } = await shown(<StartScreen />, host);
    const work = section('Unsaved work');
    expect(work.getByText(/Its file has changed since/)).toBeTruthy();
    fireEvent.click(work.getByRole('button', { name: 'Open Gold rush' }));
    await settled();
    expect(session.tabs.store.getState().active?.key).toBe('k');
    expect(screen.queryByRole('region', { name: 'Unsaved work' })).toBeNull();
  });

  it('throws work that was not saved away when asked to', async () => {
    const host = new FileHost();
    host.leftBehind = [left];
    const { session, settled } = await shown(<StartScreen />, host);
    fireEvent.click(screen.getByRole('button', { name: 'Discard the unsaved work on Gold rush' }));
    await settled();
    expect(host.askedFor('draft.drop')).toEqual([]);
    session.files.questions.getState().asked?.answer('discard');
    await settled();
    expect(host.askedFor('draft.drop')).toEqual([['k']]);
    expect(screen.queryByRole('region', { name: 'Unsaved work' })).toBeNull();
  });

  it('begins a mission with a town', async () => {
    const { session, settled } = await shown(<StartScreen />);
    fireEvent.click(section('Begin with').getByRole('button', { name: 'Town of four tiles' }));
    await settled();
    const { mission } = session.tabs.store.getState().active?.document.store.getState() ?? {};
    expect(mission?.placements).toHaveLength(4);
  });

  it('shows every sample with how hard and how long it is, and how much there is to do', async () => {
    await shown(<StartScreen />);
    const m4 = await screen.findByRole('button', { name: /M4 Short of lead/ });
    expect(m4.textContent).toContain('Medium · 45\u00a0min · 1\u00a0goal');
    expect(section('Samples').getAllByRole('listitem')).toHaveLength(14);
    expect(section('Tutorials').getAllByRole('listitem')).toHaveLength(3);
  });

  it('opens a sample, or a copy to go on from', async () => {
    const { session, settled } = await shown(<StartScreen />);
    fireEvent.click(await screen.findByRole('button', { name: /M4 Short of lead/ }));
    await settled();
    fireEvent.click(screen.getByRole('button', { name: 'Use Short of lead as a start' }));
    await settled();
    const titles = session.tabs.store
      .getState()
      .tabs.map(({ document }) => document.store.getState().mission.title['en']);
    expect(titles).toEqual(['Short of lead', 'Short of lead (copy)']);
  });

  it('paints one sample after the other, and stops when nobody looks any more', async () => {
    let painted = 0;
    let goOn: (() => void)[] = [];
    const picture = ({ id }: { id: string }) => {
      painted += 1;
      return new Promise<string>((resolve) => goOn.push(() => resolve(`data:image/webp;base64,${id}`)));
    };
    const { settled } = await shown(<StartScreen />, new FileHost(), { picture });
    await vi.waitFor(() => expect(painted).toBe(1));
    for (const go of goOn) go();
    goOn = [];
    await settled();
    expect(painted).toBe(2);
    cleanup();
    for (const go of goOn) go();
    await settled();
    expect(painted).toBe(2);
  });

  it('offers the newest games to go on with, and all of them to whoever asks', async () => {
    const host = new FileHost();
    for (let number = 1; number <= 8; number++) {
      const shownGame = { title: { en: `Game ${number}` }, mission: `g${number}`, round: number };
      host.games.set(`k${number}`, { text: '', shown: shownGame });
    }
    const { settled } = await shown(<StartScreen />, host);
    await settled();
    const games = section('Continue');
    expect(games.getAllByRole('listitem')).toHaveLength(6);
    fireEvent.click(games.getByRole('button', { name: 'Show all 8' }));
    expect(games.getAllByRole('listitem')).toHaveLength(8);
    fireEvent.click(games.getByRole('button', { name: 'Show fewer' }));
    expect(games.getAllByRole('listitem')).toHaveLength(6);
  });

  it('speaks French', async () => {
    await shown(<StartScreen />, new FileHost(), {}, 'fr');
    expect(await screen.findByRole('button', { name: /M4 À court de plomb/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ville de quatre dalles' })).toBeTruthy();
  });
});
