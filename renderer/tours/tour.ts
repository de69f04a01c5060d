import type { SystemId } from '../../engine';
import type { Mission } from '../../schemas';
import type { PartKey } from '../document/parts';
import type { Sight } from './sight';

/** An action of the window whose button a tour can point at. */
export type TourAction = 'play.play' | 'play.return' | 'panel.palette' | 'panel.properties';

/** A part of the window that a tour can point at, and that is no action; it carries its name in `data-control`. */
export type TourControl = 'add-goal' | 'add-rule' | 'story' | 'unfold' | 'ahead' | 'hand' | 'rules-traced';

/** Something that a step speaks of. */
export type Pointer =
  | { readonly action: TourAction }
  | { readonly control: TourControl }
  /** Such as `face:4V`, by its name in the palette. */
  | { readonly palette: string }
  /** A tab beside the board. */
  | { readonly panel: string }
  /** What lies on the board. */
  | { readonly parts: (mission: Mission) => readonly PartKey[] };

export interface TourStep {
  /** Its sentence is `tour.<id of the tour>.step.<id>`. */
  readonly id: string;
  /** What to point at: the first of them that is in sight. */
  readonly at: readonly Pointer[];
  /** Keys that help with it, written as shortcuts are. */
  readonly keys?: readonly string[];
  readonly isDone: (sight: Sight) => boolean;
  /** It is done for good as soon as it was done once: something that was looked at, or that went by. */
  readonly isOnce?: true;
}

/** A way through the window, step by step. It does nothing for anybody: it notices what they do. */
export interface Tour {
  /** No two games have tours of one name. `tour.<id>.title`, `.about`, `.end` and, for its mission, `.mission` are said of it. */
  readonly id: string;
  readonly system: SystemId;
  /** A sample that shows what can come of it. */
  readonly sample: string;
  /** What its mission has before the first step. */
  readonly beginning: Partial<Mission>;
  readonly steps: readonly TourStep[];
}
