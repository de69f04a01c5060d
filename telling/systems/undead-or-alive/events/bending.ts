import { bendWords } from '../bends';
import type { Tellers } from './tellers';

export const bending = {
  bent: ({ type: _, rules: __, ...bend }, words) => bendWords(bend, words),
} satisfies Partial<Tellers>;
