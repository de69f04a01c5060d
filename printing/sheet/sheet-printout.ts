import { languages } from '../../languages';
import { chosenLanguage, type OptionsOf } from '../options';
import type { Printout } from '../printout';
import type { Subject } from '../subject';
import { unknownTiles } from '../unknown-tiles';
import { sheetContent } from './content/sheet-content';
import { layOutSheet } from './lay-out';

/** All that a group at a table has to know of a mission, on a page or two; of two languages, that of the reader comes first. */
export function sheetPrintout(subject: Subject, options: OptionsOf<'sheet'>): Printout {
  const own = chosenLanguage(options.language, subject.language);
  const others = options.language === 'both' ? languages.filter((each) => each !== own) : [];
  const content = sheetContent(subject, own);
  const contents = [content, ...others.map((language) => sheetContent(subject, language, own))] as const;
  const { authors = [] } = subject.mission;
  const sheet = layOutSheet(contents, options);
  return {
    ...sheet,
    remarks: [...unknownTiles(subject), ...sheet.remarks],
    ...(authors.length > 0 && { author: authors.join(', ') }),
  };
}
