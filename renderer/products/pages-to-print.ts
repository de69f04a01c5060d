import type { Language } from '../../languages';
import type { PaperSize } from '../../printing/paper';
import { isRefusal, type Made } from '../../printing/refusal';
import { proofOf } from './makers';
import { pageMarkup } from './page-markup';
import type { ToPrint } from './to-print';

/** Pages as documents that a page can take in and have printed. */
export interface PagesToPrint {
  readonly language: Language;
  readonly pages: readonly (PaperSize & { readonly markup: string })[];
}

export function pagesToPrint(question: ToPrint): Made<PagesToPrint> {
  const proof = proofOf(question);
  if (isRefusal(proof)) return proof;
  const { language, pages, palette } = proof;
  return {
    language,
    pages: pages.map((page) => ({
      width: page.width,
      height: page.height,
      markup: pageMarkup(page, palette),
    })),
  };
}
