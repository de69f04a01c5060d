import type { AnyGame, Seen } from '../../engine';
import type { Words } from '../../telling/words';
import type { Touch } from '../game/choices';

/** What a change is made with, as somebody has filled it in so far. */
export type FilledForm = Readonly<Record<string, string | number>>;

/** One thing to fill in. */
export type BendField = { readonly argument: string } & (
  | { readonly options: readonly Option[]; readonly value: string | number }
  | {
      readonly least: number;
      readonly most: number;
      readonly value: number;
      /** How many there are now, where the number is set. */
      readonly now: number | undefined;
    }
);

export interface Option {
  readonly value: string | number;
  readonly label: string;
}

/** Who fills in, and what they look at. */
export interface FormTable<S extends Seen = Seen, W extends Words = Words> {
  readonly game: AnyGame;
  readonly seen: S;
  readonly words: W;
  /** What is picked on the board or among the cards. */
  readonly picked: Touch | undefined;
  /** The zone, by its number, that was last turned to. */
  readonly zone?: number | undefined;
}

export interface BendForms<S extends Seen = Seen, W extends Words = Words> {
  /** In the order in which they are offered; the sentence for each is `what-if.bend.<bend>`. */
  readonly bends: readonly string[];
  /** One that takes nothing, and so has a button of its own, if there is one. */
  readonly alone?: string;
  /** The fields of a change, each with what was filled in, or with what is the case now. */
  fieldsOf(bend: string, filled: FilledForm, table: FormTable<S, W>): readonly BendField[];
}
