import { NOT_NOW, type Seen, type WhyNot } from '../../engine';
import type { Possible } from './possible';
import { type Risk, type RiskSort, risksOf } from './risks';

/** Anything on the screen that can be clicked, as far as it matters for what a click means. */
export interface Clickable {
  readonly possible: readonly Possible[];
  /** It does not say by itself what is meant: a card, a deed that is aimed, the place where one stands. */
  readonly asksAlways?: boolean;
  /** Why nothing can be done with it, where nothing can. */
  readonly whyNot: () => WhyNot | undefined;
}

/** What a click does. */
export type Click =
  | { readonly is: 'refused'; readonly why: WhyNot }
  | { readonly is: 'done'; readonly what: Possible }
  | {
      readonly is: 'asked';
      /** As they stand there: whoever shows them puts the safest first. */
      readonly possible: readonly Possible[];
      /** What speaks against it, where there is only one thing to do. */
      readonly risks: readonly Risk[];
    };

/**
 * What a click on anything means, everywhere the same: where nothing is possible it says why, one safe thing is done at
 * once, several are asked about, and so is what may be regretted, unless somebody wants to hear no more of that.
 */
export function clickOn(
  { possible, asksAlways, whyNot }: Clickable,
  seen: Seen,
  waived: ReadonlySet<RiskSort>,
): Click {
  const [only, ...others] = possible;
  if (!only) return { is: 'refused', why: whyNot() ?? NOT_NOW };
  if (others.length > 0) return { is: 'asked', possible, risks: [] };
  const risks = risksOf(only, seen).filter(({ sort }) => !waived.has(sort));
  return asksAlways || risks.length > 0 ? { is: 'asked', possible, risks } : { is: 'done', what: only };
}
