import type { Shape } from '../../drawing/scene';
import type { Language } from '../../languages';

// What a text consists of, before anybody knows on which page it stands.

/** Words in one weight, one after the other on a line. */
export interface Run {
  readonly text: string;
  readonly bold?: true;
}

export type Words = string | readonly Run[];

export interface Heading {
  readonly kind: 'heading';
  readonly level: 1 | 2 | 3;
  readonly text: string;
}

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly words: Words;
  /** Small print, such as credits; never below 8 points. */
  readonly small?: true;
  /** Set off from the text around it, such as a story. */
  readonly quoted?: true;
}

export interface ListItem {
  readonly words: Words;
  /** Items below it. */
  readonly items?: readonly ListItem[];
  /** These are numbered, because their order counts. */
  readonly ordered?: true;
}

export interface List {
  readonly kind: 'list';
  readonly ordered?: true;
  readonly items: readonly ListItem[];
}

export interface Cell {
  readonly words?: Words;
  /** Drawn before the words, in millimetres around its own zero. */
  readonly picture?: { readonly shapes: readonly Shape[]; readonly width: number; readonly height: number };
}

export interface Table {
  readonly kind: 'table';
  readonly head?: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Parts of the width; even ones if it is left out. */
  readonly widths?: readonly number[];
}

/** Something drawn, in millimetres of its own; made smaller where it does not fit, never larger than `largest` times. */
export interface Figure {
  readonly kind: 'figure';
  readonly shapes: readonly Shape[];
  readonly width: number;
  readonly height: number;
  readonly largest: number;
  readonly alternative: string;
  readonly caption?: string;
}

/** A heading with what belongs to it; it may run on over pages, but begins with at least two lines below its heading. */
export interface Section {
  readonly kind: 'section';
  readonly heading?: Heading;
  readonly blocks: readonly Block[];
  /** Where it is another than that of the whole, as in a sheet of two languages. */
  readonly language?: Language;
}

export type Block = Heading | Paragraph | List | Table | Figure | Section;
