import type { GameFile } from '../generated/types';
import { type Problem, problem } from '../problem';
import { asUnfinished } from '../unfinished';
import { missionReferences } from './mission';
import type { FaceSource } from './tiles';

/** What is wrong with a kept game, as far as it can be told without playing it. */
export function gameReferences({ mission, moments, at }: GameFile, stock?: FaceSource): Problem[] {
  return [
    // Whoever plays a mission may still be drawing it.
    ...missionReferences(mission, stock)
      .map(asUnfinished)
      .map((found) => ({ ...found, pointer: `/mission${found.pointer}` })),
    ...moments.flatMap(({ after }, index) =>
      after < index ? [] : [problem('unknown-moment', `/moments/${index}/after`, { number: after })],
    ),
    ...(at < moments.length ? [] : [problem('unknown-moment', '/at', { number: at })]),
  ];
}
