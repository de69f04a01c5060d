import { describe, expect, it } from 'vitest';
import { runScenario, undeadOrAliveGames, verifyReplay } from '../../../engine';
import { replayOf, situationAt } from '../../../renderer/game/exports';
import { loadDocument, writeDocument } from '../../../schemas';
import { gameOn, isInRound, momentOf, Player } from '../../helpers/played';
import { sampleMission } from '../../helpers/samples';

const m0 = sampleMission('m0.boothill.json');

function playedTo(round: number) {
  const game = gameOn(m0);
  new Player().playUntil(game, isInRound(round));
  return game;
}

describe('a replay of a game', () => {
  it('is played again step by step, up to the moment in sight', () => {
    const game = playedTo(4);
    const whole = replayOf(game);
    if (!whole) throw new Error('There should be one');
    expect(loadDocument(writeDocument(whole), 'replay')).toMatchObject({ ok: true });
    expect(verifyReplay(undeadOrAliveGames, whole)).toHaveProperty('game');
    game.back(10);
    expect(replayOf(game)?.steps).toEqual(whole.steps.slice(0, -10));
  });

  it('says how the game ended', () => {
    const game = playedTo(1000);
    expect(replayOf(game)?.outcome).toEqual(momentOf(game).seen.outcome);
  });

  it('is none of a game that was changed by hand', () => {
    const game = playedTo(2);
    game.take({ bend: { bend: 'zombies', zone: 'a.NE', zombie: 'walker', count: 3 } });
    expect(replayOf(game)).toBeUndefined();
    game.back();
    expect(replayOf(game)).toBeDefined();
  });
});

describe('a situation of a moment', () => {
  it('passes as it is, in the middle of a turn, too', () => {
    const game = playedTo(3);
    for (let step = 0; step < 6; step++) {
      const made = situationAt(game);
      if (!('scenario' in made)) throw new Error(made.problem.code);
      expect(loadDocument(writeDocument(made.scenario), 'scenario')).toMatchObject({ ok: true });
      expect(runScenario(made.scenario)).toEqual([]);
      game.back();
    }
  });

  it('can be written down of what was changed by hand', () => {
    const game = playedTo(2);
    game.take({ bend: { bend: 'zombies', zone: 'a.NE', zombie: 'walker', count: 3 } });
    const made = situationAt(game);
    expect(made).toMatchObject({ scenario: { title: { en: 'Dry run, round 2' } } });
    if ('scenario' in made) expect(runScenario(made.scenario)).toEqual([]);
  });
});
