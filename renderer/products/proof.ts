import type { Palette } from '../../drawing/palette';
import type { Language } from '../../languages';
import type { Page, Remark } from '../../printing/printout';

/** What is to be printed, to be looked at before. */
export interface Proof {
  readonly title: string;
  readonly language: Language;
  readonly palette: Palette;
  readonly pages: readonly Page[];
  /** How many dots wide a picture will be, where it is painted in dots. */
  readonly dots?: number;
  readonly remarks: readonly Remark[];
}
