import { outcomeOf, record, type StartOptions, searchWin, undeadOrAliveGames } from '../../engine';
import type { Mission, Replay } from '../../schemas';

// Each attempt has luck of its own, and every other one looks further.
const ATTEMPTS = 10;
const BREADTH = 100;
const [WAYS, TURNS] = [20, 200] as const;
/** Posses of the usual size; small ones where missions ask for something per survivor. */
const SIZES = [6, 3] as const;

interface Found {
  readonly replay: Replay | undefined;
  readonly positions: number;
}

/** A won game, written down. */
export function findWin(mission: Mission): Found {
  let positions = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const count = SIZES[attempt % SIZES.length] ?? SIZES[0];
    const options = { seed: `${attempt + 1}`, count };
    const breadth = BREADTH * (1 + Math.floor(attempt / SIZES.length));
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
  const started = record(undeadOrAliveGames, mission, options);
  if ('problem' in started) throw new Error(`${mission.id}: ${started.problem.code}`);
  return started.recording;
}
