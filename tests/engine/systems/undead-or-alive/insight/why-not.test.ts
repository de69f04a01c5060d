import { describe, expect, it } from 'vitest';
import { clone, legalActions, legalDiscards, step } from '../../../../../engine';
import type { WhyNot, Wish } from '../../../../../engine/game/advice';
import type { UoaGame } from '../../../../../engine/systems/undead-or-alive/game';
import { determinise } from '../../../../../engine/systems/undead-or-alive/hidden/determinise';
import { observe } from '../../../../../engine/systems/undead-or-alive/hidden/observation';
import {
  type WhyNotCode,
  whyNotCodes,
} from '../../../../../engine/systems/undead-or-alive/insight/why-not/codes';
import { whyNot } from '../../../../../engine/systems/undead-or-alive/insight/why-not/why-not';
import { skillNumber } from '../../../../../engine/systems/undead-or-alive/skills/owned';
import { vocabulary } from '../../../../../engine/systems/undead-or-alive/words';
import { whyNotWords } from '../../../../../telling/reasons';
import { UoaWords } from '../../../../../telling/systems/undead-or-alive';
import { sampleMission, started } from '../../../../helpers/games';
import { times } from '../../../../helpers/long';
import { Luck } from '../../../../helpers/luck';
import { decisionsOf, matches } from '../../../../helpers/plays';
import { en, fr } from '../../../../helpers/sentences';
import { type Fight, type Fighting, fight } from '../../../../helpers/street';
import { begunGame } from '../../../../helpers/table';

function reason({ game }: Pick<Fighting, 'game'>, wish: Wish) {
  const seen = observe(game);
  const why = whyNot(seen, wish);
  return why && [why.code, whyNotWords(why, new UoaWords(seen.table, 'en'))];
}

const duo: Fight = {
  survivors: {
    jimmy: { cards: { 'hand-1': 'winchester', 'hand-2': 'machete', 'backpack-1': 'sawed-off' } },
    carl: { at: 2, cards: { 'hand-1': 'pan' } },
  },
};

describe('why somebody cannot move', () => {
  it('is that the zone is not the next one', () => {
    expect(reason(fight(duo), { do: 'move', to: 'z3' })).toEqual([
      'not-adjacent',
      'Z3 is not the next zone: 3 moves away.',
    ]);
    expect(reason(fight(duo), { do: 'move', to: 'z0' })?.[0]).toBe('already-there');
    expect(reason(fight(duo), { do: 'move', to: 'z1' })).toBeUndefined();
  });

  it('is that zombies make it cost too much (UOA-MOVE-03)', () => {
    const fighting = fight({ ...duo, zombies: { 0: { walker: 3 } } });
    expect(reason(fighting, { do: 'move', to: 'z1' })).toEqual([
      'zombies-hold',
      '3 zombies in this zone make it cost 4 actions; 3 left.',
    ]);
  });

  it('is that no action is left', () => {
    expect(reason(fight({ ...duo, actions: 0 }), { do: 'move', to: 'z1' })?.[0]).toBe('no-actions-left');
  });
});

describe('why somebody cannot attack', () => {
  const given: Fight = { ...duo, zombies: { 1: { walker: 1 } } };
  const cases: readonly [string, Wish, string | undefined][] = [
    ['is the range', { do: 'attack', with: 'winchester#1', at: 'z5' }, 'out-of-range'],
    ['is nothing', { do: 'attack', with: 'winchester#1', at: 'z1' }, undefined],
    [
      'is that a melee weapon reaches nobody else',
      { do: 'attack', with: 'machete#1', at: 'z1' },
      'melee-elsewhere',
    ],
    ['is that nobody is there', { do: 'attack', with: 'machete#1' }, 'no-zombies-here'],
    ['is the backpack', { do: 'attack', with: 'sawed-off#1', at: 'z1' }, 'not-in-hand'],
    ['is that somebody else has it', { do: 'attack', with: 'pan#1' }, 'not-their-turn'],
    [
      'of bringing a card elsewhere is that somebody else has it',
      { do: 'bring', with: 'pan#1' },
      'not-their-turn',
    ],
    [
      'of bringing a card elsewhere is that there is no such card',
      { do: 'bring', with: 'cannon#1' },
      'not-in-this-game',
    ],
    ['is that nobody has it', { do: 'attack', with: 'remington#1' }, 'nobody-has'],
    ['is the class', { do: 'fan', weapon: 'winchester#1', at: 'z1' }, 'only-class'],
    ['is the sort of weapon', { do: 'shoot', weapon: 'machete#1', at: 'z1' }, 'wrong-weapon'],
    ['is that there is no such card', { do: 'attack', with: 'cannon#1' }, 'not-in-this-game'],
    ['is that there is no such zone', { do: 'attack', with: 'machete#1', at: 'z9' }, 'not-in-this-game'],
  ];
  for (const [what, wish, code] of cases) {
    it(`${what}: ${code ?? 'it can be done'}`, () => expect(reason(fight(given), wish)?.[0]).toBe(code));
  }

  it('is that the weapon has to be reloaded (UOA-TRAIT-17)', () => {
    const fighting = fight({
      survivors: { jimmy: { cards: { 'hand-1': 'sawed-off' } } },
      zombies: { 0: { walker: 2 } },
      dice: [1, 1],
    });
    expect(reason(fighting, { do: 'reload', weapon: 'sawed-off#1' })?.[0]).toBe('is-loaded');
    fighting.do('shoot', { weapon: 'sawed-off', at: 'z0' });
    expect(reason(fighting, { do: 'attack', with: 'sawed-off#1', at: 'z0' })?.[0]).toBe('needs-reload');
    expect(reason(fighting, { do: 'reload', weapon: 'sawed-off#1' })).toBeUndefined();
  });

  it('is the line of sight', () => {
    const hand = begunGame({ posse: ['henry'] });
    while (!hand.choices.some((choice) => choice['do'] === 'activate' || choice['do'] === 'end-turn')) {
      hand.choose(hand.choices[0] as never);
    }
    if (hand.choices.some((choice) => choice['do'] === 'activate')) hand.choose({ do: 'activate' });
    const { game } = hand.give('henry', 'winchester', 'hand-2');
    game.offeredIsCurrent = false;
    const seen = observe(game);
    const unseen = game.table.zones.find(
      (_, zone) => !game.board.seen(game.state.place.at(0)).includes(zone),
    );
    const card = game.table.cards[game.state.slots.at(0, 1)]?.id ?? '';
    expect(whyNot(seen, { do: 'attack', with: card, at: unseen?.id ?? '' })?.code).toBe('no-line-of-sight');
  });
});

describe('why somebody cannot search', () => {
  it('is that streets hold nothing (UOA-SEARCH-06)', () => {
    expect(reason(fight(duo), { do: 'search' })?.[0]).toBe('not-a-building');
  });

  it('is zombies, a search before, and actions, in a building', () => {
    const hand = begunGame({ posse: ['henry'], tiles: ['a 3R', 'b 2R 250'] });
    const { game } = hand;
    const room = game.table.zones.findIndex(({ building }) => building);
    while (!['act'].includes(observe(game).decision?.name ?? '')) hand.choose(hand.choices[0] as never);
    game.state.place.set(0, 0, room);
    game.offeredIsCurrent = false;
    const code = () => {
      game.offeredIsCurrent = false;
      return whyNot(observe(game), { do: 'search' })?.code;
    };
    expect(code()).toBeUndefined();
    game.state.actionsLeft = 0;
    expect(code()).toBe('no-actions-left');
    game.state.searched.set(0, 0, 1);
    expect(code()).toBe('already-searched');
    game.state.zombies.set(room, 0, 1);
    expect(code()).toBe('zombies-here');
  });
});

describe('why it is not somebody’s turn', () => {
  it('is that another is taking one, or that theirs is over', () => {
    const fighting = fight(duo);
    expect(reason(fighting, { do: 'activate', survivor: 'carl' })).toEqual([
      'somebody-acts',
      'Carl has to wait: Jimmy is still taking a turn.',
    ]);
    expect(reason(fighting, { do: 'activate', survivor: 'jimmy' })?.[0]).toBe('is-acting');
    fighting.state.activated.set(1, 0, 1);
    expect(reason(fighting, { do: 'activate', survivor: 'carl' })?.[0]).toBe('already-activated');
    expect(reason(fighting, { do: 'trade', with: 'carl' })?.[0]).toBe('person-elsewhere');
    expect(reason(fighting, { do: 'place', card: 'machete#1', owner: 'jimmy', slot: 'favourite' })?.[0]).toBe(
      'reorganize-first',
    );
  });

  it('is that something else is to be decided first', () => {
    const fighting = fight({
      survivors: { jimmy: { cards: { 'hand-1': 'coach-gun', 'hand-2': 'plenty-of-shells' } } },
      zombies: { 0: { walker: 1 } },
      dice: [1, 1],
    });
    fighting.do('shoot', { weapon: 'coach-gun', at: 'z0' });
    expect(reason(fighting, { do: 'move', to: 'z1' })).toEqual([
      'decide-first',
      'What is to be decided first is whether to keep the dice.',
    ]);
  });
});

/** A mission in somebody's turn, as it comes to that by itself. */
function inATurn(mission: string, seed = 'why'): UoaGame {
  const game = started(sampleMission(mission), { seed });
  while (observe(game).decision?.name !== 'act') step(game, 0);
  return game;
}

function missionReason(game: UoaGame, wish: Wish): readonly [WhyNot['code'], string] | undefined {
  game.offeredIsCurrent = false;
  const why = whyNot(observe(game), wish);
  return why && [why.code, whyNotWords(why, new UoaWords(game.table, 'en'))];
}

describe('why the mission does not let somebody', () => {
  it('enter a zone, or go beyond it, is its own rule', () => {
    const game = inATurn('m6.boothill');
    const [closed, sentence] = missionReason(game, { do: 'move', to: 'b.S' }) ?? [];
    expect(closed).toBe('zone-closed');
    expect(sentence).toMatch(/^Closed for now: the street .*\. .*Wagon/);
    expect(missionReason(game, { do: 'move', to: 'b.M1' })?.[0]).toBe('way-closed');
  });

  it('enter a zone is that the train is not there', () => {
    const reasonFor = missionReason(inATurn('m1.boothill'), { do: 'move', to: 't10.cab' });
    expect(reasonFor?.[0]).toBe('not-on-the-board');
  });

  it('take an Objective is its own rule', () => {
    const game = inATurn('m1.boothill');
    const { table, state } = game;
    const objective = table.mission.objectives.findIndex(({ id }) => id === 'handcar');
    state.objectiveZone.set(objective, 0, state.place.at(state.active));
    const [code, sentence = ''] = missionReason(game, { do: 'take', objective: 'handcar' }) ?? [];
    expect(code).toBe('mission-forbids');
    expect(sentence.length).toBeGreaterThan('The mission does not allow that now. '.length + 20);
  });

  it('do what can only be done here is the place, the condition, or that it happens by itself', () => {
    const wagon = inATurn('m7.boothill');
    const beside = () => missionReason(wagon, { do: 'do', rule: 'load' });
    wagon.state.machineZone.set(0, 0, -1);
    expect(beside()?.[0]).toBe('deed-elsewhere');
    wagon.state.machineZone.set(0, 0, wagon.state.place.at(wagon.state.active));
    expect(beside()?.[0]).toBe('deed-nothing-to-load');
    const mine = missionReason(inATurn('m6.boothill'), { do: 'do', rule: 'blow-up' });
    expect(mine?.[0]).toBe('deed-not-so');
    expect(mine?.[1]).toContain('Blow up the mine');
    const start = missionReason(inATurn('m0.boothill'), { do: 'do', rule: 'head-start' });
    expect(start?.[0]).toBe('happens-by-itself');
  });

  it('lead somebody along is what that costs', () => {
    const game = inATurn('m4.boothill');
    const { sizes, roster } = game.table;
    for (let actor = sizes.survivors; actor < sizes.actors; actor++) {
      game.state.place.set(actor, 0, game.state.place.at(game.state.active));
      const name = roster[game.state.identity.at(actor)]?.id ?? '';
      expect(['price-unpaid', undefined]).toContain(
        missionReason(game, { do: 'rally', companion: name })?.[0],
      );
    }
    const last = roster[game.state.identity.at(sizes.actors - 1)]?.id ?? '';
    expect(missionReason(game, { do: 'rally', companion: last })?.[0]).toBe('price-unpaid');
    const survivor = roster[game.state.identity.at(0)]?.id ?? '';
    expect(missionReason(game, { do: 'rally', companion: survivor })?.[0]).toBe('no-companion');
  });
});

describe('why a skill does not let somebody', () => {
  const skilled = (given: Fight, skill: string) => {
    const fighting = fight(given);
    fighting.state.skills.set(0, skillNumber(skill), 1);
    fighting.game.offeredIsCurrent = false;
    return fighting;
  };
  const zombies = { 0: { walker: 1 }, 4: { walker: 1 } };
  const cases: readonly [string, Wish, string | undefined][] = [
    ['jump', { do: 'jump', to: 'z0' }, 'already-there'],
    ['jump', { do: 'jump', to: 'z2' }, undefined],
    ['jump', { do: 'jump', to: 'z3' }, 'out-of-range'],
    ['shove', { do: 'shove', to: 'z3' }, 'not-adjacent'],
    ['shove', { do: 'shove', to: 'z1' }, undefined],
    ['lifesaver', { do: 'lifesaver', at: 'z1' }, 'no-zombies-there'],
    ['lifesaver', { do: 'lifesaver', at: 'z4' }, 'not-adjacent'],
    ['taunt', { do: 'taunt', at: 'z4' }, 'too-far'],
    ['taunt', { do: 'taunt', at: 'z1' }, 'no-zombies-there'],
    ['taunt', { do: 'taunt', at: 'z0' }, undefined],
    ['born-leader', { do: 'lend-action', to: 'jimmy' }, 'is-acting'],
    ['born-leader', { do: 'lend-action', to: 'carl' }, undefined],
    ['inventor', { do: 'invent', card: 'pan#1' }, 'not-their-turn'],
  ];
  for (const [skill, wish, code] of cases) {
    it(`${skill}: ${code ?? 'it can be done'} for ${JSON.stringify(wish)}`, () => {
      expect(reason(skilled({ ...duo, zombies }, skill), wish)?.[0]).toBe(code);
    });
  }

  it('do what is asked for when it is due', () => {
    expect(reason(fight(duo), { do: 'drag', survivor: 'carl' })?.[0]).toBe('asked-when-due');
  });
});

/** All its numbers: one of a thing may be said in words. */
function figuresOf({ parameters }: WhyNot): readonly string[] {
  const numbers = Object.entries(parameters).filter(([, value]) => typeof value === 'number');
  return numbers.flatMap(([name, value]) => (name === 'count' && value === 1 ? [] : [String(value)]));
}

/** What is missing, where it can be counted: how much, and how much there is. */
const FIGURES: Readonly<Partial<Record<WhyNotCode, readonly string[]>>> = {
  'other-player': ['player'],
  'used-this-turn': ['count'],
  'no-actions-left': ['count'],
  'too-few-actions': ['cost', 'left'],
  'zombies-hold': ['count', 'cost', 'left'],
  'machine-too-dear': ['machine', 'cost', 'left'],
  'not-adjacent': ['count'],
  'too-far': ['count', 'most'],
  'too-near': ['range', 'least'],
  'out-of-range': ['range', 'most'],
  'zombies-here': ['count'],
  'no-room': ['count'],
};

describe('a reason', () => {
  it('says how much is missing, where that can be counted', () => {
    for (const sentences of [en, fr] as readonly Readonly<Record<string, string>>[])
      for (const [code, figures] of Object.entries(FIGURES)) {
        const sentence = sentences[`why-not.${code}.other`] ?? sentences[`why-not.${code}`];
        for (const figure of figures) expect(sentence, code).toContain(`{${figure}}`);
      }
  });

  it('has a sentence for every code', () => {
    const keys = Object.keys(en);
    for (const code of whyNotCodes) {
      expect(
        keys.some((key) => key === `why-not.${code}` || key === `why-not.${code}.other`),
        code,
      ).toBe(true);
    }
  });
});

/** Anything that the vocabulary can say, with whatever is in this game; now and then what is not. */
function randomWish(game: UoaGame, luck: Luck): Wish {
  const names: Readonly<Record<string, readonly string[]>> = {
    zone: game.table.zones.map(({ id }) => id),
    card: game.table.cards.map(({ id }) => id),
    person: game.table.roster.map(({ id }) => id),
    skill: game.table.skills.map(({ id }) => id),
    objective: game.table.mission.objectives.map(({ id }) => id),
    machine: game.table.mission.machines.map(({ id }) => id),
    rule: game.table.mission.rules.map(({ id }) => id),
    'spawn-token': game.table.mission.spawnTokens.map(({ id }) => id),
    survivor: game.table.roster.map(({ id }) => id),
    slot: ['hand-1', 'favourite', 'backpack-2'],
    zombie: ['walker', 'fatty'],
  };
  const held = game.table.cards.filter((_, card) => game.state.slots.toArray().includes(card));
  const pick = (naming: string) => {
    if (luck.oneIn(40)) return 'nothing';
    if (naming === 'card' && held.length > 0 && !luck.oneIn(4)) return luck.pick(held).id;
    if (naming === 'survivor' && !luck.oneIn(4)) {
      const actor = luck.below(game.table.sizes.actors);
      return game.table.roster[game.state.identity.at(actor)]?.id ?? 'nobody';
    }
    const list = names[naming] ?? [];
    return list.length === 0 ? 'nothing' : luck.pick(list);
  };
  if (luck.oneIn(5)) {
    const at = luck.oneIn(3) ? {} : { at: pick('zone') };
    return { do: 'attack', with: pick('card'), ...at };
  }
  const kind = luck.pick(vocabulary.kinds);
  const named = Object.entries(kind.with).flatMap(([name, naming]) =>
    (name === 'second' && luck.oneIn(2)) || luck.oneIn(40) ? [] : [[name, pick(naming)] as const],
  );
  return { do: kind.do, ...Object.fromEntries(named) };
}

function isPossible(game: UoaGame, wish: Wish): boolean {
  const same = (one: object, other: object) =>
    JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
  if (wish.do !== 'attack')
    return [...legalActions(game), ...legalDiscards(game)].some((each) => same(each, wish));
  const { with: card, at } = wish as { with: string; at?: string };
  const seen = observe(game);
  const own = seen.acting < 0 ? '' : game.table.zones[seen.at('place', seen.acting)]?.id;
  return legalActions(game).some((each) => {
    const weapon = each['weapon'] ?? each['card'];
    const zone = each.do === 'melee' ? own : each['at'];
    if (!['melee', 'shoot', 'fan', 'throw'].includes(each.do)) return false;
    return weapon === card && (at === undefined || zone === at);
  });
}

describe('in games of every kind', () => {
  it('there is a reason for everything but what can be done, in words, whatever is hidden', () => {
    const told = new Map<string, number>();
    for (const match of matches(times(24, 300), ['seasoned', 'greedy', 'random'])) {
      const luck = new Luck(`wishes ${match.seed}`);
      const words = (['en', 'fr'] as const).map((language) => new UoaWords(match.game.table, language));
      let at = 0;
      for (const game of decisionsOf(match, 100)) {
        at += 1;
        if (at % 3 > 0) continue;
        for (let wishes = 0; wishes < 12; wishes++) {
          const wish = randomWish(game, luck);
          const where = `${match.play.name} ${match.manner} ${match.seed} ${at}: ${JSON.stringify(wish)}`;
          const why = whyNot(observe(game), wish);
          expect(why === undefined, `${where} ${why?.code}`).toBe(
            isPossible(game, wish) && game.state.outcome === 0,
          );
          if (!why) continue;
          told.set(why.code, (told.get(why.code) ?? 0) + 1);
          if (wishes === 0) expect(whyNot(observe(determinise(game, 'else')), wish), where).toEqual(why);
          for (const each of words) {
            const sentence = whyNotWords(why, each);
            expect(sentence, where).not.toMatch(/[{}]|why-not\.|undefined|-1/);
            for (const figure of figuresOf(why)) expect(sentence, where).toContain(figure);
          }
          // What actions are short of can be done with more of them.
          if (['no-actions-left', 'too-few-actions', 'machine-too-dear', 'zombies-hold'].includes(why.code)) {
            const rich = clone(game);
            rich.state.actionsLeft = 500;
            const then = whyNot(observe(rich), wish)?.code;
            if (observe(game).decision?.name === 'act') {
              expect(
                [
                  undefined,
                  'not-now',
                  'mission-forbids',
                  'no-room',
                  'no-zombies-there',
                  'nobody-to-carry',
                  'price-unpaid',
                  'nothing-to-trade',
                  'refused-trade',
                ],
                where,
              ).toContain(then);
            }
          }
        }
      }
    }
    expect(told.size).toBeGreaterThan(30);
    expect(
      (told.get('not-now') ?? 0) / [...told.values()].reduce((sum, count) => sum + count, 0),
    ).toBeLessThan(0.005);
  }, 120_000);
});
