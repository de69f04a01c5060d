import type { Board } from '../../engine';
import { laidOut } from '../document/laid-out';
import type { Tab } from '../document/tab';

/** Zones are looked at by their numbers, and on a board that has changed the same zone has another one. */
export function keepZones({ document, view }: Tab): void {
  document.store.subscribe(({ mission }, { mission: before }) => {
    const { hovered, pinned } = view.store.getState();
    const isSame = mission.placements === before.placements && mission.faces === before.faces;
    if (isSame || (hovered === undefined && pinned === undefined)) return;
    const [board, old] = [laidOut(mission).board, laidOut(before).board];
    view.hover(sameZone(hovered, old, board));
    const kept = sameZone(pinned, old, board);
    if (kept !== pinned) view.pin(kept);
  });
}

function sameZone(zone: number | undefined, old: Board, board: Board): number | undefined {
  const [part] = (zone === undefined ? undefined : old.zones[zone])?.parts ?? [];
  return part === undefined ? undefined : board.zoneOf(part);
}
