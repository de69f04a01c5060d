import type { ColourName } from '../../../drawing/palette';
import type { Shape } from '../../../drawing/scene';
import type { BoardGeometry } from './board-geometry';
import type { Lights, ZoneLight } from './lights';

/** The lit zones, as they lie over the tiles and under the pieces. */
export function lightShapes(lights: Lights, ground: BoardGeometry): readonly Shape[] {
  return [...lights.zones.values()].flatMap((light): Shape[] => {
    const look = lookOf(light);
    return look ? zoneShapes(ground, light.zone, look) : [];
  });
}

interface Look {
  readonly fill: ColourName;
  readonly opacity: number;
  readonly rim: ColourName;
}

function lookOf({ isWay, isTarget, isAsked, walk, choices }: ZoneLight): Look | undefined {
  if (isAsked) return { fill: 'yellow', opacity: 0.4, rim: 'orange' };
  // What takes several steps is further away to the eye, too.
  const isNear = choices.length > 0 || walk?.path.length === 1;
  if (isWay) return { fill: 'green', opacity: isNear ? 0.38 : 0.2, rim: isTarget ? 'red' : 'green' };
  if (isTarget) return { fill: 'red', opacity: 0.26, rim: 'red' };
  return undefined;
}

/** A zone with a tint and a border. */
export function zoneShapes(ground: BoardGeometry, zone: number, { fill, opacity, rim }: Look): Shape[] {
  return [
    { kind: 'path', outlines: ground.areaOf(zone), fill, opacity },
    { kind: 'path', outlines: ground.outlineOf(zone, 2.4), fill: rim, opacity: 0.95 },
  ];
}

/** The zone under the pointer, or where the keyboard stands. */
export function pointedShapes(ground: BoardGeometry, zone: number, isByKeys: boolean): Shape[] {
  const inner = ground.outlineOf(zone, isByKeys ? 5.4 : 4.6);
  return [
    { kind: 'path', outlines: ground.areaOf(zone), fill: 'paint', opacity: isByKeys ? 0.3 : 0.2 },
    { kind: 'path', outlines: ground.outlineOf(zone, 2), fill: 'ink', opacity: 0.9 },
    { kind: 'path', outlines: inner, fill: isByKeys ? 'yellow' : 'paint', opacity: 0.95 },
  ];
}
