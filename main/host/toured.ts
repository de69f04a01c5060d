import type { TourKept } from '../contract';
import { isCount } from './posse';
import { isRecord } from './record';

const MOST_TOURS = 50;
const MOST_STEPS = 99;
const LONGEST_WORD = 300;
const keys: readonly string[] = ['tour', 'mission', 'tab', 'file', 'at', 'noticed', 'isShown'];

/** Whether it says how far somebody is on tours; what tours and steps there are the window knows. */
export function isToured(value: unknown): value is readonly TourKept[] {
  return Array.isArray(value) && value.length <= MOST_TOURS && value.every(isTourKept);
}

function isTourKept(value: unknown): value is TourKept {
  if (!isRecord(value)) return false;
  const { tour, mission, tab, file, at, noticed, isShown } = value;
  return (
    Object.keys(value).every((key) => keys.includes(key)) &&
    [tour, mission, tab].every(isWord) &&
    (file === undefined || isPlace(file)) &&
    isCount(at) &&
    Array.isArray(noticed) &&
    noticed.length <= MOST_STEPS &&
    noticed.every(isWord) &&
    typeof isShown === 'boolean'
  );
}

function isPlace(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.keys(value).every((key) => key === 'name' || key === 'folder') &&
    isWord(value['name']) &&
    (value['folder'] === undefined || isWord(value['folder']))
  );
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' && value.length <= LONGEST_WORD;
}
