import { canBe, optionsOfSystems } from '../../engine/systems/options';
import type { Posse } from '../contract';
import { isRecord } from './record';

// Who played last, and what they had settled. A settings file lists the options beside the people, and calls these
// `survivors`, whatever a game calls them.

export function posseInFile({ people, options, isDrawn, count, players }: Posse): Record<string, unknown> {
  return { isDrawn, count, survivors: people, players, ...options };
}

export function posseFromFile(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { isDrawn, count, survivors, players, ...options } = value;
  return { isDrawn, count, people: survivors, players, options };
}

const MOST_OF_A_POSSE = 20;
const keys: readonly string[] = ['isDrawn', 'count', 'people', 'players', 'options'];

export function isPosse(value: unknown): value is Posse {
  if (!isRecord(value)) return false;
  const { isDrawn, count, people, players, options } = value;
  return (
    Object.keys(value).every((key) => keys.includes(key)) &&
    typeof isDrawn === 'boolean' &&
    [count, players].every(isCount) &&
    Array.isArray(people) &&
    people.length <= MOST_OF_A_POSSE &&
    people.every((person) => typeof person === 'string' && isId(person)) &&
    isRecord(options) &&
    Object.entries(options).every(([id, said]) => isSettled(id, said))
  );
}

/** Whether it is an option of one game or another, and can be that. */
function isSettled(id: string, value: unknown): boolean {
  return Object.values(optionsOfSystems)
    .flat()
    .some((option) => option.id === id && canBe(option, value));
}

export function isId(text: string): boolean {
  return /^[a-z0-9-]{1,64}$/.test(text);
}

const MOST = 99;

export function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST;
}
