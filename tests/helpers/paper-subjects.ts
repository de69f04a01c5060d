import { facesWith } from '../../engine';
import { type OptionsOf, usualOptions } from '../../printing/options';
import type { Printout } from '../../printing/printout';
import { realSizePrintout } from '../../printing/realsize/real-size-printout';
import { isRefusal, type Refusal } from '../../printing/refusal';
import type { Subject } from '../../printing/subject';
import type { Mission, Placement } from '../../schemas';
import { missionWith } from './missions';
import { sampleMission } from './samples';
import { placed } from './stock-faces';

type Wishes = Partial<OptionsOf<'realsize'>>;

export function subjectOf(mission: Mission, more: Partial<Subject> = {}): Subject {
  return { mission, faces: facesWith(mission.faces), language: 'en', ...more };
}

export function sampleSubject(name: string, more: Partial<Subject> = {}): Subject {
  return subjectOf(sampleMission(name), more);
}

/** A mission with these tiles and nothing else. */
export function tilesSubject(placements: readonly Placement[], more: Partial<Subject> = {}): Subject {
  return subjectOf(missionWith({ placements }) as Mission, more);
}

/** Town tiles in rows. */
export function town(count: number, columns: number): Placement[] {
  const faces = ['1R', '2R', '3R', '4R', '5V', '6R', '7V', '8V', '9V'];
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = [(index % columns) * 250, Math.floor(index / columns) * 250];
    return placed(`p${index}`, faces[index % faces.length] ?? '1R', x, y, turns[index % turns.length] ?? 0);
  });
}

const turns = [0, 90, 180, 270] as const;

export function made(subject: Subject, wishes: Wishes = {}): Printout | Refusal {
  return realSizePrintout(subject, { ...usualOptions('realsize'), ...wishes });
}

/** What is printed where nothing is refused, or the test is wrong. */
export function printedOut(subject: Subject, wishes: Wishes = {}): Printout {
  const printout = made(subject, wishes);
  if (isRefusal(printout)) throw new Error(`refused: ${printout.refused}`);
  return printout;
}
