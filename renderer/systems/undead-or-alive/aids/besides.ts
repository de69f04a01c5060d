import { systemOf } from '../../../../engine';
import type { Besides } from '../../../canvas/aids/aid';
import type { LaidOut } from '../../../document/laid-out';
import { pointOn } from '../../../tools/geometry/seats';
import { besideStart } from './laid-by-rules';

/** The red Objectives of open crates, the Abomination tokens that the rules lay, and the Corpse Piles that are printed. */
export function besides(laid: LaidOut): Besides[] {
  const { mission, faces } = laid;
  const laidThere = systemOf(mission.system).content.laidByRules?.(mission, faces) ?? [];
  const beside = besideStart(laid)?.sign;
  return [...laidThere, ...printedPiles(laid)].flatMap((piece): Besides[] => {
    const at = piece.id === beside?.id ? beside.at : pointOn(laid, piece.at);
    return at ? [{ piece, at }] : [];
  });
}

function printedPiles({ mission, faces }: LaidOut) {
  return mission.placements.flatMap(({ id: tile, face }) =>
    (faces(face)?.spots ?? [])
      .filter(({ kind }) => kind === 'corpse-pile')
      .map(({ id, at: [x, y] }) => ({
        id: `${tile}.${id}`,
        kind: 'spawn',
        spawn: 'corpse-pile',
        at: { tile, x, y },
      })),
  );
}
