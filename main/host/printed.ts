import type { PrintedLast } from '../contract';
import { isRecord } from './record';

const MOST_MISSIONS = 50;
const MOST_KEYS = 50;
const LONGEST_WORD = 300;

/** Whether it says how missions were printed; what products and options there are the window knows. */
export function isPrinted(value: unknown): value is readonly PrintedLast[] {
  return Array.isArray(value) && value.length <= MOST_MISSIONS && value.every(isPrintedLast);
}

function isPrintedLast(value: unknown): value is PrintedLast {
  return (
    isRecord(value) &&
    Object.keys(value).length === 3 &&
    isWord(value['mission']) &&
    isWord(value['product']) &&
    isRecordOf(value['options'], (chosen) => isRecordOf(chosen, isValue))
  );
}

function isRecordOf(value: unknown, check: (value: unknown) => boolean): boolean {
  if (!isRecord(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length <= MOST_KEYS && entries.every(([key, one]) => key.length <= LONGEST_WORD && check(one))
  );
}

function isValue(value: unknown): boolean {
  return typeof value === 'boolean' || Number.isFinite(value) || isWord(value);
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' && value.length <= LONGEST_WORD;
}
