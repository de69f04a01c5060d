import { bookletPrintout } from '../../../printing/booklet/booklet-printout';
import { makePrintout, type PrintoutName } from '../../../printing/make-printout';
import type { OptionsOf } from '../../../printing/options';
import { paintPdf } from '../../../printing/pdf/paint-pdf';
import type { Printout } from '../../../printing/printout';
import { isRefusal, type Made } from '../../../printing/refusal';
import { sheetPrintout } from '../../../printing/sheet/sheet-printout';
import type { Subject } from '../../../printing/subject';
import { fontBytes } from './font-files';
import type { IsStopped, Order, ProductFile } from './order';

export type Subjects = readonly [Subject, ...Subject[]];

export async function pdfFile(
  product: PrintoutName,
  order: Order,
  subjects: Subjects,
  isStopped: IsStopped,
): Promise<Made<ProductFile> | 'stopped'> {
  const { options, report, say } = order;
  const printout =
    product === 'booklet'
      ? await bookletOf(order, subjects, isStopped)
      : makePrintout(product, subjects, options as OptionsOf<PrintoutName>);
  if (printout === 'stopped' || isRefusal(printout)) return printout;
  if (await isStopped()) return 'stopped';
  const { bytes, remarks } = await paintPdf(printout, {
    fonts: await fontBytes(),
    report: (done, of) => report(say('cli.export.painting', { done, of })),
  });
  return { content: bytes, pages: printout.pages.length, remarks };
}

/** Sheet by sheet, so that one can stop between two of them. */
async function bookletOf(
  { options, report, say }: Order,
  subjects: Subjects,
  isStopped: IsStopped,
): Promise<Made<Printout> | 'stopped'> {
  const asked = options as OptionsOf<'booklet'>;
  const sheets: Printout[] = [];
  for (const subject of subjects) {
    if (await isStopped()) return 'stopped';
    report(say('cli.export.laying-out', { done: sheets.length + 1, of: subjects.length }));
    sheets.push(sheetPrintout(subject, asked));
  }
  return bookletPrintout(subjects, sheets, asked);
}
