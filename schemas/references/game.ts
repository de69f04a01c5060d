import type { GameFile } from '../generated/types';
import { type Problem, problem } from '../problem';
import { playedMissionReferences } from './replay';
import type { FaceSource } from './tiles';

/** What is wrong with a kept game, as far as it can be told without playing it. */
export function gameReferences({ mission, moments, at }: GameFile, stock?: FaceSource): Problem[] {
  return [
    ...playedMissionReferences(mission, stock),
    ...moments.flatMap(({ after }, index) =>
      after < index ? [] : [problem('unknown-moment', `/moments/${index}/after`, { number: after })],
    ),
    ...(at < moments.length ? [] : [problem('unknown-moment', '/at', { number: at })]),
  ];
}
