import type { SystemId } from '../../engine';
import type { Mission } from '../../schemas';
import type { PartKey } from '../document/parts';
import type { GameInSight, Sight } from './sight';

/** An action of the window whose button a tour can point at. */
export type TourAction = 'play.play' | 'play.return' | 'play.back' | 'panel.palette' | 'panel.properties';

/** A part of the window that a tour can point at, and that is no action; it carries its name in `data-control`. */
export type TourControl =
  | ('add-goal' | 'add-rule' | 'story' | 'unfold' | 'ahead' | 'hand' | 'rules-traced')
  | ('next-step' | 'actions-left' | 'threat' | 'begin-turn' | 'danger-level');

/** Something that a step speaks of. */
export type Pointer =
  | { readonly action: TourAction }
  | { readonly control: TourControl }
  /** Such as `face:4V`, by its name in the palette. */
  | { readonly palette: string }
  /** A tab beside the board. */
  | { readonly panel: string }
  /** What lies on the board. */
  | { readonly parts: (mission: Mission) => readonly PartKey[] }
  | AtTable;

/** A part of a table with a game on it. */
export type AtTable =
  /** The button of a deed, by its word. */
  | { readonly deed: string }
  /** Zones of the board, by their numbers. */
  | { readonly zones: (game: GameInSight) => readonly number[] }
  /** Somebody beside the board, by their number. */
  | { readonly person: (game: GameInSight) => number };

export interface TourStep {
  /** Its sentence is `tour.<id of the tour>.step.<id>`. */
  readonly id: string;
  /** What to point at: the first of them that is in sight. */
  readonly at: readonly Pointer[];
  /** Keys that help with it, written as shortcuts are. */
  readonly keys?: readonly string[];
  readonly isDone: (sight: Sight) => boolean;
  /** Of a guide: what it speaks of is there. */
  readonly isDue?: (sight: Sight) => boolean;
  /** It is done for good as soon as it was done once: something that was looked at, or that went by. */
  readonly isOnce?: true;
}

/**
 * A way through the window, step by step. It does nothing for anybody: it notices what they do. One without a beginning is a
 * guide: it comes along whenever its sample is played, and speaks of each thing when that first matters.
 */
export interface Tour {
  /** No two games have tours of one name. `tour.<id>.title`, `.about` and, unless it is a guide, `.mission` and `.end` are said of it. */
  readonly id: string;
  readonly system: SystemId;
  /** A sample that shows what can come of it; the one that a guide comes along with. */
  readonly sample: string;
  /** What its mission has before the first step. */
  readonly beginning?: Partial<Mission>;
  /** Of a guide, what passes soonest comes first. */
  readonly steps: readonly TourStep[];
}

export function isGuide({ beginning }: Pick<Tour, 'beginning'>): boolean {
  return beginning === undefined;
}
