import { box } from '../../../../drawing/outline';
import type { Point, Shape } from '../../../../drawing/scene';
import { type Print, type Stamp, stampOf } from '../../../../drawing/stamp';
import { tokenFigure } from '../../../../drawing/token/figures';
import { tokenShapes } from '../../../../drawing/token/token';
import type { UnplacedPiece } from '../../../../engine';
import { abominationBesideStart } from '../../../../engine/systems/undead-or-alive';
import type { Aid } from '../../../canvas/aids/aid';
import type { LaidOut } from '../../../document/laid-out';
import { printedCrates } from '../../../document/systems/undead-or-alive';
import { drawnAt } from '../../../tools/geometry/seats';

/** What lies on the board without being one of the mission's pieces: it counts, and it shows faintly. */
export function laidByRules(laid: LaidOut): Aid<Print>[] {
  const crates = printedCrates(laid)
    .filter(({ state }) => state === 'printed')
    .map(
      ({ tile, spot, point }): Aid<Print> => ({
        sign: { id: `crate:${tile}.${spot}`, stamp: crate, at: point },
        of: [`tile:${tile}`],
      }),
    );
  const beside = besideStart(laid);
  return beside ? [...crates, { ...beside, sign: { ...beside.sign, stamp: abomination } }] : crates;
}

/** Where the Abomination token lies that has no tile of its own: beside the First spawn token, and off its number. */
export function besideStart(laid: LaidOut): Aid<{ readonly id: string; readonly at: Point }> | undefined {
  const beside = abominationBesideStart(laid.mission, laid.faces);
  const start = laid.mission.tokens?.find(({ id }) => id === beside?.start);
  const at = start && drawnAt(laid, start.id);
  if (!beside || !start || !at) return undefined;
  const [x, y] = at;
  return {
    sign: { id: beside.id, at: [x - 25, y + 8] },
    of: [`token:${start.id}`, `tile:${start.at.tile}`],
  };
}

/** A plus at a corner says that it has come by itself. */
function ghostOf(piece: UnplacedPiece, [x, y]: Point): Stamp {
  const badge: Shape[] = [
    { kind: 'circle', centre: [x, y], radius: 7, fill: 'ink' },
    { kind: 'circle', centre: [x, y], radius: 6, fill: 'paint' },
    { kind: 'path', outlines: [box(x - 4, y - 1, 8, 2), box(x - 1, y - 4, 2, 8)], fill: 'ink' },
  ];
  return stampOf([...tokenShapes(tokenFigure('undead-or-alive', piece), { caption: false }), ...badge]);
}

const crate = ghostOf({ kind: 'objective', colour: 'red' }, [12, -12]);
const abomination = ghostOf({ kind: 'spawn', spawn: 'abomination' }, [-12, 9]);
