import { readdirSync } from 'node:fs';
import { compileBoard, stockFace } from '../../../engine';
import type { Language } from '../../../languages';
import type { Subject } from '../../../printing/subject';
import type { Mission } from '../../../schemas';
import { sampleMission } from '../samples';

/** The files of all missions that come with the program. */
export const sampleNames: readonly string[] = ['', 'tutorials/'].flatMap((folder) =>
  readdirSync(`sample-missions/${folder}`)
    .filter((name) => name.endsWith('.boothill.json'))
    .map((name) => folder + name),
);

export function subjectOf(mission: Mission, language: Language = 'en'): Subject {
  const { board } = compileBoard(mission.placements, stockFace);
  return { mission, faces: stockFace, language, board };
}

export function sampleSubject(name: string, language: Language = 'en'): Subject {
  return subjectOf(sampleMission(name), language);
}
