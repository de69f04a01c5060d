import type { Token } from '../../../../schemas';
import type { LaidOut } from '../../laid-out';
import type { ReadyGoal } from '../system-document';
import { printedCrates } from './crates';

/** The goals that need not be written in the file, in the order in which they are offered. */
export function readyGoals(laid: LaidOut): readonly ReadyGoal[] {
  const { tokens = [] } = laid.mission;
  const has = (isMeant: (token: Token) => boolean) => tokens.some(isMeant);
  return [
    {
      id: 'objectives',
      reach: { taken: {} },
      isPossible:
        has(({ kind }) => kind === 'objective') ||
        printedCrates(laid).some(({ state, zone }) => state === 'printed' && zone !== undefined),
    },
    { id: 'companions', reach: { rallied: {} }, isPossible: has(({ kind }) => kind === 'companion') },
    { id: 'exit', reach: { left: { by: 'exit' } }, isPossible: has(({ kind }) => kind === 'exit') },
    {
      id: 'train',
      reach: { left: { by: 'train' } },
      isPossible: has((token) => token.kind === 'train' && token.moves),
    },
    {
      id: 'abomination',
      reach: { not: { zombies: { kind: 'abomination' } } },
      // Without one it would be reached before anybody has done anything.
      isPossible: has((token) => token.kind === 'zombie' && token.zombie === 'abomination'),
    },
  ];
}
