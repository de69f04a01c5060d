import type { Box } from '../../drawing/box';
import type { ColourName } from '../../drawing/palette';
import type { Line, Point } from '../../drawing/scene';

/** A line as thick as the screen wants it, in pixels of the page, however near one is. */
export interface LineStyle {
  readonly colour: ColourName;
  readonly width: number;
  readonly dash?: readonly number[];
  /** Light around it, so that it is seen on any ground. */
  readonly halo?: true;
}

/** A number on a disc, as large as this in millimetres; from far away it stays legible, and grows off what it is about. */
export interface NumberMark {
  readonly kind: 'number';
  readonly at: Point;
  /** Which way that is: -1 or 1 across, and down. */
  readonly off: Point;
  readonly radius: number;
  readonly text: string;
}

export function placeOfNumber({ at: [x, y], radius }: NumberMark): Box {
  return [x - radius, y - radius, 2 * radius, 2 * radius];
}

export interface FlagMark {
  readonly kind: 'flag';
  readonly at: Point;
  readonly lift: number;
  readonly fill: ColourName;
}

/** What is drawn over the board for the tool: at places of the table, in millimetres; `grown` is in pixels. */
export type Mark =
  | { readonly kind: 'line'; readonly line: Line; readonly pen: LineStyle }
  | { readonly kind: 'box'; readonly box: Box; readonly grown: number; readonly pen: LineStyle }
  /** The corners of a box, bold. */
  | { readonly kind: 'ticks'; readonly box: Box; readonly grown: number; readonly pen: LineStyle }
  | {
      readonly kind: 'ring';
      /** The piece that it goes along with. */
      readonly piece?: string;
      readonly at: Point;
      readonly radius: number;
      readonly grown: number;
      readonly pen: LineStyle;
    }
  | {
      readonly kind: 'area';
      readonly outlines: readonly Line[];
      readonly fill: ColourName;
      readonly opacity: number;
    }
  /** A dot of so many pixels, with a rim. */
  | { readonly kind: 'dot'; readonly at: Point; readonly radius: number; readonly fill: ColourName }
  /** A flag on a pole that stands at a place: as large from however far away, and off it by so many pixels. */
  | FlagMark
  | NumberMark
  /** Words on a slip of paper, so many pixels above a place. */
  | {
      readonly kind: 'slip';
      readonly at: Point;
      readonly lift: number;
      readonly text: string;
      readonly rim: ColourName;
    };
