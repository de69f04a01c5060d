import type { EventSpawnToken } from '../../../schemas';
import type { UoaGame } from './game';

/** What can become of a spawn token. */
type Becomes = EventSpawnToken['becomes'];
/** The same, or a status that none comes into by itself. */
export type BecomesWord = Becomes | 'unseen' | 'waiting' | undefined;

const BECOMES: readonly BecomesWord[] = ['active', 'inactive', 'safe', 'removed', 'moved'];

/** The token, and what has become of it, as one number. */
export function tokenChange({ table }: Pick<UoaGame, 'table'>, token: number, becomes: BecomesWord): number {
  return Math.max(0, BECOMES.indexOf(becomes)) * table.sizes.spawnTokens + token;
}

export function tokenOf({ table }: Pick<UoaGame, 'table'>, change: number): number {
  return change % table.sizes.spawnTokens;
}

export function becameOf({ table }: Pick<UoaGame, 'table'>, change: number): BecomesWord {
  return BECOMES[Math.floor(change / table.sizes.spawnTokens)];
}
