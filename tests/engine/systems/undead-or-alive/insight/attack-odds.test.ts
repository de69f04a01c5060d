import { describe, expect, it } from 'vitest';
import { type Action, apply, clone, legalActions, options, seedGenerator, step } from '../../../../../engine';
import type { AttackOdds, AttackResult } from '../../../../../engine/game/odds';
import type { UoaEvent } from '../../../../../engine/systems/undead-or-alive/events';
import type { UoaGame } from '../../../../../engine/systems/undead-or-alive/game';
import { determinise } from '../../../../../engine/systems/undead-or-alive/hidden/determinise';
import { observe } from '../../../../../engine/systems/undead-or-alive/hidden/observation';
import { attackOdds } from '../../../../../engine/systems/undead-or-alive/insight/attack-odds';
import { skillNumber } from '../../../../../engine/systems/undead-or-alive/skills/owned';
import { DO } from '../../../../../engine/systems/undead-or-alive/words';
import { times } from '../../../../helpers/long';
import { decisionsOf, matches } from '../../../../helpers/plays';
import { type Fight, type Fighting, fight } from '../../../../helpers/street';

const ROLLS = 20_000;

/** A fight with what somebody has learned beside what they hold. */
function fightWith(given: Fight, skills: Readonly<Record<string, number>> = {}): Fighting {
  const fighting = fight(given);
  for (const [skill, times] of Object.entries(skills)) {
    fighting.state.skills.set(0, skillNumber(skill), times);
  }
  fighting.game.offeredIsCurrent = false;
  return fighting;
}

function actionOf(fighting: Fighting, word: string, at?: string): Action {
  const found = fighting.choices.find((each) => each.do === word && (at === undefined || each['at'] === at));
  if (!found) throw new Error(`Nobody can ${word}`);
  return found;
}

function oddsIn(game: UoaGame, action: Action): AttackOdds {
  const odds = attackOdds(observe(game), action);
  if (!odds) throw new Error(`${action.do} has no odds`);
  return odds;
}

/** What the engine makes of it: every six rolls on, every Reaper reaps, and hits go where most zombies are. */
function playedOut(fighting: Fighting, action: Action, seed: number, again = preferred) {
  const game = clone(fighting.game);
  const first = legalActions(game).findIndex((each) => JSON.stringify(each) === JSON.stringify(action));
  return foughtOut(game, seed, (each) => {
    if (each === game && observe(game).decision?.name === 'act') return first;
    return again(each);
  });
}

/** As it goes on from there, with dice of its own. */
function foughtOut(game: UoaGame, seed: number, choice: (game: UoaGame) => number) {
  Object.assign(game.state.diceStream, seedGenerator(`${seed}`));
  const events: UoaEvent[] = [];
  game.events = events;
  do step(game, choice(game));
  while (game.state.outcome === 0 && isFighting(game));
  const rolled = events.filter(({ type }) => ROLLS_TOLD.includes(type)).at(-1);
  const count = (type: string) => events.filter((event) => event.type === type).length;
  return {
    hits: (rolled as { hits?: number } | undefined)?.hits ?? 0,
    kills: count('killed'),
    wounded: count('friendly-fire') > 0,
    eliminated: count('eliminated') > 0,
  };
}

const ROLLS_TOLD: readonly string[] = ['rolled', 'rolled-extra', 'rerolled'];

/** Rolls again where the dice as they lie are worth less than what is given for so many rolls left. */
function rollingAgainBelow(promises: readonly number[]): (game: UoaGame) => number {
  const known = new Map<string, number>();
  const worthOf = (game: UoaGame) => {
    const { dice, diceRolled } = game.state;
    const name = dice.toArray().slice(0, diceRolled).sort().join(' ');
    let worth = known.get(name);
    if (worth === undefined) {
      const kills = Array.from({ length: 200 }, (_, seed) => foughtOut(clone(game), seed, preferred).kills);
      worth = kills.reduce((sum, each) => sum + each, 0) / kills.length;
      known.set(name, worth);
    }
    return worth;
  };
  return (game) => {
    if (observe(game).decision?.name !== 'rerolls') return preferred(game);
    const left = options(game).length - 1;
    return left > 0 && worthOf(game) < (promises[left - 1] ?? 0) - 1e-9 ? 1 : 0;
  };
}

function isFighting(game: UoaGame): boolean {
  const name = observe(game).decision?.name ?? '';
  return ['rerolls', 'roll-for-sixes', 'assign-hit', 'reaper', 'friendly-fire'].includes(name);
}

function preferred(game: UoaGame): number {
  const seen = observe(game);
  const list = options(game);
  let best = 0;
  const worth = (option: number) => {
    const kind = list.kind(option);
    if (kind === DO['extra-die'] || kind === DO.reap) return 1;
    if (kind === DO.hit) return seen.zombiesOf(seen.about('zone'), list.argument(option, 0));
    if (kind === DO.wound) return seen.healthLeft(list.argument(option, 0));
    return 0;
  };
  for (let option = 0; option < list.length; option++) if (worth(option) > worth(best)) best = option;
  return best;
}

/** Four standard deviations of a share in so many trials, and a little for shares near 0 and 1. */
const within = (share: number, rolls = ROLLS) => 4 * Math.sqrt((share * (1 - share)) / rolls) + 0.0005;

function expectShares(counts: readonly number[], chances: readonly number[], rolls = ROLLS): void {
  for (let count = 0; count < Math.max(counts.length, chances.length); count++) {
    const chance = chances[count] ?? 0;
    expect(Math.abs((counts[count] ?? 0) / rolls - chance), `exactly ${count}`).toBeLessThan(
      within(chance, rolls),
    );
  }
}

const fights: readonly [string, () => Fighting, string][] = [
  [
    'a machete among walkers and a runner',
    () =>
      fightWith({
        survivors: { carl: { cards: { 'hand-1': 'machete', 'hand-2': 'knife' } } },
        zombies: { 0: { walker: 2, runner: 1 } },
      }),
    'melee',
  ],
  [
    'a shot at walkers behind a fatty, beside friends',
    () =>
      fightWith({
        survivors: { jimmy: { cards: { 'hand-1': 'winchester' } }, carl: { at: 1 }, hanna: { at: 1 } },
        zombies: { 1: { walker: 2, fatty: 1 } },
      }),
    'shoot',
  ],
  [
    'a shot with sixes that roll on and grow, with a Reaper',
    () =>
      fightWith(
        {
          survivors: { jimmy: { cards: { 'hand-1': 'coach-gun' } }, carl: { at: 1 } },
          zombies: { 1: { walker: 3, fatty: 2 } },
        },
        { 'roll-6-die-combat': 1, 'roll-6-damage-combat': 1, 'reaper-combat': 1, 'dice-roll-combat': 1 },
      ),
    'shoot',
  ],
  [
    'fanning',
    () =>
      fightWith({
        survivors: { turner: { cards: { 'hand-1': 'colt-saa' } }, carl: { at: 1 } },
        zombies: { 1: { walker: 2, runner: 2 } },
      }),
    'fan',
  ],
];

describe('the odds of an attack', () => {
  for (const [what, make, word] of fights) {
    it(`are what ${ROLLS} rolls of the engine come to: ${what}`, () => {
      const fighting = make();
      const action = actionOf(fighting, word, word === 'melee' ? undefined : 'z1');
      const odds = oddsIn(fighting.game, action);
      const [hits, kills]: [number[], number[]] = [[], []];
      let [wounded, eliminated] = [0, 0];
      for (let roll = 0; roll < ROLLS; roll++) {
        const result = playedOut(fighting, action, roll);
        hits[result.hits] = (hits[result.hits] ?? 0) + 1;
        kills[result.kills] = (kills[result.kills] ?? 0) + 1;
        if (result.wounded) wounded += 1;
        if (result.eliminated) eliminated += 1;
      }
      expectShares(hits, odds.hits);
      expectShares(kills, odds.kills);
      expect(Math.abs(wounded / ROLLS - odds.friends.wounded)).toBeLessThan(within(odds.friends.wounded));
      expect(Math.abs(eliminated / ROLLS - odds.friends.eliminated)).toBeLessThan(
        within(odds.friends.eliminated),
      );
    }, 120_000);
  }

  const rerolled: readonly [string, string, Fight, Readonly<Record<string, number>>][] = [
    [
      'by a skill',
      'shoot',
      {
        survivors: { jimmy: { cards: { 'hand-1': 'winchester' } }, carl: { at: 1 } },
        zombies: { 1: { walker: 3 } },
      },
      { lucky: 1 },
    ],
    [
      'by a skill and a card, which add up',
      'shoot',
      {
        survivors: {
          jimmy: { cards: { 'hand-1': 'sawed-off', 'hand-2': 'plenty-of-shells' } },
          carl: { at: 1 },
        },
        zombies: { 1: { walker: 4 } },
      },
      { lucky: 1 },
    ],
    [
      'before sixes roll on',
      'melee',
      { survivors: { carl: { cards: { 'hand-1': 'machete' } } }, zombies: { 0: { walker: 4, runner: 1 } } },
      { lucky: 1, 'roll-6-die-combat': 1 },
    ],
  ];

  for (const [how, word, given, skills] of rerolled) {
    it(`with dice that are rolled again ${how} are what the engine comes to, if that is done when it helps`, () => {
      const fighting = fightWith(given, skills);
      const action = actionOf(fighting, word, word === 'shoot' ? 'z1' : undefined);
      const odds = oddsIn(fighting.game, action);
      const again = odds.again as AttackResult;
      const promises = [odds.expectedKills];
      if (odds.rerolls.cards.length > 0) {
        const one = oddsIn(fightWith(given, {}).game, action).again as AttackResult;
        expect(one.expectedKills).toBeGreaterThan(odds.expectedKills);
        promises.push(one.expectedKills);
      }
      const choice = rollingAgainBelow(promises);
      const rolls = ROLLS / 2;
      const results = Array.from({ length: rolls }, (_, seed) => playedOut(fighting, action, seed, choice));
      const shares = (of: (result: (typeof results)[number]) => number) =>
        results.reduce<number[]>((counts, result) => {
          counts[of(result)] = (counts[of(result)] ?? 0) + 1;
          return counts;
        }, []);
      expectShares(
        shares(({ kills }) => kills),
        again.kills,
        rolls,
      );
      expectShares(
        shares(({ hits }) => hits),
        again.hits,
        rolls,
      );
      expectShares(
        shares(({ wounded }) => (wounded ? 1 : 0)),
        [1 - again.friends.wounded, again.friends.wounded],
        rolls,
      );
      expect(again.expectedKills).toBeGreaterThan(odds.expectedKills + 0.1);
    }, 120_000);
  }

  it('promise no more of rolling again where nobody falls, or all do', () => {
    const of = (zombies: Fight['zombies'], cards: Record<string, string>) => {
      const fighting = fightWith({ survivors: { jimmy: { cards } }, zombies: zombies ?? {} }, { lucky: 1 });
      return oddsIn(fighting.game, actionOf(fighting, 'shoot', 'z1'));
    };
    const nobody = of({ 1: { abomination: 1 } }, { 'hand-1': 'winchester' });
    expect(nobody.again?.hits.map((chance) => chance.toFixed(9))).toEqual(
      nobody.hits.map((chance) => chance.toFixed(9)),
    );
    expect(nobody.again?.expectedKills).toBe(0);
    const plain = fightWith({
      survivors: { jimmy: { cards: { 'hand-1': 'winchester' } } },
      zombies: { 1: { walker: 1 } },
    });
    expect(oddsIn(plain.game, actionOf(plain, 'shoot', 'z1'))).not.toHaveProperty('again');
  });

  it('add up to one, and to nothing more for rolls that go on and on', () => {
    const fighting = fightWith(
      { survivors: { jimmy: { cards: { 'hand-1': 'coach-gun' } } }, zombies: { 1: { walker: 1 } } },
      { 'roll-6-die-combat': 3, 'dice-roll-combat': 5 },
    );
    const odds = oddsIn(fighting.game, actionOf(fighting, 'shoot', 'z1'));
    for (const chances of [odds.hits, odds.kills]) {
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
    }
    expect(odds.kills[1]).toBeCloseTo(1, 10);
  });

  it('name the lines in which zombies fall, and who does not fall at all', () => {
    const fighting = fightWith({
      survivors: { jimmy: { cards: { 'hand-1': 'coach-gun' } } },
      zombies: { 1: { runner: 1, walker: 2, fatty: 1 } },
    });
    const odds = oddsIn(fighting.game, actionOf(fighting, 'shoot', 'z1'));
    expect(odds.targets).toEqual([
      { zombie: 'fatty', count: 1, line: 0, dies: false, needs: 2 },
      { zombie: 'walker', count: 2, line: 1, dies: true, needs: 1 },
      { zombie: 'runner', count: 1, line: 2, dies: true, needs: 1 },
    ]);
    expect(odds.expectedKills).toBe(0);
    expect(odds.choosesFreely).toBe(false);
  });

  it('count one die more for an attack that goes on a row (UOA-SKILL-35)', () => {
    const fighting = fightWith(
      {
        survivors: { carl: { cards: { 'hand-1': 'machete' } } },
        zombies: { 0: { fatty: 6 } },
        dice: [1, 1, 1, 1, 1, 1],
      },
      { 'escalation-combat': 1 },
    );
    const melee = actionOf(fighting, 'melee');
    const before = oddsIn(fighting.game, melee).dice;
    fighting.do('melee', { weapon: 'machete' });
    expect(fighting.told('attack')[0]?.dice).toBe(before);
    expect(oddsIn(fighting.game, melee).dice).toBe(before + 1);
    fighting.do('melee', { weapon: 'machete' });
    expect(fighting.told('attack')[0]?.dice).toBe(before + 1);
  });

  it('say what noise it makes, what is empty then and what rolls the dice again', () => {
    const fighting = fightWith({
      survivors: { jimmy: { cards: { 'hand-1': 'sawed-off', 'hand-2': 'plenty-of-shells' } } },
      zombies: { 0: { walker: 1 } },
    });
    const odds = oddsIn(fighting.game, actionOf(fighting, 'shoot', 'z0'));
    expect(odds.noise).toMatchObject({ sound: 'bang', zone: 'z0', drowned: false });
    expect(odds.empties).toEqual(['sawed-off#1']);
    expect(odds.rerolls.cards).toHaveLength(1);
  });

  it('leave nobody alive where Dynamite falls (UOA-TRAIT-02)', () => {
    const fighting = fightWith({
      survivors: { jimmy: { cards: { 'backpack-1': 'dynamite' } }, carl: { at: 1 } },
      zombies: { 1: { walker: 3, abomination: 1 } },
    });
    const odds = oddsIn(fighting.game, actionOf(fighting, 'throw', 'z1'));
    expect(odds).toMatchObject({ sort: 'dynamite', dice: 0, expectedKills: 4, noise: { zone: 'z1' } });
    expect(odds.friends).toMatchObject({ people: [{ survivor: 'carl' }], wounded: 1, eliminated: 1 });
    expect(odds.targets.every(({ dies }) => dies)).toBe(true);
  });

  it('are none for what is no attack, and for attacks that name nothing', () => {
    const fighting = fightWith({ survivors: { jimmy: {} } });
    const seen = observe(fighting.game);
    const actions: Action[] = [
      { do: 'search' },
      { do: 'melee' },
      { do: 'shoot', weapon: 'winchester#1' },
      { do: 'fan', at: 'z1' },
      { do: 'improvise', weapon: 'lucky', at: 'z1' },
      { do: 'throw', card: 'dynamite#1' },
      { do: 'fly' },
    ];
    for (const action of actions) expect(attackOdds(seen, action), action.do).toBeUndefined();
  });
});

const ATTACKS = ['melee', 'shoot', 'fan', 'improvise', 'fire', 'throw'];

describe('in games of every kind the odds', () => {
  it(
    'have the dice, accuracy, damage and range that the engine then rolls with, and nothing that is hidden',
    () => {
      let attacks = 0;
      for (const match of matches(times(18, 600), ['seasoned', 'greedy', 'random'])) {
        for (const game of decisionsOf(match, 150)) {
          const found = legalActions(game).filter((action) => ATTACKS.includes(action.do));
          for (const action of found.slice(0, 4)) {
            const odds = attackOdds(observe(game), action);
            if (!odds) throw new Error(`${match.seed}: ${JSON.stringify(action)}`);
            attacks += 1;
            expect(odds.hits.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
            expect(odds.expectedKills).toBeLessThanOrEqual(
              odds.targets.reduce((sum, { count }) => sum + count, 0) + 1e-9,
            );
            expect(attackOdds(observe(determinise(game, 'else')), action)).toEqual(odds);
            const done = apply(game, action);
            if ('refused' in done) throw new Error(done.refused.code);
            const told = done.events.find(({ type }) => type === 'attack' || type === 'fired');
            const { dice, accuracy, damage, range } = odds;
            if (told) expect({ dice, accuracy, damage, range }).toEqual(rolledWith(told as never));
          }
        }
      }
      expect(attacks).toBeGreaterThan(100);
    },
    times(30_000, 900_000),
  );
});

function rolledWith({
  dice,
  accuracy,
  damage,
  range,
}: Record<'dice' | 'accuracy' | 'damage' | 'range', number>) {
  return { dice: Math.min(64, dice), accuracy, damage, range };
}
