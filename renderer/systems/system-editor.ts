import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Point } from '../../drawing/scene';
import type { UnplacedPiece, UnplacedToken } from '../../engine';
import type { Say, SentenceKey } from '../../languages';
import type { FaceSource, Mission, TileFace } from '../../schemas';
import type { SystemAids } from '../canvas/aids/aid';
import type { Making } from '../document/commands/tiles';
import type { CountedComponent } from '../document/inventory';
import type { LaidOut } from '../document/laid-out';
import type { PartKey } from '../document/parts';
import type { TokenFieldProps } from '../fields/token-property';

/** A piece in the palette, and all that it is found by. */
export interface OfferedPiece {
  readonly piece: UnplacedPiece;
  readonly name: string;
  readonly words: string;
}

/** Faces that come all at once, the first one on the right, and what they are together. */
export interface OfferedRow {
  readonly id: string;
  readonly name: string;
  readonly faces: readonly TileFace[];
  readonly makes?: Making;
}

/** Things that stand together in the palette: pieces, rows, or both faces of a tile of the box. */
export type OfferedSet = { readonly id: string; readonly title?: string } & (
  | { readonly pieces: readonly OfferedPiece[] }
  | { readonly rows: readonly OfferedRow[] }
  | { readonly tile: readonly TileFace[] }
);

export interface OfferedSection {
  /** The sentence for it is `palette.section.<id>`. */
  readonly id: string;
  readonly sets: readonly OfferedSet[];
}

/** Components that are counted together. */
export interface CountGroup {
  readonly name: SentenceKey;
  /** For a strip that is not as wide as a screen. */
  readonly short?: SentenceKey;
  readonly components: readonly CountedComponent[];
  /** Whose picture stands before the count. */
  readonly figure?: UnplacedPiece;
  /** What stands there instead. */
  readonly icon?: LucideIcon;
  /** How many there can be is no matter of what is in a box. */
  readonly isNotInBox?: true;
}

/** A sentence that is yet to be said. */
export interface Told {
  readonly key: SentenceKey;
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/** Why something is used up. */
export interface Shortage {
  /** In a word or two, over its picture. */
  readonly stamp: Told;
  readonly reason: Told;
  /** What uses it up. */
  readonly uses: readonly PartKey[];
}

/** How it stands with one thing in the palette. */
export interface Stock {
  readonly shortage?: Shortage;
  /** How many more there are of a piece; nothing where nobody counts. */
  readonly left?: { readonly left: number; readonly there: number };
}

/** Of which a count alone does not tell how it stands: people, of whom each is somebody. */
export interface OwnStock extends Stock {
  /** What is said where all that are counted are on the board. */
  readonly used: SentenceKey;
  /** There is exactly one, so no count is shown. */
  readonly isOne: boolean;
}

export interface AheadProps {
  readonly laid: LaidOut;
  /** How many rounds ahead one looks; nothing while all is where the mission puts it. */
  readonly round: number | undefined;
  /** In which round of a game the first of them may be, if anybody knows. */
  readonly first: number | undefined;
  readonly onRound: (round: number | undefined) => void;
}

/** What an editor asks of a game beside the data of its tokens. */
export interface SystemEditor {
  /** What its box is called. */
  readonly box: SentenceKey;
  /** What a mission may need more of than is in the box, in the order in which it is asked; each is `component.<id>`. */
  readonly components: readonly CountedComponent[];
  /** What is counted below the board, and what else a box holds. */
  readonly strip: readonly CountGroup[];
  readonly alsoInBox: readonly CountGroup[];
  /** What stands out on faces beside the tags of their zones: words for printed places, and the tags that say nothing. */
  readonly chips: {
    readonly spots: readonly (readonly [spot: string, words: SentenceKey])[];
    readonly untold: ReadonlySet<string>;
  };
  /** Everything there is to lay, in the order in which it is looked for. */
  palette(faces: FaceSource, say: Say): readonly OfferedSection[];
  /** How it stands with pieces of which a count does not say all. */
  stockOf(piece: UnplacedToken, mission: Mission): OwnStock | undefined;
  /** The fields for properties of tokens that are like nothing else. */
  readonly fields: Readonly<Record<string, (props: TokenFieldProps) => ReactNode>>;
  /** What there is to know and to do at a tile. */
  atTile(tile: PartKey): ReactNode;
  /** What can be done in the menu of a point of the board. */
  menuAt(at: Point): ReactNode;
  readonly aids: SystemAids;
  /** Whether a board lies otherwise some rounds later, and the way to look there. */
  readonly ahead: {
    isKnown(laid: LaidOut): boolean;
    readonly Control: (props: AheadProps) => ReactNode;
  };
}

/** What a game overrides of `plainEditor`; only the name of the box has no default. */
export type OwnEditor = Pick<SystemEditor, 'box'> & Partial<SystemEditor>;
