import { describe, expect, it } from 'vitest';
import { clone } from '../../../../../engine';
import type { UoaGame } from '../../../../../engine/systems/undead-or-alive/game';
import { observe } from '../../../../../engine/systems/undead-or-alive/hidden/observation';
import { matters } from '../../../../../engine/systems/undead-or-alive/insight/matters/matters';
import { ACTIVE, INACTIVE } from '../../../../../engine/systems/undead-or-alive/state';
import type { Mission, Token } from '../../../../../schemas';
import { gameOn, momentOf } from '../../../../helpers/played';
import { sampleMission } from '../../../../helpers/samples';
import { GameAtHand, gameWith, positionIn, type Setting } from '../../../../helpers/table';

function mattersIn({ game }: GameAtHand) {
  return matters(observe(game));
}

function codesIn(hand: GameAtHand): string[] {
  return mattersIn(hand).threats.map(({ code, urgency }) => `${code}: ${urgency}`);
}

const crate = (id: string, part: string, more: Partial<Token> = {}): Token =>
  ({ id, kind: 'objective', at: positionIn(part), ...more }) as Token;

function withMission(mission: Partial<Mission>, setting: Setting = {}): GameAtHand {
  const hand = gameWith({ ...setting, mission });
  hand.state.round = 1;
  return hand;
}

describe('the next step', () => {
  it('is the first goal that is not reached, and leads to what lies there for it', () => {
    const hand = withMission(
      {
        goals: [
          { id: 'gold', reach: { taken: { group: 'gold' } } },
          { id: 'out', reach: { left: { by: 'exit' } } },
        ],
      },
      {
        exit: 'b.NE',
        tokens: [crate('o1', 'a.NE', { group: 'gold' }), crate('o2', 'b.NW', { group: 'gold' })],
      },
    );
    expect(mattersIn(hand).next).toEqual({
      goal: 'gold',
      howFar: { there: 0, wanted: 2 },
      things: [
        { sort: 'objective', name: 'o1' },
        { sort: 'objective', name: 'o2' },
      ],
    });
    hand.state.goalReached.set(1, 0, 1);
    const { next } = mattersIn(hand);
    expect(next?.goal).toBe('out');
    expect(next?.things.map(({ sort }) => sort)).toEqual(['zone']);
  });

  it('waits in its order, and what players judge themselves comes last', () => {
    const hand = withMission({
      goals: [
        { id: 'song', text: { en: 'Sing.' } },
        {
          id: 'all',
          inOrder: [
            { id: 'first', reach: { round: { from: 3 } } },
            { id: 'then', reach: { zombies: { count: 1 } } },
          ],
        },
      ],
    });
    const reached = (goal: string) =>
      hand.state.goalReached.set(
        hand.game.table.mission.goals.findIndex(({ id }) => id === goal),
        0,
        1,
      );
    expect(mattersIn(hand).next?.goal).toBe('first');
    reached('first');
    expect(mattersIn(hand).next?.goal).toBe('then');
    reached('then');
    reached('all');
    expect(mattersIn(hand).next?.goal).toBe('song');
  });

  it('gives away no colour that lies face down', () => {
    const mixed = (id: string, part: string, colour: string) =>
      crate(id, part, { colour, mix: 'lot' } as Partial<Token>);
    const hand = withMission(
      { goals: [{ id: 'blue', reach: { taken: { colour: 'blue' } } }] },
      { tokens: [mixed('o1', 'a.NE', 'blue'), mixed('o2', 'b.NW', 'red')] },
    );
    expect(mattersIn(hand).next?.things.map(({ name }) => name)).toEqual(['o1', 'o2']);
  });
});

describe('what can lose the game', () => {
  it('counts active spawn tokens up to the number that loses, and minds those that sleep', () => {
    const { game } = momentOf(gameOn(sampleMission('m1.boothill.json')));
    const hand = new GameAtHand(clone(game as UoaGame));
    const all = hand.game.table.sizes.spawnTokens;
    const lie = (active: number, asleep: number) => {
      for (let token = 0; token < all; token++) {
        hand.state.spawnStatus.set(
          token,
          0,
          token < active ? ACTIVE : token < active + asleep ? INACTIVE : 0,
        );
      }
    };
    lie(3, 0);
    expect(mattersIn(hand).threats).toMatchObject([
      { code: 'spawn-tokens', urgency: 'far', limit: { there: 3, most: 7 } },
    ]);
    lie(3, 4);
    expect(codesIn(hand)).toEqual(['spawn-tokens: soon']);
    lie(6, 0);
    expect(codesIn(hand)).toEqual(['spawn-tokens: now']);
  });

  it('says nothing of spawn tokens where there are too few of them', () => {
    expect(codesIn(withMission({}))).toEqual([]);
  });

  it('knows who has one wound left, and who stands among as many zombies as they can take', () => {
    const hand = withMission({}, { posse: ['henry', 'meg'] });
    hand.put('henry', 'a.NE').put('meg', 'b.NE');
    expect(codesIn(hand)).toEqual([]);
    hand.state.wounds.set(hand.actor('meg'), 0, observe(hand.game).healthLeft(hand.actor('meg')) - 1);
    expect(mattersIn(hand).threats).toMatchObject([
      { code: 'last-wound', urgency: 'soon', parameters: { survivor: 'meg', left: 1 } },
    ]);
    hand.stand('a.NE', { walker: 5 });
    expect(codesIn(hand)).toEqual(['among-zombies: now', 'last-wound: soon']);
  });

  it('minds nobody where the mission goes on without them', () => {
    const hand = withMission({ rules: [{ id: 'on', forbid: { what: 'defeat' } }] });
    hand.put('henry', 'a.NE').stand('a.NE', { walker: 5 });
    expect(codesIn(hand)).toEqual([]);
  });

  it('counts what a rule of the mission counts, and the rounds that are left', () => {
    const hand = withMission({
      counters: [{ id: 'bell', name: { en: 'Tolls' } }],
      rules: [
        { id: 'doom', asSoonAs: { counter: { counter: 'bell', atLeast: 4 } }, do: [{ effect: 'lose' }] },
        { id: 'dawn', asSoonAs: { round: { from: 9 } }, do: [{ effect: 'lose' }] },
      ],
    });
    hand.state.counters.set(0, 0, 2);
    hand.state.round = 2;
    expect(mattersIn(hand).threats).toMatchObject([
      { code: 'counter', urgency: 'soon', limit: { there: 2, most: 4 }, parameters: { counter: 'bell' } },
      { code: 'rule-rounds', urgency: 'far', parameters: { count: 7 } },
    ]);
    hand.state.round = 8;
    expect(codesIn(hand)).toEqual(['rule-rounds: now', 'counter: soon']);
  });

  it('does not worry anybody about a count as long as something else is missing', () => {
    const hand = withMission({
      counters: [{ id: 'bell', name: { en: 'Tolls' } }],
      rules: [
        {
          id: 'doom',
          asSoonAs: {
            all: [{ counter: { counter: 'bell', atLeast: 1 } }, { zombies: { in: 'everywhere' } }],
          },
          do: [{ effect: 'lose' }],
        },
      ],
    });
    hand.state.counters.set(0, 0, 1);
    expect(codesIn(hand)).toEqual(['counter: far']);
    hand.stand('b.NE', { walker: 1 });
    expect(codesIn(hand)).toEqual(['counter: now']);
  });

  it('knows by when a goal has to be reached', () => {
    const hand = withMission({
      goals: [{ id: 'soon', reach: { all: [{ zombies: { count: 9 } }, { round: { to: 3 } }] } }],
    });
    hand.state.round = 3;
    expect(mattersIn(hand).threats).toMatchObject([
      { code: 'goal-rounds', urgency: 'now', parameters: { goal: 'soon', count: 1 } },
    ]);
  });
});
