import { makePrintout } from '../../../printing/make-printout';
import { usualOptions } from '../../../printing/options';
import { paintPdf } from '../../../printing/pdf/paint-pdf';
import type { Printout } from '../../../printing/printout';
import { isRefusal, type Made } from '../../../printing/refusal';
import type { Subject } from '../../../printing/subject';
import { sampleSubject } from '../../helpers/paper-subjects';
import { fontBytes } from '../../helpers/pdf/font-bytes';
import { plainPdf } from './plain-pdf';

/** What somebody prints, from the mission to the bytes of a file. */
interface PrintingJob {
  readonly what: string;
  readonly make: () => Made<Printout>;
}

const eleven = () =>
  Array.from({ length: 11 }, (_, number) => sampleSubject(`m${number}.boothill.json`)) as [
    Subject,
    ...Subject[],
  ];

export const printingJobs = {
  sheet: {
    what: 'sheet of the largest sample',
    make: () => makePrintout('sheet', [sampleSubject('m9.boothill.json')], usualOptions('sheet')),
  },
  map: {
    what: 'real-size map of nine tiles',
    make: () => makePrintout('realsize', [sampleSubject('m2.boothill.json')], usualOptions('realsize')),
  },
  booklet: {
    what: 'booklet of eleven missions',
    make: () => makePrintout('booklet', eleven(), usualOptions('booklet')),
  },
} as const satisfies Readonly<Record<string, PrintingJob>>;

export type JobName = keyof typeof printingJobs;

export function printoutOfJob(name: JobName): Printout {
  const made = printingJobs[name].make();
  if (isRefusal(made)) throw new Error(`refused: ${made.refused}`);
  return made;
}

export async function print(name: JobName): Promise<number> {
  const { bytes } = await paintPdf(printoutOfJob(name), { fonts: fontBytes() });
  return bytes.length;
}

/** As many rectangles as a printout has shapes. */
export function printPlainly(name: JobName): () => Promise<number> {
  const entries = printoutOfJob(name).pages.flatMap((page) => page.entries);
  const count = entries.reduce((sum, { shapes }) => sum + shapes.length, 0);
  return () => plainPdf(count);
}
