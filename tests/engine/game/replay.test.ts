import { describe, expect, it } from 'vitest';
import { options, outcomeOf, type Recording, record, type StartOptions, verifyReplay } from '../../../engine';
import { ActionList } from '../../../engine/game/action-list';
import { listAsides } from '../../../engine/game/kernel';
import type { UoaGame } from '../../../engine/systems/undead-or-alive/game';
import { undeadOrAliveGames as games } from '../../../engine/systems/undead-or-alive/start';
import { loadDocument, type Mission, type Replay, writeDocument } from '../../../schemas';
import { Drifter, sampleMission, twoTiles } from '../../helpers/games';
import { times } from '../../helpers/long';

function begun(mission: Mission, change: Partial<StartOptions> = {}): Recording<UoaGame> {
  const made = record(games, mission, { seed: 'test', ...change });
  if ('problem' in made) throw new Error(JSON.stringify(made.problem));
  return made.recording;
}

function recorded(mission = twoTiles, seed = 'test', moves = 10_000): Replay {
  const recording = begun(mission, { seed });
  const drifter = new Drifter(seed);
  const asides = new ActionList();
  for (let move = 0; move < moves && !outcomeOf(recording.game); move++) {
    listAsides(recording.game, asides);
    if (asides.length > 0 && drifter.below(20) === 0) recording.takeAside(drifter.below(asides.length));
    else recording.take(drifter.below(options(recording.game).length));
  }
  return recording.replay();
}

const replay = recorded();
const missions = [twoTiles, sampleMission('m0.boothill')];

/** The replay with one of its steps changed, its number counted from 1. */
function withStep(number: number, change: Partial<Replay['steps'][number]>): Replay {
  const steps = replay.steps.map((step, index) => (index === number - 1 ? { ...step, ...change } : step));
  return { ...replay, steps };
}

const firstLuck = replay.steps.findIndex(({ random }) => random) + 1;

describe('a replay', () => {
  it('leaves off what players switched off, although the mission suggests it', () => {
    const mission = { ...twoTiles, options: { ultrared: true } };
    const off = begun(mission, { options: { ultrared: false } }).replay();
    expect(off.options).not.toHaveProperty('ultrared');
    const verdict = verifyReplay(games, off);
    expect('game' in verdict && verdict.game.table.optional.ultrared).toBe(false);
  });

  it('goes the way the game went', () => {
    for (const mission of missions) {
      for (let seed = 0; seed < times(5, 200); seed++) {
        expect(verifyReplay(games, recorded(mission, `${seed}`))).toHaveProperty('game');
      }
    }
  });

  it('is a valid file, and comes back from it', () => {
    const text = writeDocument(replay);
    expect(loadDocument(text, 'replay')).toMatchObject({ ok: true, document: replay, warnings: [] });
    expect(verifyReplay(games, JSON.parse(text) as Replay)).toHaveProperty('game');
  });

  it('has a line for every decision, with what luck brought after it', () => {
    const lines = writeDocument(replay).split('\n');
    const step = replay.steps[firstLuck - 1];
    expect(lines).toContain(`    ${JSON.stringify(step)},`);
    expect(step?.random?.[0]).toMatch(/^(dice( \d)+|draw \S+ \S+|shuffle \S+)$/);
  });

  it('names who played, so that nothing is drawn anew', () => {
    expect(replay.options.survivors).toHaveLength(6);
    expect(recorded(twoTiles, 'test').options).toEqual(replay.options);
  });

  it('may end before the game does', () => {
    const half = recorded(twoTiles, 'test', 9);
    expect(half.steps).toHaveLength(9);
    expect(half).not.toHaveProperty('outcome');
    expect(verifyReplay(games, half)).toHaveProperty('game');
  });

  it('is the same for the same luck and the same decisions', () => {
    expect(recorded()).toEqual(replay);
  });

  it('is not touched by being played again', () => {
    const before = JSON.stringify(replay);
    verifyReplay(games, replay);
    expect(JSON.stringify(replay)).toBe(before);
  });

  it('does not mind that the words of the mission have changed', () => {
    const mission = { ...twoTiles, title: { fr: 'Un autre titre' } };
    expect(verifyReplay(games, replay, mission)).toHaveProperty('game');
  });
});

describe('a replay that goes another way', () => {
  const moved = {
    ...twoTiles,
    tokens: (twoTiles.tokens ?? []).map((token) =>
      token.id === 'o2' ? { ...token, at: { ...token.at, x: token.at.x + 1 } } : token,
    ),
  };
  it.each<[string, Replay, Mission | undefined, object]>([
    ['the mission has changed', replay, moved, { code: 'mission-changed', step: 0 }],
    [
      'it was another mission',
      replay,
      missions[1],
      { code: 'mission-changed', parameters: { mission: 'm0' } },
    ],
    ['the mission in it has changed', { ...replay, mission: moved }, undefined, { code: 'mission-changed' }],
    [
      'the cards were others',
      { ...replay, contentVersion: '0'.repeat(32) },
      undefined,
      { code: 'other-content' },
    ],
    [
      'nobody of that name is there',
      { ...replay, options: { ...replay.options, survivors: ['nobody'] } },
      undefined,
      { code: 'cannot-start', parameters: { reason: 'unknown-survivor' } },
    ],
    [
      'the draw was another',
      { ...replay, seed: 'other' },
      undefined,
      { code: expect.stringMatching(/other-luck|refused/) as string },
    ],
    [
      'the decks were shuffled otherwise',
      { ...replay, opening: ['shuffle zombies'] },
      undefined,
      { code: 'other-luck', step: 0, parameters: { recorded: 'shuffle zombies', now: 'shuffle equipment' } },
    ],
    [
      'something else fell',
      withStep(firstLuck, { random: ['dice 7'] }),
      undefined,
      { code: 'other-luck', step: firstLuck, parameters: { recorded: 'dice 7' } },
    ],
    [
      'less fell',
      withStep(firstLuck, { random: [] }),
      undefined,
      { code: 'other-luck', step: firstLuck, parameters: { recorded: '-' } },
    ],
    [
      'more fell',
      withStep(1, { random: ['dice 1'] }),
      undefined,
      { code: 'other-luck', step: 1, parameters: { recorded: 'dice 1', now: '-' } },
    ],
    [
      'a deed is unknown',
      withStep(5, { action: { do: 'fly' } }),
      undefined,
      { code: 'refused', step: 5, parameters: { reason: 'unknown-action' } },
    ],
    [
      'a deed is stale',
      withStep(8, { action: replay.steps[0]?.action ?? { do: '' } }),
      undefined,
      { code: 'refused', step: 8, parameters: { reason: 'not-possible-now' } },
    ],
    [
      'a deed is from another game',
      withStep(3, { action: { do: 'move', to: 'z.N' } }),
      undefined,
      { code: 'refused', step: 3, parameters: { reason: 'not-in-this-game', name: 'z.N' } },
    ],
    [
      'it goes on after the end',
      { ...replay, steps: [...replay.steps, { action: { do: 'end-turn' } }] },
      undefined,
      { code: 'refused', step: replay.steps.length + 1, parameters: { reason: 'game-over' } },
    ],
    [
      'the outcome was another',
      { ...replay, outcome: { won: true, reason: 'goals-reached', round: 1 } },
      undefined,
      { code: 'other-outcome', step: replay.steps.length },
    ],
    [
      'the end is missing',
      { ...replay, steps: replay.steps.slice(0, -1) },
      undefined,
      { code: 'other-outcome', parameters: { recordedReason: replay.outcome?.reason } },
    ],
  ])('is named: %s', (_what, changed, mission, difference) => {
    expect(verifyReplay(games, changed, mission)).toMatchObject({ difference });
  });
});
