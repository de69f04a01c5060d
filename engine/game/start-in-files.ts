import type { Carried } from '../../schemas';
import type { Begun, StartOptions } from './maker';
import { type GameOption, settled, unusual } from './options';

/** Who plays, by the words that files have for it, whatever a game calls its people. */
export interface PeopleInFiles {
  readonly survivors: readonly string[];
  readonly players?: number;
  /** Which player runs each of them. */
  readonly playerOf?: readonly number[];
  readonly carried?: Carried;
}

/** How a game began, as replays and kept games list it: of its options only what is not as usual. */
export function startInFile(
  declared: readonly GameOption[],
  { people, players, playerOf, options, carried }: Begun,
) {
  return {
    survivors: [...people],
    players,
    playerOf: [...playerOf],
    ...(carried && { carried }),
    ...unusual(declared, options),
  };
}

/** From a list like that to the same start. What it does not name was as usual, whatever the mission suggests. */
export function startFromFile(
  declared: readonly GameOption[],
  seed: string,
  { survivors, players, playerOf, carried, ...options }: PeopleInFiles,
): StartOptions {
  const said: Readonly<Record<string, unknown>> = options;
  return {
    seed,
    people: survivors,
    ...(players !== undefined && { players }),
    ...(playerOf && { playerOf }),
    ...(carried && { carried }),
    options: settled(declared, (option) => said[option]),
  };
}
