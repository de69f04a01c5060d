import { describe, expect, it } from 'vitest';
import type { HostError } from '../../../main/contract';
import { keepGame } from '../../../renderer/game/keeper';
import { FakeHost } from '../../helpers/fake-host';
import { gameOn, isInRound, momentOf, Player } from '../../helpers/played';
import { sampleMission } from '../../helpers/samples';

const m0 = sampleMission('m0.boothill.json');

function kept(host = new FakeHost()) {
  const game = gameOn(m0);
  const failures: HostError[] = [];
  let time = 0;
  const keeper = keepGame(game, () => ({ played: 0 }), {
    host,
    key: 'the-game',
    now: () => time,
    failed: (error) => failures.push(error),
  });
  const textNow = () => String(host.askedFor('game.keep').at(-1)?.[1]);
  return { game, host, keeper, failures, textNow, wait: (seconds: number) => (time += seconds * 1000) };
}

describe('the keeper of a game', () => {
  it('keeps nothing before anybody has decided anything', async () => {
    const { host, keeper } = kept();
    await keeper.settled();
    expect(host.askedFor('game.keep')).toEqual([]);
  });

  it('has the newest state with the host once it has settled, however fast it came', async () => {
    const { game, keeper, host, textNow } = kept();
    new Player().playUntil(game, isInRound(2));
    await keeper.settled();
    const { moments } = game.store.getState();
    expect(JSON.parse(textNow())).toMatchObject({ at: moments.length - 2 });
    expect(host.askedFor('game.keep').length).toBeLessThan(moments.length / 2);
    game.back(3);
    await keeper.settled();
    expect(JSON.parse(textNow())).toMatchObject({ at: momentOf(game).number - 1 });
  });

  it('counts the time that was played, but not that somebody was away', async () => {
    const { game, keeper, wait, textNow } = kept();
    const player = new Player();
    const decide = () => game.take({ action: player.choice(momentOf(game)) });
    wait(20);
    decide();
    wait(30);
    decide();
    expect(keeper.played()).toBe(50);
    wait(100_000);
    decide();
    expect(keeper.played()).toBe(230);
    await keeper.settled();
    expect(JSON.parse(textNow())).toMatchObject({ played: 230 });
  });

  it('says once that a game cannot be kept, and goes on trying', async () => {
    const host = new FakeHost();
    host.script('game.keep', { ok: false, error: { code: 'disk-full' } });
    const { game, keeper, failures, textNow } = kept(host);
    const player = new Player();
    for (let step = 0; step < 3; step++) {
      game.take({ action: player.choice(momentOf(game)) });
      await keeper.settled();
    }
    expect(failures).toEqual([{ code: 'disk-full' }]);
    expect(JSON.parse(textNow())).toMatchObject({ at: 2 });
  });
});
