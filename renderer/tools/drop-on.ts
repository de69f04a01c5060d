import type { Position } from '../../schemas';
import type { Command } from '../document/command';
import type { Drop } from './drop';
import type { PieceLanding } from './geometry/landing';

/** A piece is let go where a place takes it; where none does, it only hangs there. */
export function dropOn(
  landing: PieceLanding | undefined,
  command: Command | undefined,
  lay: (position: Position) => Command,
): Drop {
  return {
    command,
    shown: {
      guides: [],
      ...(landing?.mount !== undefined && { offer: { key: 'tool.mount' } as const }),
      ...(landing && { target: { zone: landing.zone, ...(landing.spot && { spot: landing.spot }) } }),
    },
    trouble: () => (landing ? undefined : { key: 'tool.no-zone' }),
    choices: (landing?.choices ?? []).map(({ label, position }) => ({ label, command: lay(position) })),
  };
}
