import { describe, expect, it } from 'vitest';
import type { TourKept } from '../../../main/contract';
import { perform } from '../../../renderer/document/command';
import { createSession } from '../../../renderer/session/session';
import { tourNamed, tours } from '../../../renderer/systems/tours';
import { followTours } from '../../../renderer/tours/following';
import { beginTour, goOnWithTour, leaveTour } from '../../../renderer/tours/going';
import { tourInSight } from '../../../renderer/tours/kept';
import { isGuide, type Tour } from '../../../renderer/tours/tour';
import { type Placement, type Token, writeDocument } from '../../../schemas';
import { emptyMission } from '../../helpers/empty-mission';
import { FileHost } from '../../helpers/file-host';
import { settle } from '../../helpers/files';

const first = tourNamed('first-mission') as Tour;
const custom = tourNamed('custom-rule') as Tour;

const tiles: Placement[] = [
  { id: 'a', face: '4V', x: 0, y: 0, rotation: 0 },
  { id: 'b', face: '7V', x: 250, y: 0, rotation: 0 },
];
const start: Token = { id: 'start', kind: 'start', at: { tile: 'a', x: 37, y: 125 } };

async function guest(host = new FileHost()) {
  const session = await createSession(host, 'en', { windowKey: 'window' });
  await session.files.begin();
  followTours(session, tours);
  const tab = () => {
    const { active } = session.tabs.store.getState();
    if (!active) throw new Error('No mission is in sight');
    return active;
  };
  const missionNow = () => tab().document.store.getState().history.now;
  const lay = (placements: Placement[], tokens: Token[] = []) =>
    perform(tab(), {
      label: { key: 'step.cut' },
      recipe: (draft) => {
        draft.placements = placements;
        draft.tokens = tokens;
      },
    });
  const kept = () => session.store.getState().tours;
  const inSight = () => tourInSight(session.store.getState());
  return { session, host, tab, missionNow, lay, kept, inSight };
}

describe('a tour in the window', () => {
  it('begins with a mission of its own, beside whatever is open', async () => {
    const { session, missionNow, inSight } = await guest();
    const other = session.files.openUntouched(emptyMission);
    beginTour(session, custom);
    expect(session.tabs.store.getState().tabs).toHaveLength(2);
    expect(missionNow()).toMatchObject({ title: { en: 'My own rule' }, ...custom.beginning });
    expect(inSight()).toMatchObject({ tour: 'custom-rule', mission: missionNow().id, at: 0, isShown: true });
    expect(other.document.store.getState().mission).toBe(emptyMission);
  });

  it('notices what is done and undone, and has the host keep it', async () => {
    const { session, host, tab, lay, inSight } = await guest();
    beginTour(session, first);
    lay(tiles.slice(0, 1));
    expect(inSight()?.at).toBe(1);
    lay(tiles);
    expect(inSight()?.at).toBe(2);
    lay(tiles, [start]);
    expect(inSight()?.at).toBe(3);
    tab().document.undo();
    expect(inSight()?.at).toBe(2);
    await settle();
    const changes = host.askedFor('settings.change') as [{ tours: TourKept[] }][];
    expect(changes.at(-1)?.[0].tours).toEqual([inSight()]);
  });

  it('does not go on by tiles that lie on each other, or apart by a little', async () => {
    const { session, lay, inSight } = await guest();
    beginTour(session, first);
    for (const x of [100, 251]) {
      lay(tiles.map((tile) => (tile.id === 'b' ? { ...tile, x } : tile)));
      expect([x, inSight()?.at]).toEqual([x, 1]);
    }
  });

  it('pays no heed to what is only held over the table', async () => {
    const { session, tab, inSight } = await guest();
    beginTour(session, first);
    const gesture = tab().document.begin({ key: 'step.cut' });
    gesture.show((draft) => void (draft.placements = tiles));
    expect(inSight()?.at).toBe(0);
    gesture.commit();
    expect(inSight()?.at).toBe(2);
  });

  it('waits while another mission is in sight, or its own is closed', async () => {
    const { session, tab, lay, inSight, kept } = await guest();
    beginTour(session, first);
    lay(tiles.slice(0, 1));
    const mine = tab();
    session.files.openUntouched(emptyMission);
    expect(inSight()).toBeUndefined();
    session.tabs.show(mine);
    expect(inSight()?.at).toBe(1);
    session.tabs.close(mine);
    expect(inSight()).toBeUndefined();
    expect(kept()).toMatchObject([{ tour: 'first-mission', at: 1, isShown: true }]);
  });

  it('is left, and gone on with where it was', async () => {
    const { session, tab, lay, inSight, kept } = await guest();
    beginTour(session, first);
    lay(tiles);
    const mine = tab();
    leaveTour(session);
    expect(inSight()).toBeUndefined();
    lay(tiles, [start]);
    expect(kept()[0]?.at).toBe(2);
    session.tabs.show(undefined);
    await goOnWithTour(session, first);
    expect(tab()).toBe(mine);
    // What was done meanwhile is noticed then.
    expect(inSight()?.at).toBe(3);
  });

  it('goes on with the file that its mission was saved to', async () => {
    const host = new FileHost();
    const { session, tab, lay, inSight } = await guest(host);
    beginTour(session, first);
    lay(tiles);
    const { mission } = inSight() ?? {};
    host.chosen = 'tour.json';
    await session.files.saveAs(tab());
    expect(inSight()?.file).toMatchObject({ name: 'tour.json' });
    await session.files.close(tab());
    await session.files.begin();
    await goOnWithTour(session, first);
    expect(session.tabs.store.getState().active?.document.store.getState().mission.id).toBe(mission);
    expect(inSight()?.at).toBe(2);
  });

  it('goes on with the draft that its mission was left behind as', async () => {
    const host = new FileHost();
    const mission = { ...emptyMission, id: 'mine', placements: tiles };
    host.leftBehind = [{ key: 'k', name: 'Mine', at: 0, own: false, text: writeDocument(mission) }];
    const { session, inSight } = await guest(host);
    session.keepTours([{ tour: first.id, mission: 'mine', tab: 'k', at: 1, noticed: [], isShown: false }]);
    await goOnWithTour(session, first);
    expect(inSight()).toMatchObject({ mission: 'mine', at: 2 });
  });

  it('begins anew where its mission is nowhere any more', async () => {
    const { session, inSight, missionNow } = await guest();
    const place = { name: 'gone.json', folder: '~' };
    session.keepTours([
      {
        tour: first.id,
        mission: 'gone',
        tab: 'gone',
        file: place,
        at: 5,
        noticed: ['checks'],
        isShown: true,
      },
    ]);
    await goOnWithTour(session, first);
    expect(inSight()).toMatchObject({ at: 0, noticed: [], mission: missionNow().id });
  });

  it('is nothing where its name says nothing', async () => {
    const { session, lay, kept } = await guest();
    session.files.openUntouched(emptyMission);
    const unknown = { tour: 'no-such', mission: 'empty', tab: '', at: 0, noticed: [], isShown: true };
    session.keepTours([unknown]);
    lay(tiles);
    expect(kept()).toEqual([unknown]);
  });

  it('goes on in the window where the host cannot keep it', async () => {
    const { session, host, lay, inSight } = await guest();
    beginTour(session, first);
    await settle();
    host.refuse('settings.change', 'disk-full');
    lay(tiles);
    await settle();
    expect(inSight()?.at).toBe(2);
    expect(session.store.getState().notice).toEqual({ key: 'error.disk-full' });
  });
});

describe('the tours there are', () => {
  it('go by names of their own, and so do their steps', () => {
    const ids = tours.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, steps } of tours) {
      const names = steps.map((step) => step.id);
      expect([id, new Set(names).size]).toEqual([id, names.length]);
    }
  });

  it.each(tours.filter((tour) => !isGuide(tour)).map((tour) => [tour.id, tour] as const))(
    '%s has nothing done at its beginning',
    async (_id, tour) => {
      const { session, inSight } = await guest();
      beginTour(session, tour);
      await settle();
      expect(inSight()?.at).toBe(0);
    },
  );
});
