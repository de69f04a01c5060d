import { describe, expect, it } from 'vitest';
import { runScenario, verifyReplay } from '../../../engine';
import { undeadOrAliveGames } from '../../../engine/systems/undead-or-alive/start';
import { replayOf, situationAt } from '../../../renderer/game/exports';
import { toPlayOver } from '../../../renderer/game/keeping';
import type { PlayedGame } from '../../../renderer/game/played-game';
import { loadDocument, writeDocument } from '../../../schemas';
import { gameOn, isInRound, momentOf, Player } from '../../helpers/played';
import { sampleMission } from '../../helpers/samples';

const m0 = sampleMission('m0.boothill.json');

function playedTo(round: number) {
  const game = gameOn(m0);
  new Player().playUntil(game, isInRound(round));
  return game;
}

/** What leads to the moment in sight, and somebody who does not look how far it is. */
const inSight = (game: PlayedGame) => [toPlayOver(game, game.mission), () => undefined] as const;

describe('a replay of a game', () => {
  it('is played again step by step, up to the moment in sight', () => {
    const game = playedTo(4);
    const whole = replayOf(...inSight(game));
    if (!whole) throw new Error('There should be one');
    expect(loadDocument(writeDocument(whole), 'replay')).toMatchObject({ ok: true });
    expect(verifyReplay(undeadOrAliveGames, whole)).toHaveProperty('game');
    game.back(10);
    expect(replayOf(...inSight(game))?.steps).toEqual(whole.steps.slice(0, -10));
  });

  it('says how the game ended', () => {
    const game = playedTo(1000);
    expect(replayOf(...inSight(game))?.outcome).toEqual(momentOf(game).seen.outcome);
  });

  it('is none of a game that was changed by hand', () => {
    const game = playedTo(2);
    game.take({ bend: { bend: 'zombies', zone: 'a.NE', zombie: 'walker', count: 3 } });
    expect(replayOf(...inSight(game))).toBeUndefined();
    game.back();
    expect(replayOf(...inSight(game))).toBeDefined();
  });
});

describe('a situation of a moment', () => {
  it('passes as it is, in the middle of a turn, too', () => {
    const game = playedTo(3);
    for (let step = 0; step < 6; step++) {
      const made = situationAt(...inSight(game));
      if (!('scenario' in made)) throw new Error(made.problem.code);
      expect(loadDocument(writeDocument(made.scenario), 'scenario')).toMatchObject({ ok: true });
      expect(runScenario(made.scenario)).toEqual([]);
      game.back();
    }
  });

  it('can be written down of what was changed by hand', () => {
    const game = playedTo(2);
    game.take({ bend: { bend: 'zombies', zone: 'a.NE', zombie: 'walker', count: 3 } });
    const made = situationAt(...inSight(game));
    expect(made).toMatchObject({ scenario: { title: { en: 'Dry run, round 2' } } });
    if ('scenario' in made) expect(runScenario(made.scenario)).toEqual([]);
  });
});
