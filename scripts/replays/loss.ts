import { botNamed } from '../../engine';
import { playGame } from '../../main/host/play-game';
import type { Mission, Replay } from '../../schemas';

const MOST_GAMES = 1000;

/** The first game that the autopilot loses. */
export function findLoss(mission: Mission): Replay | undefined {
  const bot = botNamed(mission.system, 'greedy');
  if (!bot) throw new RangeError('There is no greedy autopilot');
  for (let seed = 1; seed <= MOST_GAMES; seed++) {
    const played = playGame(mission, { seed: `${seed}`, count: 6 }, bot);
    if ('problem' in played) throw new Error(`${mission.id}: ${played.problem.code}`);
    if (played.game.outcome?.won === false) return played.game.replay;
  }
  return undefined;
}
