import { languages } from '../languages';
import { bookletPrintout } from './booklet/booklet-printout';
import { chosenLanguage, type OptionsOf } from './options';
import type { Printout } from './printout';
import { realSizePrintout } from './realsize/real-size-printout';
import type { Made } from './refusal';
import { sheetContent } from './sheet/content/sheet-content';
import { layOutSheet } from './sheet/lay-out';
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
  return makers[product](subjects, options);
}

/** In two languages that of the reader comes first. */
export function sheetPrintout(subject: Subject, { paper, ink, language }: OptionsOf<'sheet'>): Printout {
  const own = subject.language;
  if (language !== 'both') {
    const chosen = chosenLanguage(language, own);
    return layOutSheet([sheetContent(subject, chosen)], { paper, ink }, chosen);
  }
  const others = languages.filter((one) => one !== own).map((one) => sheetContent(subject, one));
  return layOutSheet([sheetContent(subject, own), ...others], { paper, ink }, own);
}
