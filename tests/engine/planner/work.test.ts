import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apply, startFromFile } from '../../../engine';
import type { UoaGame } from '../../../engine/systems/undead-or-alive/game';
import { workLeft } from '../../../engine/systems/undead-or-alive/mission/work/work';
import { undeadOrAliveGames } from '../../../engine/systems/undead-or-alive/start';
import { loadDocument, type Replay } from '../../../schemas';
import { replayFile, samples } from '../../../scripts/replays/samples';

function* positionsOf({ mission, options, seed, steps }: Replay): Generator<UoaGame> {
  const maker = undeadOrAliveGames;
  const started = maker.prepare(mission)(startFromFile(maker.options, seed, options));
  if ('problem' in started) throw new Error(started.problem.code);
  let { game } = started;
  yield game;
  for (const { action } of steps) {
    const applied = apply(game, action);
    if ('refused' in applied) throw new Error(applied.refused.code);
    game = applied.game;
    yield game;
  }
}

function wonGame(name: string): Replay {
  const loaded = loadDocument(readFileSync(replayFile(name, 'won'), 'utf8'), 'replay');
  if (!loaded.ok) throw new Error(name);
  return loaded.document;
}

describe('the work that is left in a mission', () => {
  it.each(samples())('falls to nothing when $name is won', ({ name }) => {
    const work = [...positionsOf(wonGame(name))].map(workLeft);
    expect(work[0]).toBeGreaterThan(0);
    expect(Math.min(...work.slice(0, -1))).toBeGreaterThan(0);
    expect(work.at(-1)).toBe(0);
  });

  it.each(samples())('falls whenever a goal of $name is reached', ({ name }) => {
    let [reached, before] = [0, Number.POSITIVE_INFINITY];
    for (const game of positionsOf(wonGame(name))) {
      const now = game.state.goalReached.toArray().reduce((sum, each) => sum + each, 0);
      const work = workLeft(game);
      if (now > reached) expect(work).toBeLessThan(before);
      [reached, before] = [now, work];
    }
  });
});
