import type { FormWord } from '../../schemas/generated/forms';

export interface ShelfOfWords {
  readonly id: string;
  readonly words: readonly FormWord[];
}

export const shelves: Readonly<Record<string, readonly ShelfOfWords[]>> = {};
