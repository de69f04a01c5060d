import type { AttackOdds } from '../engine';
import type { OddsLines } from './system-telling';
import { tellingOf } from './systems';
import type { Words } from './words';

/** What may come of an attack, in a few lines. */
export function oddsWords(odds: AttackOdds, words: Words): OddsLines {
  return tellingOf(words.table).odds?.(odds, words) ?? { brief: '', lines: [], risk: [] };
}
