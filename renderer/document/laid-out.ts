import {
  type Board,
  type BoardProblem,
  compileBoard,
  type FaceProblem,
  facesProblems,
  facesWith,
} from '../../engine';
import type { FaceSource, Mission } from '../../schemas';

/** A mission as it lies on the table, and what follows from that. */
export interface LaidOut {
  readonly mission: Mission;
  /** The faces of the box, and those that the mission brings along. */
  readonly faces: FaceSource;
  readonly board: Board;
  readonly boardProblems: readonly BoardProblem[];
  /** Of the faces that the mission brings along. */
  readonly faceProblems: readonly FaceProblem[];
}

interface OwnFaces {
  readonly faces: FaceSource;
  readonly faceProblems: readonly FaceProblem[];
}

type Compiled = ReturnType<typeof compileBoard>;

// A mission that changes keeps the lists that did not: most edits move no tile.
const facesOf = new WeakMap<object, OwnFaces>();
const boards = new WeakMap<OwnFaces, WeakMap<Mission['placements'], Compiled>>();
const noFaces: NonNullable<Mission['faces']> = [];

export function laidOut(mission: Mission): LaidOut {
  const own = kept(facesOf, mission.faces ?? noFaces, (list) => ({
    faces: facesWith(list as Mission['faces']),
    faceProblems: facesProblems(list as Mission['faces']),
  }));
  const byPlacements = kept(boards, own, () => new WeakMap<Mission['placements'], Compiled>());
  // Only when somebody asks: a tile that is dragged over a large board lies elsewhere at every step.
  const compiled = () =>
    kept(byPlacements, mission.placements, (placements) => compileBoard(placements, own.faces));
  return {
    mission,
    ...own,
    get board() {
      return compiled().board;
    },
    get boardProblems() {
      return compiled().problems;
    },
  };
}

/** The tiles cannot lie as the mission lays them, or are wrong themselves. */
export function hasErrors({ boardProblems, faceProblems }: LaidOut): boolean {
  return [...boardProblems, ...faceProblems].some(({ severity }) => severity === 'error');
}

function kept<Key extends object, Value>(
  memory: WeakMap<Key, Value>,
  key: Key,
  make: (key: Key) => Value,
): Value {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const made = make(key);
  memory.set(key, made);
  return made;
}
