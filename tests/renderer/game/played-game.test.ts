import { describe, expect, it } from 'vitest';
import { legalActions } from '../../../engine';
import { lineTo } from '../../../renderer/game/moment';
import { gameOn, isInRound, momentOf, Player, sightOf } from '../../helpers/played';
import { sampleMission } from '../../helpers/samples';

const m0 = sampleMission('m0.boothill.json');

describe('a game that is played', () => {
  it('is taken back across the zombies’ phase, and comes to the same again', () => {
    const game = gameOn(m0);
    new Player().playUntil(game, isInRound(2));
    const [then, line] = [momentOf(game), lineTo(momentOf(game))];
    game.back(5);
    expect(momentOf(game)).toBe(line.at(-6));
    expect(momentOf(game).seen.round).toBe(1);
    for (const { deed } of line.slice(-5)) if (deed) expect(game.take(deed)).toBeUndefined();
    expect(momentOf(game)).toBe(then);
    expect(game.store.getState().moments).toHaveLength(line.length);
  });

  it('branches where somebody goes on in another way, and loses nothing', () => {
    const game = gameOn(m0);
    new Player().playUntil(game, isInRound(1));
    const from = momentOf(game);
    const [one, other] = legalActions(from.game);
    if (!one || !other) throw new Error('There is nothing to choose');
    game.take({ action: one });
    new Player('on').playUntil(game, isInRound(2));
    const first = momentOf(game);
    game.goTo(from);
    game.take({ action: other });
    const second = momentOf(game);
    expect(game.waysFrom(from)).toHaveLength(2);
    expect(game.store.getState().newest).toBe(second);
    game.goTo(game.waysFrom(from)[0] ?? from);
    expect(game.store.getState().newest).toBe(first);
    game.forward(1000);
    expect(momentOf(game)).toBe(first);
  });

  it('has the same luck on the way back as on the way there', () => {
    const game = gameOn(m0);
    new Player().playUntil(game, isInRound(3));
    const sights = lineTo(momentOf(game)).map(sightOf);
    game.back(1000);
    for (const sight of sights) {
      expect(sightOf(momentOf(game))).toBe(sight);
      game.forward();
    }
  });

  it('says why something cannot be done, and stays where it is', () => {
    const game = gameOn(m0);
    const before = game.store.getState();
    expect(game.take({ action: { do: 'move', to: 'nowhere' } })).toMatchObject({
      code: expect.any(String) as unknown,
    });
    expect(game.store.getState()).toBe(before);
  });

  it('can be changed by hand', () => {
    const game = gameOn(m0);
    new Player().playUntil(game, isInRound(1));
    const zone = game.mission.tokens?.find(({ kind }) => kind === 'zombie');
    expect(zone).toBeDefined();
    const bend = { bend: 'zombies', zone: 'a.NE', zombie: 'walker', count: 5 };
    expect(game.take({ bend })).toBeUndefined();
    expect(momentOf(game)).toMatchObject({ deed: { bend }, events: [{ type: 'bent' }] });
  });
});
