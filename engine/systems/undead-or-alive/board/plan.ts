import type { TrainPlan } from './line';
import type { ZoneSet } from './zone-set';

/** What may change about a board in play, by its train and by the rules of its mission. */
export interface BoardPlan {
  readonly train: TrainPlan | undefined;
  /** The tiles that rules turn over, by their placements. */
  readonly flips: readonly string[];
  readonly gates: readonly ClosableZones[];
}

/** Zones that are closed, or a way that is, as long as a rule says so. In the beginning they are, but for ways that last. */
export interface ClosableZones {
  /** The rule. */
  readonly rule: string;
  /** Whether nobody may enter them, or nobody sees into them or through them. */
  readonly against: 'entering' | 'seeing';
  readonly ground: ZoneSet;
  /** Nothing ever opens it. */
  readonly lasts: boolean;
  /** It is a way, which leads there as long as it stands open; zones are closed by it in no case. */
  readonly way?: PlannedWay;
}

/** From each zone of one place to each of another. */
export interface PlannedWay {
  readonly from: ZoneSet;
  readonly to: ZoneSet;
  readonly isOneWay: boolean;
  /** Nothing ever closes it. */
  readonly lasts: boolean;
}

export const NOTHING_CHANGES: BoardPlan = { train: undefined, flips: [], gates: [] };
