import { describe, expect, it } from 'vitest';
import { startGame } from '../../../renderer/game/played-game';
import { firstSetUp, startOptions } from '../../../renderer/game/set-up';
import { sampleMission } from '../../helpers/samples';

describe('what is proposed before a game', () => {
  it('can be played as it stands, also where a mission does not let all play who played last', () => {
    const mission = { ...sampleMission('m0.boothill.json'), classLimits: ['Brawler' as const] };
    const last = {
      isDrawn: false,
      count: 6,
      survivors: ['henry', 'jeb', 'meg'],
      players: 3,
      ultrared: false,
    };
    const proposed = firstSetUp(mission, '7', last);
    expect(proposed.survivors.length).toBeLessThan(last.survivors.length);
    expect(proposed.survivors.length).toBeGreaterThan(0);
    expect(startGame(mission, startOptions(proposed))).toHaveProperty('game');
  });
});
