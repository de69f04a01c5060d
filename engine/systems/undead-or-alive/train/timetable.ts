import type { FaceSource, Mission } from '../../../../schemas';
import { allEffects } from '../../../../schemas/references/effects';
import { type ChangingBoard, compileChangingBoard } from '../../../board/changing';
import type { Placement } from '../../../board/placed';
import { lazyByKey } from '../../../geometry/lazy';
import type { Rect, Rotation } from '../../../geometry/rect';
import { layLine, type TrainMove } from '../board/line';
import { isRefused, type Prepared, refuse } from '../problems';

/** Where a train is in each round after it has been started, as far as its line tells. */
export interface TrainTimetable {
  /** The token. */
  readonly train: string;
  /** The rules that start it; without one it never drives, whatever its line is. */
  readonly startedBy: readonly string[];
  /** Where it drives, as a locomotive is turned that drives there. */
  readonly heading: Rotation;
  /** From round 0, before its first step, on. */
  readonly rounds: readonly TrainRound[];
}

export interface TrainRound {
  readonly round: number;
  /** What it did last; nothing before the first round, and when it does not come again. */
  readonly step: TrainMove | undefined;
  /** All tiles, as they lie then. */
  readonly placements: readonly Placement[];
  /** What it drove over in this round, as it was before. */
  readonly swept: () => readonly SweptZone[];
}

export interface SweptZone {
  readonly parts: readonly string[];
  readonly rects: readonly Rect[];
}

/** Nothing where no train drives; a problem where it cannot. */
export function trainTimetable(
  { placements, tokens = [], rules = [] }: Pick<Mission, 'placements' | 'tokens' | 'rules'>,
  faces: FaceSource,
  rounds = 6,
): Prepared<TrainTimetable> | undefined {
  const [train, another] = tokens.flatMap((token) => (token.kind === 'train' && token.moves ? [token] : []));
  if (another) return refuse('several-trains', { piece: another.id });
  if (!train) return undefined;
  const line = layLine(train, placements, faces);
  if (isRefused(line)) return line;
  const { heading, positions } = line;
  const sweptIn = lazyByKey((round: number): readonly SweptZone[] => {
    const [before, after] = [positions[round - 1], positions[round]];
    if (!before || !after) return [];
    return affected(compileChangingBoard([before, after], faces), before.departs);
  });
  const last = positions.at(-1)?.placements ?? placements;
  return {
    train: train.id,
    heading,
    startedBy: rules.flatMap((rule) =>
      allEffects(rule).some(({ effect }) => effect === 'train-starts') ? [rule.id] : [],
    ),
    rounds: Array.from({ length: rounds + 1 }, (_, round) => ({
      round,
      step: positions[round] && positions[round - 1]?.next,
      placements: positions[round]?.placements ?? last,
      swept: () => sweptIn(round),
    })),
  };
}

function affected(board: ChangingBoard, departs: string | undefined): SweptZone[] {
  const fates = board.fates(0, 1, departs === undefined ? [] : [departs]);
  return board.zones.flatMap(({ parts, rects }, zone) =>
    fates[zone]?.fate === 'affected' ? [{ parts, rects }] : [],
  );
}
