import {
  sideAhead,
  stockTileset,
  type TrainTimetable,
  trainTimetable,
} from '../../../../engine/systems/undead-or-alive';
import type { Placement } from '../../../../schemas';
import type { MissionContext } from '../../../mission/context';
import type { SheetLine, SheetMission } from '../../../system-telling';

/** Longer than any train takes to leave the largest board. */
const MOST_ROUNDS = 60;

/** A train that stands, or how one drives: step by step, and what it does on its way. */
export function trainLines({ mission, faces, context }: SheetMission): SheetLine[] {
  const { say } = context;
  const trains = context.tokensOf('train');
  if (trains.length === 0) return [];
  const standing = trains.some(({ moves }) => !moves) ? [{ words: say('sheet.train.scenery') }] : [];
  const driving = trains.find(({ moves }) => moves);
  if (!driving) return standing;
  const timetable = trainTimetable(mission, faces, MOST_ROUNDS);
  if (!timetable || !('rounds' in timetable) || timetable.startedBy.length === 0)
    return [...standing, { words: say('sheet.train.never') }];
  const side = say(`side.toward.${sideAhead(timetable.heading)}`);
  const engine = mission.placements.find(({ id }) => driving.tiles[0] === id)?.face ?? '';
  const steps = timetable.rounds.flatMap(({ step }) => {
    return step === undefined ? [] : [say(`sheet.train.step.${step}`, { side, tile: tileNumber(engine) })];
  });
  const isDrivingIn = timetable.rounds.some(({ step }) => step === 'enters' || step === 'moves');
  return [
    ...standing,
    { words: say('sheet.train.starts') },
    { words: say('sheet.train.steps', { count: steps.length }), below: stepsTogether(steps, context) },
    ...tilesBehind(timetable, context),
    { words: say(isDrivingIn ? 'sheet.train.sweeps' : 'sheet.train.leaves') },
    { words: say('sheet.train.aboard') },
  ];
}

/** What is the same several times over is one line for all of them. */
function stepsTogether(steps: readonly string[], context: MissionContext): string[] {
  return [...new Set(steps)].map((what) => {
    const numbers = steps.flatMap((step, index) => (step === what ? [String(index + 1)] : []));
    return context.say('sheet.train.step', { count: numbers.length, steps: context.and(numbers), what });
  });
}

/** What becomes of each tile that the train drives over: it is laid behind it, on one side or the other. */
function tilesBehind({ heading, rounds }: TrainTimetable, context: MissionContext): SheetLine[] {
  const passed = { train: new Set<string>(), railroad: new Set<string>() };
  for (const [index, { step, placements }] of rounds.entries()) {
    if (step !== 'moves') continue;
    for (const before of rounds[index - 1]?.placements ?? []) {
      const after = placements.find(({ id }) => id === before.id);
      if (!after || !isBackward(before, after, heading)) continue;
      passed[after.face === before.face ? 'railroad' : 'train'].add(tileNumber(before.face));
    }
  }
  return (['train', 'railroad'] as const).flatMap((side) => {
    const [tiles, count] = [context.and([...passed[side]]), passed[side].size];
    return count === 0 ? [] : [{ words: context.say(`sheet.train.behind.${side}`, { tiles, count }) }];
  });
}

type Place = Pick<Placement, 'x' | 'y'>;

function isBackward(before: Place, after: Place, heading: TrainTimetable['heading']): boolean {
  const [across, down] = [after.x - before.x, after.y - before.y];
  const ahead = { 0: across, 90: down, 180: -across, 270: -down }[heading];
  return ahead < 0;
}

function tileNumber(face: string): string {
  return stockTileset.tiles.find(({ faces }) => faces.includes(face))?.id ?? face;
}
