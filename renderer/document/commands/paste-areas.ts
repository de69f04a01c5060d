import type { Area, Mission, Text } from '../../../schemas';
import { groundOnTiles } from './area-ground';
import type { CopiedArea } from './fragment';

/**
 * Areas on the tiles that they were copied with. A partly copied area is left out if the mission has one of
 * that name, since it would pass for the same area.
 */
export function pastedAreas(
  { areas: own = [] }: Mission,
  copied: readonly CopiedArea[],
  tileIds: ReadonlyMap<string, string>,
  idFor: (id: string) => string,
): Area[] {
  const called = new Set(own.flatMap(({ name }) => Object.values(name)));
  const isTaken = (name: Text) => Object.values(name).some((words) => called.has(words));
  return copied.flatMap(({ area, isWhole }): Area[] => {
    if (!isWhole && (isTaken(area.name) || own.some(({ id }) => id === area.id))) return [];
    const lying = groundOnTiles(area, tileIds);
    if (!lying) return [];
    const name = freeName(area.name, isTaken);
    for (const words of Object.values(name)) called.add(words);
    return [{ ...lying, id: idFor(area.id), name }];
  });
}

/** As much as the format of missions allows, and room for a number. */
const LONGEST = 20_000 - 4;

/** 'Bank', or else 'Bank 2', 'Bank 3'... in every language. */
function freeName(name: Text, isTaken: (name: Text) => boolean): Text {
  const bare = Object.entries(name).map(
    ([language, words]) => [language, words.replace(/ \d{1,3}$/, '').slice(0, LONGEST)] as const,
  );
  let free = name;
  for (let number = 2; isTaken(free); number++) {
    free = Object.fromEntries(bare.map(([language, words]) => [language, `${words} ${number}`]));
  }
  return free;
}
