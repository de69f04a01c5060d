import { laidOut } from '../document/laid-out';
import type { Tab } from '../document/tab';
import { isOpen } from '../session/folding';
import type { Session } from '../session/session';
import { goAlong, showNote } from './guiding';
import { keep, tourOn } from './kept';
import type { GameInSight, Sight } from './sight';
import { standingOf } from './standing';
import { isGuide, type Tour } from './tour';

/** The window as it is now, with this mission in sight. */
export function sightOf({ store, games }: Session, tab: Tab): Sight {
  const { folding, asLeft, active } = store.getState();
  const game = gameOn(games, tab);
  const isListed = !game?.isShown && isOpen(folding, 'properties', active);
  return {
    laid: laidOut(tab.document.store.getState().history.now),
    selected: tab.selection.store.getState().keys,
    panel: isListed ? asLeft.lower : undefined,
    ahead: tab.view.store.getState().ahead,
    game,
  };
}

function gameOn(games: Session['games'], tab: Tab): GameInSight | undefined {
  const { sitting, autopilot, isShown } = games.of(tab).getState();
  if (!sitting) return undefined;
  const { game, store } = sitting;
  const { tracing, reading, watching, taken } = store.getState();
  return {
    isShown,
    mission: game.mission,
    at: game.store.getState().at,
    isTraced: tracing !== undefined,
    isReading: reading !== undefined,
    isPiloted: autopilot?.store.getState().run !== undefined,
    scene: watching?.scenes[watching.at],
    taken,
  };
}

/** Sees to it that the tour on the mission in sight notices what is done there. */
export function followTours(session: Session, tours: readonly Tour[]): void {
  const { tabs, games, store } = session;
  let stops: readonly (() => void)[] = [];
  let followed: readonly unknown[] = [];
  let willLook = false;
  /** What is done at a table changes one store after the other: a guide looks when all of them tell the same. */
  const lookSoon = (guide: Tour) => {
    if (willLook) return;
    willLook = true;
    queueMicrotask(() => {
      willLook = false;
      const { active } = tabs.store.getState();
      if (active?.document.store.getState().mission.id !== guide.sample) return;
      goAlong(session, guide, active.key, sightOf(session, active));
    });
  };
  const look = () => {
    const { active } = tabs.store.getState();
    // What the session knows of the mission in sight may still be about the one before.
    const { id } = active?.document.store.getState().mission ?? {};
    const guide = tours.find((one) => isGuide(one) && one.sample === id);
    if (active && guide) return lookSoon(guide);
    showNote(session, undefined);
    const kept = active && id !== undefined && tourOn(id, store.getState().tours);
    const tour = kept && tours.find((one) => one.id === kept.tour);
    if (!tour) return;
    const { at, noticed } = standingOf(tour, kept, sightOf(session, active));
    const { document, name, folder } = active.file.getState();
    const file = document === undefined ? kept.file : { name, ...(folder !== undefined && { folder }) };
    const isAsKept =
      at === kept.at &&
      noticed === kept.noticed &&
      active.key === kept.tab &&
      file?.name === kept.file?.name &&
      file?.folder === kept.file?.folder;
    if (!isAsKept) keep(session, { ...kept, at, noticed, tab: active.key, ...(file && { file }) });
  };
  /** Goes after the mission in sight, and after whichever game lies on it. */
  const follow = () => {
    const { active } = tabs.store.getState();
    const { sitting, autopilot } = (active && games.of(active).getState()) ?? {};
    if (followed[0] !== active || followed[1] !== sitting) {
      for (const stop of stops) stop();
      followed = [active, sitting];
      stops = [
        ...(active ? followMission(active, look) : []),
        ...(active ? [games.of(active).subscribe(follow)] : []),
        ...(sitting ? [sitting.store.subscribe(look), sitting.game.store.subscribe(look)] : []),
        ...(autopilot ? [autopilot.store.subscribe(look)] : []),
      ];
    }
    look();
  };
  tabs.store.subscribe(follow);
  store.subscribe(look);
  follow();
}

/** Hears of what tours go by, and not of every millimetre of a drag, nor of all that the pointer passes. */
function followMission(tab: Tab, look: () => void): (() => void)[] {
  return [
    tab.document.store.subscribe(({ history }, before) => {
      if (history.now !== before.history.now) look();
    }),
    tab.view.store.subscribe(({ ahead }, before) => {
      if (ahead !== before.ahead) look();
    }),
    tab.selection.store.subscribe(look),
    tab.file.subscribe(look),
  ];
}
