import { bookletPrintout } from './booklet/booklet-printout';
import { forSurvivors } from './for-survivors';
import type { OptionsOf } from './options';
import type { Printout } from './printout';
import { realSizePrintout } from './realsize/real-size-printout';
import type { Made } from './refusal';
import { sheetPrintout } from './sheet/sheet-printout';
import type { Subject } from './subject';

/** What is printed on pages; everything else is a picture (`pictures/`). */
export type PrintoutName = 'sheet' | 'realsize' | 'booklet';

type Maker<Name extends PrintoutName> = (
  subjects: readonly [Subject, ...Subject[]],
  options: OptionsOf<Name>,
) => Made<Printout>;

const makers: { readonly [Name in PrintoutName]: Maker<Name> } = {
  sheet: ([subject], options) => sheetPrintout(subject, options),
  realsize: ([subject], options) => realSizePrintout(subject, options),
  booklet: (subjects, options) =>
    bookletPrintout(
      subjects,
      subjects.map((subject) => sheetPrintout(subject, options)),
      options,
    ),
};

/** A product of pages; all but a booklet are of one mission. */
export function makePrintout<Name extends PrintoutName>(
  product: Name,
  subjects: readonly [Subject, ...Subject[]],
  options: OptionsOf<Name>,
): Made<Printout> {
  const [first, ...others] = subjects;
  const so = (subject: Subject) => forSurvivors(subject, options);
  return makers[product]([so(first), ...others.map(so)], options);
}
