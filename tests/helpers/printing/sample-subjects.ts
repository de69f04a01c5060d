import { readdirSync } from 'node:fs';
import type { Language } from '../../../languages';
import type { Subject } from '../../../printing/subject';
import { sampleMission } from '../samples';
import { subjectOf } from '../subjects';

/** The files of all missions that come with the program. */
export const sampleNames: readonly string[] = ['', 'tutorials/'].flatMap((folder) =>
  readdirSync(`sample-missions/${folder}`)
    .filter((name) => name.endsWith('.boothill.json'))
    .map((name) => folder + name),
);

export function sampleSubject(name: string, language: Language = 'en'): Subject {
  return subjectOf(sampleMission(name), language);
}
