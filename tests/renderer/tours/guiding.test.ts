import { describe, expect, it } from 'vitest';
import type { TourKept } from '../../../main/contract';
import { createSession } from '../../../renderer/session/session';
import { tourNamed, tours } from '../../../renderer/systems/tours';
import { followTours } from '../../../renderer/tours/following';
import { goOnWithTour, leaveTour } from '../../../renderer/tours/going';
import { putNoteAway } from '../../../renderer/tours/guiding';
import type { Tour } from '../../../renderer/tours/tour';
import { emptyMission } from '../../helpers/empty-mission';
import { FileHost } from '../../helpers/file-host';
import { settle } from '../../helpers/files';
import { momentOf, Player } from '../../helpers/played';
import { sampleMission } from '../../helpers/samples';

const guide = tourNamed('first-game') as Tour;
const mission = sampleMission('tutorials/first-mission.boothill.json');

async function guest(kept: readonly TourKept[] = []) {
  const host = new FileHost();
  const session = await createSession(host, 'en', { windowKey: 'window' });
  await session.files.begin();
  session.keepTours(kept);
  followTours(session, tours);
  /** Once all that was done is known. */
  const note = async () => {
    await settle();
    return session.store.getState().note?.step;
  };
  const keptNow = () => session.store.getState().tours.find(({ tour }) => tour === guide.id);
  const tab = () => {
    const { active } = session.tabs.store.getState();
    if (!active) throw new Error('No mission is in sight');
    return active;
  };
  /** Begins a game of what is in sight, which is read first. */
  const play = () => {
    session.games.beginNow(tab(), { seed: '7', count: 2 });
    const { sitting } = session.games.of(tab()).getState();
    if (!sitting) throw new Error('Nobody plays');
    return sitting;
  };
  return { session, host, note, keptNow, tab, play };
}

const noticed = (...steps: string[]): TourKept => ({
  tour: guide.id,
  mission: mission.id,
  tab: '',
  at: steps.length,
  noticed: steps,
  isShown: true,
});

describe('a guide', () => {
  it('comes along as soon as its tutorial is played, and not before', async () => {
    const { session, note, keptNow, play } = await guest();
    session.files.openUntouched(mission);
    expect([await note(), keptNow()]).toEqual([undefined, undefined]);
    play();
    expect(await note()).toBe('turn');
    expect(keptNow()).toMatchObject({ at: 0, noticed: [], isShown: true });
  });

  it('has nothing to say of another mission', async () => {
    const { session, note, keptNow, play } = await guest();
    session.files.openUntouched({ ...mission, id: 'mine' });
    play();
    expect([await note(), keptNow()]).toEqual([undefined, undefined]);
  });

  it('goes on to the next note when one is put away, and has the host keep it', async () => {
    const { session, host, note, keptNow, play } = await guest();
    session.files.openUntouched(mission);
    play();
    expect(await note()).toBe('turn');
    putNoteAway(session);
    expect(await note()).toBe('matters');
    putNoteAway(session);
    expect(keptNow()).toMatchObject({ at: 2, noticed: ['turn', 'matters'] });
    await settle();
    const changes = host.askedFor('settings.change') as [{ tours: TourKept[] }][];
    expect(changes.at(-1)?.[0].tours).toEqual([keptNow()]);
  });

  it('says nothing again that was said in a game before', async () => {
    const { session, note, play } = await guest([noticed('turn')]);
    session.files.openUntouched(mission);
    play();
    expect(await note()).toBe('matters');
  });

  it('is left for good, and taken up again where it was', async () => {
    const { session, note, keptNow, play, tab } = await guest();
    session.files.openUntouched(mission);
    play();
    expect(await note()).toBe('turn');
    putNoteAway(session);
    leaveTour(session);
    expect(await note()).toBeUndefined();
    session.tabs.close(tab());
    session.files.openUntouched(mission);
    play();
    expect(await note()).toBeUndefined();
    await goOnWithTour(session, guide);
    expect(await note()).toBe('matters');
    expect(keptNow()).toMatchObject({ noticed: ['turn'], isShown: true });
  });

  it('waits while another mission is in sight, or an autopilot plays', async () => {
    const { session, note, play, tab } = await guest();
    session.files.openUntouched(mission);
    play();
    const own = tab();
    session.files.openUntouched(emptyMission);
    expect(await note()).toBeUndefined();
    session.tabs.show(own);
    expect(await note()).toBe('turn');
    const { autopilot } = session.games.of(own).getState();
    const run = autopilot?.start({ is: 'turn' });
    expect(await note()).toBeUndefined();
    autopilot?.stop();
    await run;
    expect(await note()).toBeDefined();
  });

  it('speaks of what is watched when it is watched, and until something else is done', async () => {
    const others = guide.steps.map(({ id }) => id).filter((id) => id !== 'zombies');
    const { session, note, play } = await guest([noticed(...others)]);
    session.files.openUntouched(mission);
    const { take, skip, store, game } = play();
    const player = new Player('7');
    const playOn = () => take({ action: player.choice(momentOf(game)) });
    while (!store.getState().watching) {
      expect(await note()).toBeUndefined();
      playOn();
    }
    skip();
    expect(await note()).toBe('zombies');
    playOn();
    expect(await note()).toBeUndefined();
  });

  it('begins from the list of tours with the tutorial and who is to play it', async () => {
    const { session, tab } = await guest([noticed(...guide.steps.map(({ id }) => id))]);
    await goOnWithTour(session, guide);
    expect(tab().document.store.getState().mission.id).toBe(mission.id);
    const { dialog, tours: kept } = session.store.getState();
    expect(dialog).toBe('set-up');
    // Who has heard all of it hears it anew.
    expect(kept[0]).toMatchObject({ at: 0, noticed: [] });
  });
});
