import { compileBoard, facesWith } from '../../engine';
import type { Language } from '../../languages';
import type { Subject } from '../../printing/subject';
import type { Mission } from '../../schemas';

/** A mission laid out, to be printed. */
export function subjectOf(mission: Mission, language: Language = 'en'): Subject {
  const faces = facesWith(mission.faces);
  const { board, problems } = compileBoard(mission.placements, faces);
  const isBoard = mission.placements.length > 0 && problems.every(({ severity }) => severity !== 'error');
  return { mission, faces, language, ...(isBoard && { board }) };
}
