import { describe, expect, it } from 'vitest';
import {
  bend,
  labReport,
  legalActions,
  openLab,
  openSavedGame,
  outcomeOf,
  playOut,
  record,
  saveGame,
  searchWin,
  snapshot,
  verifyReplay,
} from '../../engine';
import { MOST } from '../../engine/systems/toy/numbers';
import { ToySeen } from '../../engine/systems/toy/seen';
import { perfts } from '../helpers/perft';
import { begun, general, played, randomBot, toys, WINNING, wayOut } from './toy';

describe('the rules of the toy', () => {
  it('open a door with the key only, and win beyond it', () => {
    const game = begun();
    expect(legalActions(game)).toEqual([{ do: 'take' }, { do: 'end-turn' }]);
    const { game: through, events } = played(game, ...WINNING);
    expect(outcomeOf(through)).toEqual({ won: true, reason: 'goals-reached', round: 2 });
    expect(events.map(({ type }) => type)).toContain('door-opened');
  });

  it('let the zombie wait at a door that is closed, and come through one that is open', () => {
    const { events } = played(begun(), 'end-turn');
    expect(events.map(({ type }) => type)).toContain('zombie-at-door');
    expect(played(begun(), 'take', 'open door').events.map(({ type }) => type)).toContain('zombie-went');
  });

  it('show a key under a rug to whoever is in its room', () => {
    // Without a door, so that there is something to do.
    const tokens = wayOut().tokens?.filter(({ kind }) => kind !== 'door') ?? [];
    const shown = (place: object) => {
      const covered = tokens.map((token) =>
        token.kind === 'key' ? { ...token, covered: true, ...place } : token,
      );
      const { pieces } = general.show.picture(new ToySeen(begun(wayOut({ tokens: covered }))));
      return pieces.some(({ look }) => look.kind === 'key');
    };
    expect(shown({})).toBe(true);
    expect(shown({ at: { tile: 'h', x: 190, y: 190 } })).toBe(false);
  });

  it('are lost when Ada is bitten twice, and bring the zombie back by a word of the mission', () => {
    const { game } = played(begun(), 'take', 'open door', 'end-turn', 'end-turn');
    expect(outcomeOf(game)).toMatchObject({ won: false, reason: 'eaten' });
    const alone = wayOut({ tokens: wayOut().tokens?.filter(({ kind }) => kind !== 'zombie') ?? [] });
    const { events } = played(begun(alone), 'end-turn', 'end-turn', 'end-turn');
    expect(events).toContainEqual({ type: 'zombie-came', rules: ['TOY-9'], to: 'h.B' });
  });

  it('remember so many doors, goals and rules, and the mission may not have more', () => {
    const [goals, rules] = [wayOut().goals ?? [], wayOut().rules ?? []];
    const doors = wayOut().tokens?.filter(({ kind }) => kind === 'door') ?? [];
    const times = <T extends { id: string }>(count: number, list: readonly T[]): T[] =>
      Array.from({ length: count }, (_, at) => list.map((one) => ({ ...one, id: `${one.id}${at}` }))).flat();
    const having = (count: number) => ({
      doors: { tokens: [...(wayOut().tokens ?? []), ...times(count - 1, doors)] },
      goals: { goals: times(count, goals) },
      rules: { rules: times(count, rules) },
    });
    const fitting = having(MOST);
    expect(outcomeOf(played(begun(wayOut(fitting.goals)), ...WINNING).game)).toMatchObject({ won: true });
    expect(outcomeOf(played(begun(wayOut(fitting.rules)), ...WINNING).game)).toMatchObject({ won: true });
    const { events } = played(begun(wayOut(fitting.doors)), 'take', `open door${MOST - 2}`);
    expect(events).toContainEqual({ type: 'door-opened', rules: ['TOY-3'], door: `door${MOST - 2}` });
    for (const mission of Object.values(having(MOST + 1))) {
      expect(toys.prepare(wayOut(mission))({ seed: 'many' })).toEqual({
        problem: { code: 'too-much-to-remember', parameters: { most: MOST } },
      });
    }
  });

  it('allow so many rows of decisions', () => {
    expect(perfts(begun(), 5)).toEqual([2, 4, 9, 19, 34]);
  });
});

describe('a game of the toy', () => {
  const replay = () => {
    const made = record(toys, wayOut(), { seed: 'again' });
    if ('problem' in made) throw new Error(made.problem.code);
    const { recording } = made;
    playOut(new ToySeen(recording.game), randomBot(), 'again', (option) => recording.take(option));
    return recording.replay();
  };

  it('is replayed as it was played', () => {
    const written = replay();
    expect(written.outcome).toBeDefined();
    expect(verifyReplay(toys, written)).not.toHaveProperty('difference');
    expect(verifyReplay(toys, { ...written, steps: written.steps.slice(1) })).toHaveProperty('difference');
  });

  it('is saved and opened at any moment', () => {
    const mission = wayOut();
    const { game } = played(begun(), 'take', 'open door');
    const saved: unknown = JSON.parse(JSON.stringify(saveGame(toys, game, mission, 'toy')));
    const opened = openSavedGame(toys, saved, mission);
    expect('game' in opened && [...snapshot(opened.game)]).toEqual([...snapshot(game)]);
    const wrong = { ...(saved as object), values: { ...(saved as { values: object }).values, wounds: 9 } };
    expect(openSavedGame(toys, wrong, mission)).toMatchObject({ problem: { code: 'out-of-range' } });
  });

  it('is bent by hand, or says why not', () => {
    const opened = bend(begun(), { bend: 'toy-door', door: 'door' });
    expect('game' in opened && legalActions(opened.game)).toContainEqual({ do: 'move', to: 'h.B' });
    expect(bend(begun(), { bend: 'toy-wounds', wounds: 2 })).toMatchObject({
      refused: { code: 'toy-too-many-wounds', parameters: { most: 1 } },
    });
  });

  it('is played a hundred times in the lab, and won by whoever looks for a win', () => {
    const plan = { mission: wayOut(), bot: 'random', seed: 'lab', options: {}, games: 100 };
    const opened = openLab(plan);
    if ('problem' in opened) throw new Error(opened.problem.code);
    const games = Array.from({ length: 100 }, (_, number) => opened.lab.play(number + 1));
    const { names } = opened.lab;
    const report = labReport(plan, { names, games, faults: [], wanted: 100, ended: 'all' });
    expect(report.played).toBe(100);
    expect(report.winRate.won).toBeGreaterThan(10);
    expect(report.losses.map(({ reason }) => reason)).toEqual(['eaten']);
    const { won } = searchWin(begun(), { breadth: 4, ways: 4, turns: 6 }, 'search');
    expect(won).toBeDefined();
  });

  it('is measured before anybody plays it', () => {
    expect(general.measure(wayOut())).toMatchObject({ facts: { starts: ['h.A'] } });
  });
});
