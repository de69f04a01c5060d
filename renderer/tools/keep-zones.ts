import { laidOut } from '../document/laid-out';
import type { Tab } from '../document/tab';

/**
 * Zones are looked at by their numbers, and on a board that has changed the same zone has another one. What the hand
 * is over will be said when it moves; what is pinned stays.
 */
export function keepZones({ document, view }: Tab): void {
  document.store.subscribe(({ mission }, { mission: before }) => {
    if (mission.placements === before.placements && mission.faces === before.faces) return;
    view.hover(undefined);
    const { pinned } = view.store.getState();
    if (pinned === undefined) return;
    const [part] = laidOut(before).board.zones[pinned]?.parts ?? [];
    const kept = part === undefined ? undefined : laidOut(mission).board.zoneOf(part);
    if (kept !== pinned) view.pin(kept);
  });
}
