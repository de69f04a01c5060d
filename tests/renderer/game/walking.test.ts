import { describe, expect, it } from 'vitest';
import { nextStep, setOut, walkTo } from '../../../renderer/game/walking';
import { sampleMission } from '../../helpers/games';
import { gameOn, momentOf, observed, take, until } from '../../helpers/played';

function atTurn() {
  const game = gameOn(sampleMission('m0.boothill'));
  until(game, 'choose-survivor');
  return { game, moment: take(game, 'activate') };
}

/** The furthest zone that can be reached. */
function furthest(moment: ReturnType<typeof momentOf>): number {
  const { seen } = moment;
  const walks = seen.table.zones.flatMap((_, zone) => walkTo(moment, zone) ?? []);
  return walks.reduce((best, walk) => (walk.cost > best.cost ? walk : best)).zone;
}

describe('somebody who walks to a far zone', () => {
  it('gets there step by step, and then is there', () => {
    const { game, moment } = atTurn();
    const zone = furthest(moment);
    const walk = walkTo(moment, zone);
    expect(walk?.path.length).toBeGreaterThan(1);
    let walking = walk && setOut(moment, walk);
    let steps = 0;
    for (;;) {
      const next = walking && nextStep(momentOf(game), walking);
      if (!next) break;
      game.take({ action: next.action });
      walking = next.then;
      steps += 1;
    }
    const { seen } = momentOf(game);
    expect(observed(seen).at('place', moment.seen.acting)).toBe(zone);
    expect(steps).toBe(walk?.path.length);
  });

  it('goes no further once the way costs more than it did', () => {
    const { moment } = atTurn();
    const walk = walkTo(moment, furthest(moment));
    if (!walk) throw new Error('Nobody can go anywhere');
    expect(nextStep(moment, setOut(moment, walk))).toBeDefined();
    expect(nextStep(moment, { ...setOut(moment, walk), most: walk.cost - 1 })).toBeUndefined();
  });

  it('stops when somebody else is to decide', () => {
    const { game, moment } = atTurn();
    const walk = walkTo(moment, furthest(moment));
    if (!walk) throw new Error('Nobody can go anywhere');
    const after = take(game, 'end-turn');
    expect(nextStep(after, setOut(moment, walk))).toBeUndefined();
  });
});
