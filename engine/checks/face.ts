import type { TileFace } from '../../schemas';
import { firstProblems } from '../board/first-problems';
import { balconyProblems } from './balconies';
import { openingProblems } from './openings';
import { type FaceProblem, faceProblem } from './problem';
import { roomProblems } from './rooms';
import { zoneProblems } from './zones';

/** What is wrong with the geometry of a face; it can be compiled all the same. */
export function faceProblems(face: TileFace): FaceProblem[] {
  return capped(allProblems(face));
}

/** The same for all the faces of a file; pointers begin at the file, and every problem says whose it is. */
export function facesProblems(faces: readonly TileFace[] = []): FaceProblem[] {
  return capped(
    faces.flatMap((face, index) =>
      allProblems(face).map((problem) => ({
        ...problem,
        face: face.id,
        pointer: `/faces/${index}${problem.pointer}`,
      })),
    ),
  );
}

function allProblems(face: TileFace): FaceProblem[] {
  return [...zoneProblems(face), ...openingProblems(face), ...balconyProblems(face), ...roomProblems(face)];
}

function capped(problems: readonly FaceProblem[]): FaceProblem[] {
  return firstProblems(problems, (count, severity) => ({
    ...faceProblem('more-problems', '', { count }),
    severity,
  }));
}
