import { sentence } from '../../languages';
import type { TourKept } from '../../main/contract';
import type { Tab } from '../document/tab';
import { isSamePlace } from '../files/linked-files';
import { bareMission, newId } from '../files/templates';
import type { Session } from '../session/session';
import { keep, keptOf, tourInSight } from './kept';
import { tourKey } from './sentences';
import { atFirst, isOver, type Standing } from './standing';
import { isGuide, type Tour } from './tour';

/** Begins a tour at its first step, on a mission of its own: nothing is written over. */
export function beginTour(session: Session, tour: Tour): void {
  if (isGuide(tour)) return void playWith(session, tour, atFirst);
  const { files, store, showDialog } = session;
  const { language } = store.getState();
  const id = newId();
  const tab = files.openUntouched({
    ...bareMission(tour.system, language, id),
    ...tour.beginning,
    title: { [language]: sentence(language, tourKey(tour, 'mission')) },
  });
  showDialog(undefined);
  keep(session, { tour: tour.id, mission: id, tab: tab.key, ...atFirst, isShown: true });
}

/** Goes on where somebody was on a tour; at its first step where that is over, or its mission is nowhere to be found. */
export async function goOnWithTour(session: Session, tour: Tour): Promise<void> {
  const kept = keptOf(session.store.getState(), tour.id);
  if (isGuide(tour)) return playWith(session, tour, kept && !isOver(tour, kept.at) ? kept : atFirst);
  if (!kept || isOver(tour, kept.at)) return beginTour(session, tour);
  const tab = await missionOf(session, kept);
  if (!tab) return beginTour(session, tour);
  session.showDialog(undefined);
  session.tabs.show(tab);
  keep(session, { ...kept, tab: tab.key, isShown: true });
}

/** Where a guide comes along: to the game on its sample, or to who is to play one. */
async function playWith(session: Session, guide: Tour, { at, noticed }: Standing): Promise<void> {
  const { tabs, files, games } = session;
  const isThere = ({ document }: Tab) => document.store.getState().mission.id === guide.sample;
  session.showDialog(undefined);
  keep(session, { tour: guide.id, mission: guide.sample, tab: '', at, noticed, isShown: true });
  const there = tabs.store.getState().tabs.find(isThere);
  if (there) tabs.show(there);
  else await files.openSample(guide.sample);
  const { active } = tabs.store.getState();
  if (!active || !isThere(active)) return;
  if (games.of(active).getState().sitting) games.show(active, true);
  else session.showDialog('set-up');
}

/** Away from it; how far somebody was stays written down. */
export function leaveTour(session: Session): void {
  const kept = tourInSight(session.store.getState());
  if (kept) keep(session, { ...kept, isShown: false });
}

/** The mission of a tour: open, left behind without having been saved, or in its file. */
async function missionOf(
  { tabs, files }: Session,
  { mission, tab, file }: TourKept,
): Promise<Tab | undefined> {
  const open = () =>
    tabs.store.getState().tabs.find(({ document }) => document.store.getState().mission.id === mission);
  const there = open();
  if (there) return there;
  const { leftBehind, recents } = files.store.getState();
  const draft = leftBehind.find(({ key }) => key === tab);
  if (draft) await files.restoreDraft(draft);
  else {
    const recent = file && recents.find((one) => !one.missing && isSamePlace(one, file));
    if (recent) await files.openRecent(recent.recent);
  }
  return open();
}
