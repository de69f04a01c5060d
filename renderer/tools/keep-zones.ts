import type { Mission } from '../../schemas';
import { laidOut } from '../document/laid-out';
import type { Tab } from '../document/tab';

/** A pinned zone, by what it is made of. */
interface Kept {
  readonly parts: readonly string[];
  /** Its number just now; none where the board that is held has no such zone. */
  readonly zone: number | undefined;
}

/**
 * Zones are looked at by their numbers, and on a board that has changed the same zone has another one. What the pointer
 * is over will be said when it moves; what is pinned stays. In the midst of a gesture it goes by what it was made of
 * before: step by step it would stray from zone to zone as these merge, and be lost where one is missing for a moment.
 */
export function keepZones({ document, view }: Tab): void {
  let kept: Kept | undefined;
  document.store.subscribe(({ mission, isHeld }, { mission: before }) => {
    if (mission.placements === before.placements && mission.faces === before.faces) return;
    view.hover(undefined);
    const { pinned } = view.store.getState();
    if (kept?.zone !== pinned) kept = undefined;
    if (!kept && pinned !== undefined) kept = { parts: partsOf(before, pinned), zone: pinned };
    if (!kept) return;
    const { board } = laidOut(mission);
    const [zone] = kept.parts.flatMap((part) => board.zoneOf(part) ?? []);
    if (zone !== pinned) view.pin(zone);
    kept = isHeld ? { ...kept, zone } : undefined;
  });
}

function partsOf(mission: Mission, zone: number): readonly string[] {
  return laidOut(mission).board.zones[zone]?.parts ?? [];
}
