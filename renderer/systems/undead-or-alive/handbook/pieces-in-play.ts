import type { UoaLook } from '../../../../engine/systems/undead-or-alive';

/** The entry about a piece, by what it looks like: what lies face down is what it shows. */
export function entryOfPiece(look: UoaLook): string | undefined {
  switch (look.kind) {
    case 'survivor':
      return undefined;
    case 'zombie':
      return `zombie:${look.zombie}`;
    case 'spawn':
      return `token:spawn.${look.spawn}`;
    case 'objective':
      return `token:objective.${look.faceDown ? 'red' : look.colour}`;
    case 'machine':
      return `token:machine.${look.machine}`;
    case 'companion':
    case 'corpse-pile':
    case 'exit':
    case 'noise':
    case 'start':
    case 'vade-retro':
      return `token:${look.kind}`;
  }
}
