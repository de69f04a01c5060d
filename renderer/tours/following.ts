import { laidOut } from '../document/laid-out';
import type { Tab } from '../document/tab';
import { isOpen } from '../session/folding';
import type { Session } from '../session/session';
import { keep, tourOn } from './kept';
import type { GameInSight, Sight } from './sight';
import { standingOf } from './standing';
import type { Tour } from './tour';

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
  const { sitting, isShown } = games.of(tab).getState();
  if (!sitting) return undefined;
  const { game, store } = sitting;
  const isTraced = store.getState().tracing !== undefined;
  return { isShown, mission: game.mission, at: game.store.getState().at, isTraced };
}

/** Sees to it that the tour on the mission in sight notices what is done there. */
export function followTours(session: Session, tourNamed: (id: string) => Tour | undefined): void {
  const { tabs, games, store } = session;
  let stops: readonly (() => void)[] = [];
  let followed: readonly unknown[] = [];
  const look = () => {
    const { active } = tabs.store.getState();
    // What the session knows of the mission in sight may still be about the one before.
    const kept = active && tourOn(active.document.store.getState().mission.id, store.getState().tours);
    const tour = kept && tourNamed(kept.tour);
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
    const sitting = active && games.of(active).getState().sitting;
    if (followed[0] !== active || followed[1] !== sitting) {
      for (const stop of stops) stop();
      followed = [active, sitting];
      stops = [
        ...(active ? followMission(active, look) : []),
        ...(active ? [games.of(active).subscribe(follow)] : []),
        ...(sitting ? [sitting.store.subscribe(look), sitting.game.store.subscribe(look)] : []),
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
