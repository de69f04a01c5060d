import { describe, expect, it } from 'vitest';
import { createSitting } from '../../../renderer/game/sitting';
import { gameOn, momentOf, Player } from '../../helpers/played';
import { sampleMission } from '../../helpers/samples';

describe('somebody at the table', () => {
  it('takes back what they decided, and with it what decided itself after that', () => {
    const game = gameOn(sampleMission('m0.boothill.json'), { seed: '3', count: 6 });
    const sitting = createSitting(game, { speed: () => 'at-once', skipsTrivial: () => true });
    const player = new Player();
    let [before, after] = [momentOf(game), momentOf(game)];
    while (after === before || after.after === before) {
      before = momentOf(game);
      expect(before.seen.outcome).toBeUndefined();
      sitting.take({ action: player.choice(before) });
      after = momentOf(game);
    }
    sitting.go(-1);
    expect(momentOf(game)).toBe(before);
    sitting.go(1);
    expect(momentOf(game)).toBe(after);
  });
});
