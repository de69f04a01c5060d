import { NONE, type Seen, systemIn } from '../../../engine';
import type { View } from '../../document/view';
import { isFree } from '../../game/choices';
import { pictureOf, zoneActing } from '../../game/picture';
import { nowhere, type PointedPiece } from './pointed';
import type { BoardInSight } from './use-board-in-sight';
import type { BoardPointer } from './use-board-pointer';
import { ways, zoneNextTo } from './zone-steps';

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'>;

function after(zones: readonly number[], zone: number | undefined): number | undefined {
  return zones[(zones.indexOf(zone ?? NONE) + 1) % zones.length];
}

/** Where those stand whom one fights, the nearest first: whoever does not see the board cannot look for them. */
function zonesOfFoes(seen: Seen, zones: readonly number[]): readonly number[] {
  const picture = pictureOf(seen);
  const { advise } = systemIn(seen);
  const far = (zone: number) => {
    if (zone === zoneActing(seen)) return 0;
    return advise.wayTo(seen, zone)?.path.length ?? Number.POSITIVE_INFINITY;
  };
  const foes = zones.filter((zone) => picture.hasTargets(zone)).map((zone) => ({ zone, far: far(zone) }));
  return foes
    .toSorted((one, other) => (one.far === other.far ? 0 : one.far - other.far))
    .map(({ zone }) => zone);
}

/** Hears the keys of the board: from zone to zone, to what is lit, and what Enter and Escape mean there. */
export function boardKeys(
  { seen, ground, event }: BoardInSight,
  { pointed, lights, isGoing, turnTo, letGo }: BoardPointer,
  view: View,
  nextScene: () => void,
): (pressed: KeyPress) => void {
  const goTo = (zone: number | undefined) => {
    const box = zone === undefined ? undefined : ground.boxOf(zone);
    if (!box) return;
    pointed.setState({ ...nowhere, zone, isByKeys: true });
    view.reveal(box);
  };
  const lit = [...lights.zones.keys()];
  /** Where keys begin: at whoever acts, or else where something can be done. */
  const outset = () => {
    const own = zoneActing(seen);
    return own >= 0 ? own : (lit[0] ?? ground.zones[0]);
  };
  /** Whether it meant something: otherwise it may answer what is asked beside the board. */
  const enter = ({ zone, piece }: PointedPiece): boolean => {
    if (event) nextScene();
    else if (zone === undefined || !(isGoing || isFree(seen) || lights.zones.has(zone))) return false;
    else if (isGoing || !view.reveal(ground.boxOf(zone) ?? [0, 0, 0, 0])) turnTo(zone, piece);
    return true;
  };
  return (pressed) => {
    if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return;
    const { zone } = pointed.getState();
    const way = ways[pressed.key];
    if (way) goTo(zone === undefined ? outset() : zoneNextTo(ground, zone, way));
    else if (pressed.key === 'PageDown') goTo(after(lit, zone));
    else if (pressed.key === 'PageUp')
      goTo(lit[(Math.max(0, lit.indexOf(zone ?? -1)) + lit.length - 1) % lit.length]);
    else if (pressed.key === 'Home') goTo(outset());
    else if (pressed.key === 'End') goTo(after(zonesOfFoes(seen, ground.zones), zone));
    else if (pressed.key === 'Escape') {
      // What was begun nowhere is not for the board to end.
      if (!letGo()) return;
    } else if (pressed.key === 'Enter') {
      if (!enter(pointed.getState())) return;
    } else return;
    pressed.preventDefault();
  };
}
