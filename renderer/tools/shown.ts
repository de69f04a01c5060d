import type { Box } from '../../drawing/box';
import type { Point } from '../../drawing/scene';
import type { KeyedSentence } from '../../languages';
import type { PartKey } from '../document/parts';

/** What the canvas shows of the tool in use, over the board. */
export interface Shown {
  readonly cursor: Cursor;
  /** Parts that the pointer holds: painted by themselves, so that the rest need not be. */
  readonly held: ReadonlySet<PartKey>;
  /** Why what is held cannot stay where it is; it is painted red. */
  readonly trouble?: KeyedSentence;
  /** What is held fits where it is; it is painted green. */
  readonly fits?: boolean;
  /** What letting go would do, if that is more than laying down what is held; it is painted orange. */
  readonly offer?: KeyedSentence;
  /** Seams and lanes that what is held has snapped to. */
  readonly guides: readonly (readonly [Point, Point])[];
  /** A place that would take what is held: a zone's number, or a printed spot. */
  readonly target?: { readonly zone?: number; readonly spot?: Point };
  readonly marquee?: Box;
  /** A way that is measured, zone by zone. */
  readonly route?: Route;
  /** Asked where something was dropped. */
  readonly question?: BoardQuestion;
  /** A label that is being written. */
  readonly writing?: Writing;
}

export interface Route {
  readonly from: number;
  readonly to: number | undefined;
  /** From the first to the last, so that there is one move less; empty if no way leads there. */
  readonly zones: readonly number[];
}

/** Words that are being written where a label is, or will be. */
export interface Writing {
  /** Its middle on the board. */
  readonly at: Point;
  /** The one that is there already. */
  readonly label?: string;
  /** What stands there so far. */
  readonly words: string;
  /** What has been written by now: it is part of the mission, so that nothing of it is lost. */
  readonly type: (words: string) => void;
  /** That is all; without any words there is no label. */
  readonly write: (words: string) => void;
  /** Ends with what has been written so far. */
  readonly end: () => void;
  /** Leaves it as it was. */
  readonly cancel: () => void;
}

/** One of a few answers; Enter takes the first, Escape none. Whoever closes it otherwise tells the editor to cancel. */
export interface BoardQuestion {
  readonly at: Point;
  /** What it is about, which is to stay in sight. */
  readonly about?: Box;
  readonly answers: readonly { readonly label: KeyedSentence; readonly choose: () => void }[];
}

export type Cursor = 'default' | 'grab' | 'grabbing' | 'crosshair' | 'move' | 'copy' | 'not-allowed' | 'text';

export const nothingShown: Shown = { cursor: 'default', held: new Set(), guides: [] };
