import { describe, expect, it } from 'vitest';
import {
  apply,
  legalActions,
  openSavedGame,
  runScenario,
  type StartOptions,
  saveGame,
  systemOf,
  usualBot,
  verifyReplay,
} from '../../../../../engine';
import type { UoaGame } from '../../../../../engine/systems/undead-or-alive/game';
import { undeadOrAliveGames } from '../../../../../engine/systems/undead-or-alive/start';
import { playGame } from '../../../../../main/host/play-game';
import { loadValue } from '../../../../../schemas';
import { personWith, tinyMission } from '../../../../helpers/campaigns';
import { decisions, started } from '../../../../helpers/games';

const mission = tinyMission('one');
const henry = {
  person: 'henry',
  adrenaline: 43,
  skills: ['extra-free-action-move', 'extra-free-action-combat'],
  cards: ['winchester', 'machete'],
};
const start: Partial<StartOptions> = { people: ['henry', 'meg'], carried: { people: [henry] } };

/** Up to the first round by the first thing that can be done, and what that was. */
function setUp(change: Partial<StartOptions>): { game: UoaGame; asked: string[] } {
  let game = started(mission, change);
  const asked: string[] = [];
  while (game.state.round === 0) {
    const [action] = legalActions(game);
    const applied = apply(game, action);
    if (!action || 'refused' in applied) throw new Error(action?.do);
    asked.push(action.do);
    game = applied.game;
  }
  return { game, asked };
}

function skillsOf({ state, table }: UoaGame, survivor: number): string[] {
  return table.skills.flatMap(({ id }, skill) => (state.skills.at(survivor, skill) > 0 ? [id] : []));
}

function cardsOf({ state, table }: UoaGame, survivor: number): string[] {
  return table.slots.flatMap((_, slot) => table.cards[state.slots.at(survivor, slot)]?.kind.id ?? []);
}

describe('what is brought along into a game', () => {
  it('is a level with the skills that were chosen for it, and cards', () => {
    const { game, asked } = setUp(start);
    const { state, table } = game;
    expect([state.adrenaline.at(0), table.levels[state.level.at(0)]]).toEqual([43, 'red']);
    expect(skillsOf(game, 0)).toEqual(expect.arrayContaining(['plus-action', ...henry.skills]));
    expect(cardsOf(game, 0)).toEqual(expect.arrayContaining(henry.cards));
    expect(cardsOf(game, 0)).toHaveLength(3);
    expect([state.adrenaline.at(1), table.levels[state.level.at(1)], cardsOf(game, 1).length]).toEqual([
      0,
      'blue',
      1,
    ]);
    expect(asked).not.toContain('skill');
  });

  it('is asked for where skills are chosen anew', () => {
    const { game, asked } = setUp({ ...start, carried: { people: [{ person: 'henry', adrenaline: 43 }] } });
    expect(asked.filter((word) => word === 'skill')).toHaveLength(2);
    expect(game.table.levels[game.state.level.at(0)]).toBe('red');
  });

  it('can take the place of the card that everybody begins with', () => {
    const { game } = setUp({
      ...start,
      carried: { people: [{ ...henry, cards: ['pan'], noStartingCard: true }] },
    });
    expect(cardsOf(game, 0)).toEqual(['pan']);
    expect(cardsOf(game, 1)).toHaveLength(1);
  });

  it('is no more than the box has', () => {
    const pans = Array.from({ length: 5 }, () => 'winchester');
    const { game } = setUp({ ...start, carried: { people: [{ person: 'henry', cards: pans }] } });
    const copies = game.table.cards.filter(({ kind }) => kind.id === 'winchester').length;
    expect(cardsOf(game, 0).filter((card) => card === 'winchester').length).toBeLessThanOrEqual(copies);
  });

  it('begins the tracker anew with Ultrared, and keeps the level', () => {
    const { game } = setUp({ ...start, options: { ultrared: true } });
    expect([game.state.adrenaline.at(0), game.table.levels[game.state.level.at(0)]]).toEqual([0, 'red']);
  });

  it('counts on where the mission counts', () => {
    const counting = tinyMission('one', {
      rules: [
        { id: 'coal', when: { event: 'round-begins' }, do: [{ effect: 'count', counter: 'coal', by: 1 }] },
      ],
    });
    const game = started(counting, { carried: { people: [], counters: { coal: 3, gold: 9 } } });
    expect(game.table.mission.counters).toEqual(['coal']);
    expect(game.state.counters.at(0)).toBeGreaterThanOrEqual(3);
  });

  it('is a counter that rules here only ask for, by its name', () => {
    const paying = tinyMission('three', {
      counters: [{ id: 'gold', name: { en: 'Gold' } }],
      rules: [
        {
          id: 'buy',
          action: { name: { en: 'Buy' }, pay: [{ counter: 'gold', count: 2 }] },
          do: [{ effect: 'card', card: 'water' }],
        },
      ],
    });
    const poor = started(paying);
    const rich = started(paying, { carried: { people: [], counters: { gold: 9 } } });
    expect([poor, rich].map(({ state }) => state.counters.toArray())).toEqual([[0], [9]]);
    expect(loadValue({ ...paying, counters: [] }, 'mission')).toMatchObject({
      problems: [{ code: 'unknown-counter', pointer: '/rules/0/action/pay/0/counter' }],
    });
  });

  it('may be what a rule waits for and nothing here counts', () => {
    const waiting = tinyMission('three', {
      counters: [{ id: 'gold', name: { en: 'Gold' } }],
      rules: [
        { id: 'rich', asSoonAs: { counter: { counter: 'gold', atLeast: 3 } }, do: [{ effect: 'win' }] },
      ],
    });
    expect(loadValue(waiting, 'mission')).toMatchObject({ ok: true, warnings: [] });
  });

  it.each([
    { person: 'nobody' },
    { person: 'henry', skills: ['flying'] },
    { person: 'henry', cards: ['laser'] },
  ])('is refused where nobody knows it: %j', (person) => {
    const made = undeadOrAliveGames.prepare(mission)({ seed: '1', ...start, carried: { people: [person] } });
    expect(made).toMatchObject({ problem: { code: 'nothing-carried' } });
  });

  it('is in the replay, which goes the same way by itself', () => {
    const played = playGame(mission, { seed: '3', ...start }, usualBot('undead-or-alive'));
    if ('problem' in played) throw new Error(played.problem.code);
    const { replay } = played.game;
    expect(replay.options.carried).toEqual(start.carried);
    expect(loadValue(replay, 'replay')).toMatchObject({ ok: true });
    expect(verifyReplay(undeadOrAliveGames, replay)).toHaveProperty('game');
    const { carried, ...without } = replay.options;
    expect(verifyReplay(undeadOrAliveGames, { ...replay, options: without })).toHaveProperty('difference');
  });

  it('is in a saved game at every decision, which opens as it was', () => {
    let looked = 0;
    for (const game of decisions(mission, 2, start)) {
      looked += 1;
      if (looked % 7 > 0 && looked > 20) continue;
      const saved: unknown = JSON.parse(JSON.stringify(saveGame(undeadOrAliveGames, game, mission, '0')));
      const opened = openSavedGame(undeadOrAliveGames, saved, mission);
      if ('problem' in opened) throw new Error(JSON.stringify(opened.problem));
      expect(saveGame(undeadOrAliveGames, opened.game, mission, '0')).toEqual(saved);
      expect(opened.game.table.carried).toEqual(start.carried);
    }
    expect(looked).toBeGreaterThan(20);
  });

  it('stands in situations that are made of the game, which come out as they say', () => {
    const { situations } = systemOf('undead-or-alive');
    let written = 0;
    let looked = 0;
    for (const game of decisions(mission, 1, start)) {
      looked += 1;
      const made = situations?.at(game, { id: 'here', title: { en: 'Here' }, seed: '0' });
      if (!made || !('scenario' in made)) continue;
      written += 1;
      expect(runScenario(made.scenario)).toEqual([]);
    }
    expect(written).toBeGreaterThan(looked / 4);
  });

  it.each([
    [7],
    ['x'],
    [[]],
    [{ people: 1 }],
    [{ people: [{}] }],
    [{ people: [], counters: { coal: -1 } }],
    [{ people: [{ person: 'henry', cards: [1] }] }],
  ])('is refused in a saved game that says %j', (carried) => {
    const saved = { ...saveGame(undeadOrAliveGames, started(mission, start), mission, '0'), carried };
    expect(openSavedGame(undeadOrAliveGames, saved, mission)).toMatchObject({
      problem: { code: 'not-a-saved-game' },
    });
  });
});

describe('what somebody keeps', () => {
  const part = systemOf('undead-or-alive').campaign;
  const red = personWith('henry', { level: 'red', adrenaline: 50, skills: ['one', 'two'] });

  it.each([
    ['none', undefined],
    ['all', { adrenaline: 43, skills: ['one', 'two'] }],
    ['red', { adrenaline: 43, skills: ['one', 'two'] }],
    ['orange', { adrenaline: 19, skills: ['one'] }],
    ['yellow', { adrenaline: 7 }],
    ['blue', undefined],
  ] as const)('is levels up to %s', (level, kept) => {
    expect(part?.carriedBy(red, [], { level })).toEqual(kept && { person: 'henry', ...kept });
  });

  it('is what they have of a level that they keep', () => {
    expect(
      part?.carriedBy(personWith('meg', { level: 'yellow', adrenaline: 12 }), [], { level: 'orange' }),
    ).toEqual({
      person: 'meg',
      adrenaline: 12,
    });
  });
});
