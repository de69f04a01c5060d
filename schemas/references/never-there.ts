import { missionWords, nameKinds } from '../generated/mission-words';
import type { Goal, Rule, Token } from '../generated/types';
import { below } from '../pointer';
import { type Problem, problem } from '../problem';

/** What pieces and zones can be described by, as far as anybody can know that. */
export interface There {
  readonly colours: ReadonlySet<string>;
  /** What zones are called on their tiles; unknown where a tile is. */
  readonly tags: ReadonlySet<string> | undefined;
}

/** What objectives on the crates of tiles have, where a mission says nothing else. */
const ON_CRATES = 'red';

export function coloursOf(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set([ON_CRATES, ...tokens.flatMap((token) => (token.kind === 'objective' ? token.colour : []))]);
}

/** What goals and rules say of objectives and zones, and none of them is so. */
export function neverThere(part: Goal | Rule, pointer: string, there: There): Problem[] {
  return [
    ...described(part, pointer, there),
    ...('passage' in part && part.passage.between[0] === part.passage.between[1]
      ? [problem('passage-to-itself', `${pointer}/passage/between`, { id: part.passage.between[0] })]
      : []),
    ...(isNowhere(part) ? placesCalledHere(part, pointer) : []),
  ];
}

function described(part: unknown, pointer: string, there: There): Problem[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]: [string, unknown]): Problem[] => {
    const at = below(pointer, key);
    if (typeof value !== 'string') return described(value, at, there);
    if (key === 'colour' && !there.colours.has(value)) return [problem('no-such-colour', at, { id: value })];
    const isMissing = key === 'tag' && there.tags?.has(value) === false;
    return isMissing ? [problem('no-such-tag', at, { id: value })] : [];
  });
}

const NOWHERE = new Set(missionWords.events.flatMap(({ word, nowhere }) => (nowhere ? word : [])));

/** It applies at a time, and at no place. */
function isNowhere(part: Goal | Rule): boolean {
  return 'asSoonAs' in part || ('when' in part && NOWHERE.has(part.when.event));
}

/** Done for each of some, it is done where they are. */
function placesCalledHere(part: unknown, pointer: string): Problem[] {
  if (typeof part !== 'object' || part === null || isForEach(part)) return [];
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    const at = below(pointer, key);
    if (typeof value !== 'string') return placesCalledHere(value, at);
    const isPlace = Object.hasOwn(nameKinds, key) && nameKinds[key] === 'area';
    return isPlace && value === 'here' ? [problem('here-is-nowhere', at)] : [];
  });
}

const isForEach = (part: object) => 'effect' in part && part.effect === 'each';
