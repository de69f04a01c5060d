import { box } from '../../../drawing/outline';
import type { Shape } from '../../../drawing/scene';
import { type Print, stampOf } from '../../../drawing/stamp';
import { tokenShapes } from '../../../drawing/token/token';
import { printedCrates } from '../../document/commands/crates';
import type { LaidOut } from '../../document/laid-out';
import type { Aid } from './aid';

/** A crate that is printed on a tile is an objective without being one of the mission's pieces: it shows faintly. */
export function crateGhosts(laid: LaidOut): Aid<Print>[] {
  return printedCrates(laid)
    .filter(({ state }) => state === 'printed')
    .map(({ tile, spot, point }) => ({
      sign: { id: `crate:${tile}.${spot}`, stamp: ghost, at: point },
      of: [`tile:${tile}`],
    }));
}

const badge: Shape[] = [
  { kind: 'circle', centre: [12, -12], radius: 7, fill: 'ink' },
  { kind: 'circle', centre: [12, -12], radius: 6, fill: 'paint' },
  { kind: 'path', outlines: [box(8, -13, 8, 2), box(11, -16, 2, 8)], fill: 'ink' },
];

const ghost = stampOf([...tokenShapes({ kind: 'objective', colour: 'red' }, { caption: false }), ...badge]);
