import { describe, expect, it } from 'vitest';
import { simulate } from '../../../../main/host/lab/simulate';
import { sampleMission } from '../../../helpers/games';
import { builtLabWorker } from '../../../helpers/lab-worker';
import { times } from '../../../helpers/long';
import { randomPlay } from '../../../helpers/random-missions';

const bots = ['greedy', 'random'];

describe.each(['m0.boothill', 'two-tiles'])('many games of %s', (name) => {
  it.each(bots)(
    'by the bot %s come to their end',
    async (bot) => {
      await expectToEnd({ mission: sampleMission(name), bot, seed: 'soak', options: {} }, times(20, 2000));
    },
    600_000,
  );
});

describe('on boards with a train that drives', () => {
  const boards = times(2, 40);

  it('many games come to their end', async () => {
    const plays = Array.from(playsWithTrain(boards));
    expect(plays.map(({ name }) => name)).toHaveLength(boards);
    for (const { mission, options } of plays) {
      const { seed, ...rest } = options;
      for (const bot of bots) await expectToEnd({ mission, bot, seed, options: rest }, times(5, 25));
    }
  }, 600_000);
});

function* playsWithTrain(count: number) {
  let found = 0;
  for (let number = 0; found < count; number++) {
    const play = randomPlay(`railway ${number}`);
    if (!play.mission.tokens?.some(({ kind }) => kind === 'train')) continue;
    found += 1;
    yield play;
  }
}

async function expectToEnd(plan: Parameters<typeof simulate>[0], games: number): Promise<void> {
  const simulated = await simulate(plan, games, { program: builtLabWorker });
  expect(simulated).toMatchObject({
    report: { ended: 'done', played: games, undecided: 0, faults: [] },
  });
}
