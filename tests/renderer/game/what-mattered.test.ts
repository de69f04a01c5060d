import { describe, expect, it } from 'vitest';
import { whatMattered } from '../../../renderer/game/what-mattered';
import { gameOn, momentOf, Player } from '../../helpers/played';
import { sampleMission } from '../../helpers/samples';

describe('what a game came to its end by', () => {
  it('is something of the mission, whatever the end was', () => {
    for (const name of ['m0', 'm1', 'm4']) {
      const mission = sampleMission(`${name}.boothill.json`);
      for (let draw = 0; draw < 6; draw++) {
        const game = gameOn(mission, { seed: `${draw}`, count: 4 });
        new Player(`${draw}`).playUntil(game, () => false);
        const { tokens, tiles } = whatMattered(momentOf(game), mission);
        expect(tokens.length + tiles.length).toBeGreaterThan(0);
        const there = [...(mission.tokens ?? []), ...mission.placements].map(({ id }) => id);
        expect(there).toEqual(expect.arrayContaining([...tokens, ...tiles]));
      }
    }
  });

  it('is the active spawn tokens where they were too many', () => {
    const mission = sampleMission('m1.boothill.json');
    const game = gameOn(mission, { seed: '3', count: 6 });
    new Player('x').playUntil(game, () => false);
    const moment = momentOf(game);
    if (moment.seen.outcome?.reason !== 'too-many-spawn-tokens') throw new Error('Another draw is needed');
    expect(whatMattered(moment, mission).tokens.length).toBeGreaterThan(0);
  });
});
