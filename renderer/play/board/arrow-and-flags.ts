import { type Stood, takenUpBy } from '../../../drawing/board/standing';
import type { Box } from '../../../drawing/box';
import type { Language } from '../../../languages';
import { boxOnCanvas, type CanvasViewport } from '../../canvas/canvas-viewport';
import { type FlagStance, flagStances } from '../../canvas/flags';
import type { FlagMark } from '../../canvas/marks';
import { type Badge, boxesOfBadges } from './badges';
import { boxesWritten, type Labels } from './labels';
import { type ArrowStance, arrowStance, placeOfArrow, spotOn } from './spotlight';

interface Around {
  readonly stood: ReadonlyMap<string, Stood>;
  /** To whom the arrow points. */
  readonly acting: string | undefined;
  readonly badges: readonly Badge[];
  readonly flags: readonly FlagMark[];
  readonly language: Language;
}

/** How the arrow and the flags stand, so that they hide least. */
export interface Stances {
  /** Nothing where nobody acts who stands there. */
  readonly arrow: ArrowStance | undefined;
  readonly flags: readonly FlagStance[];
}

/**
 * Among those who stand there, wherever some of them are still on their way: a flag that turned aside for whoever passes
 * by would only unsettle. The same as long as one looks from as far, and in the midst of zooming.
 */
export function stancesOf({
  stood,
  acting,
  badges,
  flags,
  language,
}: Around): (viewport: CanvasViewport, isZooming: boolean, labels: Labels) => Stances {
  const actor = acting === undefined ? undefined : stood.get(acting);
  const others = [...stood.values()].filter((one) => one !== actor);
  let last: { readonly scale: number; readonly ratio: number; readonly stances: Stances } | undefined;
  const stances = (viewport: CanvasViewport, labels: Labels): Stances => {
    const coveredBy = (one: Stood): Box[] =>
      [takenUpBy(one, 0, language), ...boxesWritten(labels, one)].map((box) => boxOnCanvas(box, viewport));
    const covered = [...others.flatMap(coveredBy), ...boxesOfBadges(badges, viewport)];
    if (!actor) return { arrow: undefined, flags: flagStances(flags, viewport, covered) };
    const spot = spotOn(takenUpBy(actor, 0, language), viewport);
    const arrow = arrowStance(spot, covered, viewport.ratio);
    covered.push(placeOfArrow(spot, arrow, viewport.ratio), ...coveredBy(actor));
    return { arrow, flags: flagStances(flags, viewport, covered) };
  };
  return (viewport, isZooming, labels) => {
    const { scale, ratio } = viewport;
    if (!last || (!isZooming && (last.scale !== scale || last.ratio !== ratio)))
      last = { scale, ratio, stances: stances(viewport, labels) };
    return last.stances;
  };
}
