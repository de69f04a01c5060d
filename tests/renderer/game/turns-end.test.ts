import { describe, expect, it } from 'vitest';
import type { UoaEvent } from '../../../engine/systems/undead-or-alive/events';
import type { Moment } from '../../../renderer/game/moment';
import { createSitting } from '../../../renderer/game/sitting';
import { times } from '../../helpers/long';
import { drifting, gameOn, momentOf, Player } from '../../helpers/played';
import { sampleMission } from '../../helpers/samples';

/** The turns that ended on the way to a moment while an action was left, though nobody said so and nobody was gone. */
function endedByItself({ events, deed }: Moment): readonly UoaEvent[] {
  const told = events as readonly UoaEvent[];
  const isGone = told.some(({ type }) => type === 'left' || type === 'eliminated' || type === 'game-over');
  if (isGone || (deed && 'action' in deed && deed.action.do === 'end-turn')) return [];
  return told.filter((event) => event.type === 'turn-ended' && event.unspent > 0);
}

describe('a turn', () => {
  it('never ends by itself while an action is left', () => {
    let ended = 0;
    for (let number = 0; number < times(4, 40); number++) {
      const mission = sampleMission(`m${number % 11}.boothill.json`);
      for (const moment of drifting(gameOn(mission, { seed: `${number}`, count: 3 }), `${number}`, 120)) {
        ended += moment.events.filter(({ type }) => type === 'turn-ended').length;
        expect(endedByItself(moment)).toEqual([]);
      }
    }
    expect(ended).toBeGreaterThan(10);
  });

  it('is not ended by what is decided by itself', () => {
    const game = gameOn(sampleMission('m0.boothill.json'), { seed: '3', count: 3 });
    const sitting = createSitting(game, { speed: () => 'at-once', skipsTrivial: () => true });
    const player = new Player('3');
    for (let step = 0; step < 150 && !momentOf(game).seen.outcome; step++) {
      const before = game.store.getState().moments.length;
      sitting.take({ action: player.choice(momentOf(game)) });
      // The first of them somebody has wanted.
      const byItself = game.store.getState().moments.slice(before + 1);
      for (const { deed } of byItself) expect(deed).not.toEqual({ action: { do: 'end-turn' } });
    }
    expect(momentOf(game).round).toBeGreaterThan(1);
  });
});
