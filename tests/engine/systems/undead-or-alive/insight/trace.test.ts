import { describe, expect, it } from 'vitest';
import { type GameEvent, legalActions, type RuleLook, type RuleTrace } from '../../../../../engine';
import { conditionsOf } from '../../../../../engine/mission/judged-parts';
import type { UoaGame } from '../../../../../engine/systems/undead-or-alive/game';
import { determinise } from '../../../../../engine/systems/undead-or-alive/hidden/determinise';
import { observe } from '../../../../../engine/systems/undead-or-alive/hidden/observation';
import { trace } from '../../../../../engine/systems/undead-or-alive/insight/trace';
import { at, doerNow, NOBODY } from '../../../../../engine/systems/undead-or-alive/mission/at-hand';
import { judge } from '../../../../../engine/systems/undead-or-alive/mission/conditions';
import { undeadOrAliveGames } from '../../../../../engine/systems/undead-or-alive/start';
import type { Mission } from '../../../../../schemas';
import { Drifter, sampleMission, started } from '../../../../helpers/games';
import { times } from '../../../../helpers/long';
import { decisionsOf, matches } from '../../../../helpers/plays';
import { begunGame, missionOn, type Setting } from '../../../../helpers/table';

const tracesIn = (game: UoaGame) => trace.rules(observe(game));
const traceIn = (game: UoaGame, rule: string) => tracesIn(game).find((one) => one.rule === rule);
const applications = (events: readonly GameEvent[], rule: string) =>
  events.filter((event) => event.type === 'mission-rule' && 'rule' in event && event.rule === rule).length;

/** A game after its set-up, with whatever was chosen there. */
function inRoundOne(setting: Setting): UoaGame {
  const game = started(missionOn(setting));
  const drifter = new Drifter('set-up');
  while (game.state.round === 0) drifter.move(game);
  return game;
}

describe('how a rule of the mission stands', () => {
  it('has been applied as often as the log says', () => {
    let grown = 0;
    for (const match of matches(times(8, 80))) {
      const { game } = match;
      let before: readonly RuleTrace[] | undefined;
      const events: NonNullable<UoaGame['events']> = [];
      game.events = events;
      for (const now of decisionsOf(match, 60)) {
        const traces = tracesIn(now);
        for (const { rule, applied, round } of traces) {
          const earlier = before?.find((one) => one.rule === rule);
          if (!earlier || applied === earlier.applied) continue;
          grown += 1;
          expect(applied - earlier.applied, rule).toBe(applications(events, rule));
          expect(round, rule).toBeLessThanOrEqual(now.state.round);
        }
        events.length = 0;
        before = traces;
      }
    }
    expect(grown).toBeGreaterThan(0);
  });

  it('judges conditions as the rules do', () => {
    const met = new Set<string>();
    for (const match of matches(times(30, 90))) {
      for (const game of decisionsOf(match, 25)) {
        for (const rule of game.table.mission.rules) {
          const hand = 'change' in rule ? NOBODY : at(game, doerNow(game));
          if (!('change' in rule || 'asSoonAs' in rule)) continue;
          const { parts } = traceIn(game, rule.id) ?? { parts: [] };
          for (const { path, condition } of conditionsOf(rule)) {
            const verdict = judge(game, condition, hand);
            const told = parts.find((part) => part.path.join() === path.join())?.verdict;
            expect(told, `${rule.id} ${path.join('.')}`).toBe(verdict);
            met.add(verdict);
          }
        }
      }
    }
    expect(met.size).toBeGreaterThan(1);
  });

  it('is the same for games that differ in what is hidden only', () => {
    for (const match of matches(times(6, 60))) {
      for (const game of decisionsOf(match, 12)) {
        expect(tracesIn(determinise(game, 'other'))).toEqual(tracesIn(game));
      }
    }
  });

  it('leaves the game as it was', () => {
    const game = started(sampleMission('m8.boothill'));
    const before = JSON.stringify(observe(game));
    tracesIn(game);
    expect(JSON.stringify(observe(game))).toBe(before);
  });

  it('tells what is used up, what is in force, and what players see to themselves', () => {
    const game = inRoundOne({
      mission: {
        goals: [{ id: 'all', reach: { round: { from: 99 } } }],
        rules: [
          { id: 'start', when: { event: 'set-up' }, once: true, do: [{ effect: 'count', counter: 'bell' }] },
          { id: 'later', asSoonAs: { counter: { counter: 'bell', atLeast: 2 } }, do: [{ effect: 'lose' }] },
          {
            id: 'quiet',
            forbid: {
              what: 'holy-water',
              unless: { all: [{ counter: { counter: 'bell', atLeast: 1 } }, { round: { from: 5 } }] },
            },
          },
          { id: 'sing', text: { en: 'Whoever enters the saloon sings.' } },
        ],
      },
    });
    expect(tracesIn(game).map(({ rule, standing, applied }) => [rule, standing, applied])).toEqual([
      ['start', 'used-up', 1],
      ['later', 'waits', 0],
      ['quiet', 'in-force', 0],
      ['sing', 'in-words', 0],
    ]);
    expect(traceIn(game, 'start')?.round).toBe(0);
    const verdicts = (rule: string) =>
      traceIn(game, rule)?.parts.map(({ path, verdict }) => [path.join('.'), verdict]);
    expect(verdicts('later')).toEqual([['asSoonAs', 'open']]);
    expect(verdicts('quiet')).toEqual([
      ['forbid.unless', 'open'],
      ['forbid.unless.all.0', 'met'],
      ['forbid.unless.all.1', 'open'],
    ]);
    expect(trace.counters(observe(game))).toEqual([{ counter: 'bell', value: 1 }]);
  });

  it('judges what its effects ask, but for what is asked of each of some or later', () => {
    const rung = (atLeast: number) => ({ counter: { counter: 'bell', atLeast } });
    const asking = (atLeast: number) => ({ effect: 'if', if: rung(atLeast), do: [{ effect: 'lose' }] });
    const game = inRoundOne({
      mission: {
        goals: [{ id: 'all', reach: { round: { from: 99 } } }],
        rules: [
          { id: 'start', when: { event: 'set-up' }, once: true, do: [{ effect: 'count', counter: 'bell' }] },
          {
            id: 'toll',
            when: { event: 'end-phase' },
            do: [
              {
                effect: 'if',
                if: { not: rung(1) },
                do: [{ effect: 'lose' }],
                else: [
                  {
                    effect: 'choose',
                    options: [{ if: rung(1), do: [asking(2)] }, { do: [{ effect: 'lose' }] }],
                  },
                ],
              },
              { effect: 'later', rounds: 2, do: [asking(1)] },
            ],
          },
        ],
      },
    } as Setting);
    expect(traceIn(game, 'toll')?.parts.map(({ path, verdict }) => [path.join('.'), verdict])).toEqual([
      ['do.0.if', 'open'],
      ['do.0.if.not', 'met'],
      ['do.0.else.0.options.0.if', 'met'],
      ['do.0.else.0.options.0.do.0.if', 'open'],
    ]);
  });

  it('was looked at without applying where its condition was not so, or it could do no more', () => {
    let unmet = 0;
    for (const match of matches(times(24, 120), ['greedy'])) {
      for (const game of decisionsOf(match, 120)) {
        const action = legalActions(game).at(-1);
        if (!action) continue;
        const applied = game.state.ruleApplied.toArray();
        for (const { rule, isUsedUp, parts } of trace.looks(game, action)) {
          const found = game.table.mission.rules.find(({ id }) => id === rule);
          const root = parts.find(({ path }) => path.join() === 'if');
          if (!found || !('when' in found)) throw new Error(`${rule} waits for nothing that happens`);
          if (root && root.verdict !== 'met') unmet += 1;
          else expect(isUsedUp || found.do.every(({ effect }) => effect === 'step'), rule).toBe(true);
        }
        expect(game.state.ruleApplied.toArray()).toEqual(applied);
        expect(game.looks).toBeUndefined();
      }
    }
    expect(unmet).toBeGreaterThan(0);
  });

  it('was looked at on the way to the first decision, too, with nobody listening afterwards', () => {
    const never = { counter: { counter: 'bell', atLeast: 9 } } as const;
    const mission: Mission = {
      ...sampleMission('m0.boothill'),
      counters: [{ id: 'bell', name: { en: 'Bell' } }],
      rules: [
        { id: 'bare', when: { event: 'set-up' }, do: [{ effect: 'no-starting-weapons' }] },
        { id: 'crowd', when: { event: 'set-up' }, if: never, do: [{ effect: 'lose' }] },
      ],
    };
    const looks: RuleLook[] = [];
    const begun = undeadOrAliveGames.prepare(mission)({ seed: 'test', count: 2 }, [], looks);
    expect(looks).toEqual([
      { rule: 'crowd', round: 0, isUsedUp: false, parts: [{ path: ['if'], verdict: 'open' }] },
    ]);
    expect('game' in begun && begun.game.looks).toBeUndefined();
  });

  it('costs nothing where a mission has no rules', () => {
    const { game } = begunGame();
    const seen = observe(game);
    seen.guess = () => {
      throw new Error('There is nothing to look at');
    };
    expect(trace.rules(seen)).toEqual([]);
    expect(trace.counters(seen)).toEqual([]);
  });

  it('finds every condition by which a rule applies, with the way there', () => {
    const rule = sampleMission('m10.boothill').rules?.find(({ id }) => id === 'bolted');
    expect(rule && conditionsOf(rule).map(({ path }) => path.join('.'))).toEqual([
      'forbid.unless',
      'forbid.unless.all.0',
      'forbid.unless.all.1',
    ]);
  });
});
