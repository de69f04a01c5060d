import { outcomeOf, record, type StartOptions, searchWin, systemOf } from '../../engine';
import type { Mission, Replay } from '../../schemas';

/** Most missions fall to a quick look; a few ask for something per survivor, which is easier for a small posse. */
const ATTEMPTS = [
  { count: 6, breadth: 100 },
  { count: 3, breadth: 100 },
  { count: 6, breadth: 250 },
  { count: 6, breadth: 250 },
  { count: 3, breadth: 400 },
  { count: 6, breadth: 400 },
  { count: 6, breadth: 600 },
] as const;
const [WAYS, TURNS] = [24, 200] as const;

interface Found {
  readonly replay: Replay | undefined;
  readonly positions: number;
}

/** A won game, written down. */
export function findWin(mission: Mission): Found {
  let positions = 0;
  for (const [attempt, { count, breadth }] of ATTEMPTS.entries()) {
    const options = { seed: `${attempt + 1}`, count };
    const { game } = begin(mission, options);
    const found = searchWin(game, { breadth, ways: WAYS, turns: TURNS }, options.seed);
    positions += found.positions;
    if (found.won) return { replay: written(mission, options, found.won), positions };
  }
  return { replay: undefined, positions };
}

function written(mission: Mission, options: StartOptions, taken: readonly number[]): Replay {
  const recording = begin(mission, options);
  for (const option of taken) recording.take(option);
  if (outcomeOf(recording.game)?.won !== true) throw new Error(`${mission.id} is not won`);
  return recording.replay();
}

function begin(mission: Mission, options: StartOptions) {
  const started = record(systemOf(mission.system).start, mission, options);
  if ('problem' in started) throw new Error(`${mission.id}: ${started.problem.code}`);
  return started.recording;
}
