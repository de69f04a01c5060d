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

  it('has what was taken back out of sight for as long as it only looks back', () => {
    const game = gameOn(sampleMission('m0.boothill.json'), { seed: '3', count: 2 });
    const sitting = createSitting(game, { speed: () => 'at-once', skipsTrivial: () => false });
    const player = new Player();
    const moments = [momentOf(game)];
    for (let deed = 0; deed < 3; deed++) {
      sitting.take({ action: player.choice(momentOf(game)) });
      moments.push(momentOf(game));
    }
    const [first, second, third, last] = moments;
    if (!first || !second || !third || !last) throw new Error('Not enough was done');
    const takenBack = () => sitting.store.getState().takenBack;
    sitting.goTo(second);
    expect(takenBack()).toBeUndefined();
    sitting.goTo(last);
    sitting.go(-1);
    expect(takenBack()).toBe(third);
    sitting.goTo(first);
    expect(takenBack()).toBe(third);
    sitting.goTo(last);
    expect(takenBack()).toBeUndefined();
  });

  it('watches again what came to pass, from any event of it on, and is then where it was', () => {
    const game = gameOn(sampleMission('m0.boothill.json'), { seed: '3', count: 2 });
    const sitting = createSitting(game, { speed: () => 'at-once', skipsTrivial: () => true });
    const player = new Player();
    const has = (wanted: string) => momentOf(game).events.some(({ type }) => type === wanted);
    while (!has('zombies-phase') || !has('spawned')) sitting.take({ action: player.choice(momentOf(game)) });
    const turn = momentOf(game);
    sitting.take({ action: player.choice(turn) });
    const now = momentOf(game);
    const spawned = turn.events.findIndex(({ type }) => type === 'spawned');
    sitting.watchAgain(turn, spawned);
    const { watching } = sitting.store.getState();
    expect(watching?.at).toBeGreaterThan(0);
    expect(watching?.scenes[watching.at]?.places).toContain(spawned);
    for (let scene = watching?.at ?? 0; scene < (watching?.scenes.length ?? 0); scene++) sitting.nextScene();
    expect(sitting.store.getState().watching).toBeUndefined();
    expect(momentOf(game)).toBe(now);
    // What is not of that moment leads nowhere.
    sitting.watchAgain(turn, turn.events.length);
    expect(sitting.store.getState().watching).toBeUndefined();
  });
});
