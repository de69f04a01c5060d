import type { ChangingBoard } from '../../../board/changing';
import { isRefused, type Prepared, refuse } from '../problems';
import type { BoardLayout, LiePosition } from './layouts';
import { type LinePosition, sideAhead, type TrainLine } from './line';
import type { Change, TrainChange } from './stage';

/** A layout on the table, with what its changes do to the zones. They lead to other layouts, by their numbers. */
export interface LaidLayout extends Pick<BoardLayout, 'position' | 'flipped' | 'closed' | 'gates'> {
  /** The train's line; nobody is on it where none drives. */
  readonly cars: LinePosition['cars'];
  readonly train: TrainChange | undefined;
  readonly flips: readonly (Change | undefined)[];
}

export function laidLayouts(
  layouts: readonly BoardLayout[],
  { heading, positions }: Pick<TrainLine, 'heading'> & { readonly positions: readonly LiePosition[] },
  changing: ChangingBoard,
  report: (done: number) => void,
): Prepared<readonly LaidLayout[]> {
  const laid: LaidLayout[] = [];
  for (const [number, layout] of layouts.entries()) {
    const { position, flipped, closed, gates } = layout;
    const { cars = [], next, departs } = positions[position] ?? {};
    const step = changeTo(changing, number, layout.train, departs);
    if (step && isRefused(step)) return step;
    const flips: (Change | undefined)[] = [];
    for (const to of layout.flips) {
      const flip = changeTo(changing, number, to);
      if (flip && isRefused(flip)) return flip;
      flips.push(flip);
    }
    const train = step && next && { ...step, move: next, toward: sideAhead(heading) };
    laid.push({ position, flipped, closed, gates, cars, train, flips });
    report(laid.length);
  }
  return laid;
}

/** Whoever finds no street that is near goes to any street there is. */
function changeTo(
  changing: ChangingBoard,
  from: number,
  to: number | undefined,
  departs?: string,
): Prepared<Change> | undefined {
  if (to === undefined) return undefined;
  const next = changing.configurations[to];
  const streets = [...changing.zones.keys()].filter(
    (zone) => changing.zones[zone]?.kind === 'street' && !changing.zones[zone].balcony && next?.has(zone),
  );
  if (streets.length === 0) return refuse('no-street-beside-train');
  const fates = changing.fates(from, to, departs === undefined ? [] : [departs]).map((fate): typeof fate => {
    const isLost = fate?.fate === 'affected' && fate.displacedTo.length === 0;
    return isLost ? { fate: 'affected', displacedTo: streets } : fate;
  });
  return { to, fates };
}
