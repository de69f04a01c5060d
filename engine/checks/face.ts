import type { TileFace } from '../../schemas';
import { balconyProblems } from './balconies';
import { openingProblems } from './openings';
import type { FaceProblem } from './problem';
import { roomProblems } from './rooms';
import { zoneProblems } from './zones';

/** What is wrong with the geometry of a face; it can be compiled all the same. */
export function faceProblems(face: TileFace): FaceProblem[] {
  return [...zoneProblems(face), ...openingProblems(face), ...balconyProblems(face), ...roomProblems(face)];
}
