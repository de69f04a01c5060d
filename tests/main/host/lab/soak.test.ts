import { expect, it } from 'vitest';
import { simulate } from '../../../../main/host/lab/simulate';
import { sampleMission } from '../../../helpers/games';
import { builtLabWorker } from '../../../helpers/lab-worker';
import { times } from '../../../helpers/long';

/** Every mission that can be played. One with a train belongs here as soon as there is one. */
const missions = ['m0.boothill', 'two-tiles'];
const bots = ['greedy', 'random'];

it.each(missions.flatMap((mission) => bots.map((bot) => [mission, bot] as const)))(
  'many games of %s by the bot %s come to their end',
  async (name, bot) => {
    const games = times(20, 2000);
    const plan = { mission: sampleMission(name), bot, seed: 'soak', options: {} };
    const simulated = await simulate(plan, games, { program: builtLabWorker });
    expect(simulated).toMatchObject({
      report: { ended: 'done', played: games, undecided: 0, faults: [] },
    });
  },
  600_000,
);
