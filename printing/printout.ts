import type { Box } from '../drawing/box';
import type { Palette } from '../drawing/palette';
import type { Point, Shape } from '../drawing/scene';
import type { Language } from '../languages';
import type { StructureNode } from './structure';

// A printout is everything that a painter has to know: pages in millimetres, and what each thing on them is for whoever
// cannot see it. Makers (pure) give one, painters turn it into a file or a picture on the screen.

/** What repeats on every page or only pleases the eye; whoever has a page read aloud hears nothing of it. */
export type Artifact = 'pagination' | 'layout' | 'background';

/** Shapes that belong together: part of one structure node, or an artifact. A painter takes nothing else. */
export interface Entry {
  readonly tag: StructureNode | Artifact;
  readonly shapes: readonly Shape[];
  /** Where the zero of the shapes lies on the page. */
  readonly at?: Point;
  /** How much smaller than life they are drawn; 1 if it is left out. */
  readonly scale?: number;
  /** Only what lies within is seen, in millimetres of the page. */
  readonly clip?: Box;
  /** Colours other than those of the printout. */
  readonly palette?: Palette;
  /** The page, by its index, that a click leads to. */
  readonly leadsTo?: number;
}

export interface Page {
  readonly width: number;
  readonly height: number;
  /** What remains when a print shop has cut it; the whole page if it is left out. */
  readonly trim?: Box;
  /** How far beyond the trim it is printed, on every side. */
  readonly bleed?: number;
  readonly entries: readonly Entry[];
}

export interface Bookmark {
  readonly title: string;
  /** By its index. */
  readonly page: number;
  readonly children?: readonly Bookmark[];
}

/** What the reader should know and the paper does not say, such as letters that were replaced. */
export type Remark = {
  readonly code: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
};

export interface Printout {
  readonly title: string;
  readonly language: Language;
  readonly author?: string;
  readonly palette: Palette;
  readonly pages: readonly Page[];
  /** The whole as it is read aloud; its role is `Document`. */
  readonly structure: StructureNode;
  readonly bookmarks: readonly Bookmark[];
  readonly remarks: readonly Remark[];
}
