import { compileBoard, facesWith } from '../../../engine';
import type { Language } from '../../../languages';
import type { Subject } from '../../../printing/subject';
import type { Mission } from '../../../schemas';

/** A mission laid out, for whoever prints it. */
export function subjectOf(mission: Mission, language: Language = 'en'): Subject {
  const faces = facesWith(mission.faces);
  return { mission, faces, board: compileBoard(mission.placements, faces).board, language };
}
