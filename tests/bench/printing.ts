import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { paintPdf } from '../../printing/pdf/paint-pdf';
import { fontBytes } from '../helpers/pdf/font-bytes';
import type { Bench, Opened } from './measure';
import { type JobName, print, printingJobs, printPlainly } from './printing/jobs';
import { plainPdf, plainPrintout } from './printing/plain-pdf';

const RECTANGLES = 20_000;
const peakProgram = fileURLToPath(new URL('printing/peak.ts', import.meta.url));

/** What the painter costs beside pdfkit alone, and whole printouts beside as many plain rectangles: in time, and in memory. */
export function printingBenches(): Promise<Opened> {
  const rectangles = plainPrintout(RECTANGLES);
  const names = Object.keys(printingJobs) as JobName[];
  const benches: Bench[] = [
    {
      what: `PDF of ${RECTANGLES} rectangles, tagged`,
      ours: { run: () => written(paintPdf(rectangles, { fonts: fontBytes() })) },
      beside: { what: 'pdfkit alone', run: () => written(plainPdf(RECTANGLES)) },
    },
    ...names.map((name) => timeOf(name)),
    ...names.map((name) => peakOf(name)),
  ];
  return Promise.resolve({ benches, stop: () => Promise.resolve() });
}

/** Its size is not what is measured. */
async function written(work: Promise<unknown>): Promise<void> {
  await work;
}

function timeOf(name: JobName): Bench {
  const plain = printPlainly(name);
  return {
    what: `${printingJobs[name].what}, made and painted`,
    ours: { run: () => written(print(name)) },
    beside: { what: 'as many rectangles with pdfkit alone', run: () => written(plain()) },
  };
}

function peakOf(name: JobName): Bench {
  return {
    what: `peak memory of printing: ${printingJobs[name].what}`,
    unit: 'bytes',
    ours: { run: () => peak(name, 'ours') },
    beside: { what: 'as many rectangles with pdfkit alone', run: () => peak(name, 'plain') },
  };
}

function peak(name: JobName, way: 'ours' | 'plain'): Promise<number> {
  return new Promise((resolve, reject) => {
    const program = fork(peakProgram, [name, way], { execArgv: ['--import', 'tsx'] });
    program.once('message', (bytes) => resolve(bytes as number));
    program.once('exit', (code) => reject(new Error(`Printing ended with ${code}`)));
  });
}
