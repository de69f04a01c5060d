import type { Piece } from '../../../game/picture';
import { ZOMBIES, type Zombie } from '../content';
import type { COLOURS } from '../state';
import type { Table } from '../table';

/** Everything of this game that lies or stands on its board, as far as it is told by its looks. */
export type UoaLook =
  | { readonly kind: 'exit' | 'vade-retro' }
  | { readonly kind: 'start'; readonly number?: number }
  | { readonly kind: 'corpse-pile'; readonly safe: boolean }
  | {
      readonly kind: 'spawn';
      readonly spawn: Exclude<SpawnKind, 'corpse-pile'>;
      readonly inactive: boolean;
    }
  | { readonly kind: 'objective'; readonly colour: (typeof COLOURS)[number]; readonly faceDown: boolean }
  | { readonly kind: 'machine'; readonly machine: Machine }
  | { readonly kind: 'noise'; readonly boom: boolean }
  | { readonly kind: 'zombie'; readonly zombie: Zombie; readonly count: number; readonly own?: string }
  /** Those of a posse are told apart by their bases, in its order. */
  | { readonly kind: 'survivor'; readonly name: string; readonly base: number }
  | { readonly kind: 'companion'; readonly survivor?: string };

type SpawnKind = Table['mission']['spawnTokens'][number]['kind'];
type Machine = Table['mission']['machines'][number]['machine'];

/** What is the mission's own looks like what it is like, and shows what it is called. */
export function zombieLook(
  { kinds, likes }: Pick<Table, 'kinds' | 'likes'>,
  kind: number,
  count: number,
): UoaLook {
  const like = likes[kind] ?? kind;
  const own = like === kind ? undefined : kinds[kind];
  return { kind: 'zombie', zombie: ZOMBIES[like] ?? 'walker', count, ...(own !== undefined && { own }) };
}

export interface UoaPiece extends Piece {
  readonly look: UoaLook;
}
