import { describe, expect, it } from 'vitest';
import { runScenario } from '../../../engine';
import { equipmentCards } from '../../../engine/systems/undead-or-alive';
import { loadDocument, type Scenario } from '../../../schemas';

type Change = Record<string, unknown>;

/** Henry on a street with two Walkers, in his turn; some keys of the position changed or added. */
function situation(given: Change, steps: object[] = [{}]): Scenario {
  const document = {
    format: 'boothill/scenario@1',
    id: 'small',
    title: { en: 'Small' },
    tiles: [{ id: 'a', face: '3R' }],
    given: { survivors: [henry({})], zombies: [{ at: 'a.N', walker: 2 }], turn: 'henry', ...given },
    steps,
  };
  const loaded = loadDocument(JSON.stringify(document), 'scenario');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.document;
}

const henry = (change: Change) => ({ who: 'henry', at: 'a.N', actions: 4, ...change });

const codes = (scenario: Scenario) =>
  runScenario(scenario).map(({ code, pointer }) => `${code} ${pointer}`.trim());

const machine = (id: string, machine: string, at: string) => ({ id, machine, at });

/** What is found wrong with one expectation, after Henry has moved away. */
const expecting = (expected: object) =>
  runScenario(situation({}, [{ do: { do: 'move', to: 'a.NE' }, expect: [expected] }])).map(
    ({ code }) => code,
  );

describe('a position', () => {
  it.each<[string, Change]>([
    ['unknown-zone /given/survivors/0/at', { survivors: [henry({ at: 'a.nowhere' })] }],
    ['unknown-zone /given/zombies/0/at', { zombies: [{ at: 'a.NONE', walker: 1 }] }],
    ['unknown-survivor /given/survivors/1/who', { survivors: [henry({}), { who: 'nobody', at: 'a.N' }] }],
    ['unknown-survivor /given/turn', { turn: 'meg' }],
    [
      'unknown-survivor /given/companions/0/leader',
      { companions: [{ who: 'meg', at: 'a.N', leader: 'may' }] },
    ],
    ['unknown-companion /given/companions/0', { companions: [{ at: 'a.N', class: 'Gunslinger' }] }],
    ['unknown-skill /given/survivors/0/skills/0', { survivors: [henry({ skills: ['flying'] })] }],
    [
      'unknown-card /given/survivors/0/cards/hand-1',
      { survivors: [henry({ cards: { 'hand-1': 'spoon' } })] },
    ],
    ['no-copy-left /given/equipment/2', { equipment: ['machete', 'machete', 'machete'] }],
    ['no-copy-left /given/discards/zombies/0', { zombieCards: [3], discards: { zombies: [3] } }],
    [
      'does-not-fit /given/survivors/0/cards/favourite',
      { survivors: [henry({ cards: { favourite: 'winchester' } })] },
    ],
    ['nothing-to-reload /given/survivors/0/emptied/0', { survivors: [henry({ emptied: ['hand-2'] })] }],
    [
      'nothing-to-reload /given/survivors/0/emptied/0',
      { survivors: [henry({ cards: { 'hand-1': 'machete' }, emptied: ['hand-1'] })] },
    ],
    ['unknown-zombie-card /given/zombieCards/0', { zombieCards: [99] }],
    ['too-many-zombies /given/zombies', { zombies: [{ at: 'a.N', abomination: 2 }] }],
    ['too-many-wounds /given/survivors/0/wounds', { survivors: [henry({ wounds: 3 })] }],
    [
      'too-many-tokens /given/spawn',
      { spawn: ['s', 't'].map((id) => ({ id, kind: 'starting', at: 'a.NW' })) },
    ],
    ['nowhere /given/survivors/0', { survivors: [{ who: 'henry' }] }],
    ['unknown-player /given/survivors/0/player', { survivors: [henry({ player: 1 })] }],
    ['not-in-play /given/turn', { survivors: [henry({ fate: 'left' })] }],
    ['companion-apart /given/companions/0/at', { companions: [{ who: 'meg', at: 'a.NE', leader: 'henry' }] }],
    [
      'passenger-apart /given/survivors/0/aboard',
      { survivors: [henry({ aboard: 'w' })], machines: [machine('w', 'wagon', 'a.NE')] },
    ],
    [
      'cannot-be-set-up /given/machines/1',
      { machines: [machine('w', 'wagon', 'a.N'), { ...machine('g', 'gatling', 'a.NE'), on: 'w' }] },
    ],
    ['cannot-be-set-up /given/machines/0', { machines: [{ ...machine('g', 'gatling', 'a.N'), on: 'w' }] }],
    ['cannot-be-set-up /given/machines/0', { machines: [machine('w', 'wagon', 'a.A')] }],
    [
      'too-many-tokens /given/machines',
      { machines: [machine('w', 'wagon', 'a.N'), machine('v', 'wagon', 'a.N')] },
    ],
    ['cannot-be-set-up /given/survivors', { players: 2 }],
    ['not-in-the-mission /given/past/reached/0', { past: { reached: ['g'] } }],
    ['not-in-the-mission /given/past/applied/r', { past: { applied: { r: 1 } } }],
    ['not-in-the-mission /given/past/counted/c', { past: { counted: { c: 1 } } }],
    ['no-copy-left /given/setAside/1', { setAside: ['mauser-c96', 'mauser-c96'] }],
    ['unknown-zone /given/vadeRetro/0', { vadeRetro: ['a.NONE'] }],
    ['cannot-be-set-up /given', { goals: [{ id: 'leave', reach: { left: { by: 'exit' } } }] }],
  ])('that cannot be is named: %s', (problem, given) => {
    expect(codes(situation(given))).toEqual([problem]);
  });

  it('begins with every phase', () => {
    const round = { outcome: { round: 4 } };
    const phases = ['players', 'zombies', 'spawn', 'end'].map((phase) => {
      const scenario = situation({ turn: undefined, phase, round: 3, zombies: [] }, [{ expect: [round] }]);
      return codes(scenario);
    });
    expect(phases).toEqual([['differs /steps/0/expect/0'], [], [], []]);
  });

  it('lies as it says, with the cards that come next on top', () => {
    const given = {
      survivors: [henry({ cards: { 'hand-1': 'machete', 'backpack-2': 'water' }, adrenaline: 19 })],
      companions: [{ who: 'meg', at: 'a.N', leader: 'henry' }],
      noise: { at: 'a.E', boom: true },
      spawn: [{ id: 's1', kind: 'corpse-pile', at: 'a.A', status: 'safe' }],
      objectives: [{ id: 'o1', at: 'a.A', colour: 'blue', taken: true }],
      equipment: ['knife', 'dynamite'],
      only: ['equipment'],
      zombieCards: [7, 3],
    };
    const looks = [
      {
        survivor: {
          who: 'henry',
          level: 'orange',
          skills: [],
          cards: { 'hand-1': 'machete', 'hand-2': null },
        },
      },
      { survivor: { who: 'meg', at: 'a.N', leader: 'henry', fate: 'in-play' } },
      { noise: { at: 'a.E', boom: true } },
      { spawn: { id: 's1', at: 'a.A', status: 'safe' } },
      { objective: { id: 'o1', at: null, colour: 'blue' } },
      { cards: { pile: 'equipment', count: 2, top: ['knife', 'dynamite'], holds: ['dynamite'] } },
      { cards: { pile: 'zombies', count: 37, top: [7, 3] } },
      { zombies: { walker: 2, all: 2 } },
      { pending: { decision: 'act', player: 0 } },
      { outcome: { over: false } },
      { level: 'orange' },
    ];
    expect(runScenario(situation(given, [{ expect: looks }]))).toEqual([]);
  });
});

describe('what a position remembers', () => {
  const wave = {
    id: 'wave',
    when: { event: 'round-begins' },
    once: true,
    do: [{ effect: 'count', counter: 'waves' }],
  };
  const goals = [
    { id: 'inside', reach: { people: { in: 'inside' } } },
    { id: 'out', reach: { people: { in: 'outside' } } },
  ];
  const areas = [
    { id: 'inside', zones: ['a.A'] },
    { id: 'outside', zones: ['a.E'] },
  ];

  it('is what goals and rules count on', () => {
    const given = { goals, rules: [wave], areas, phase: 'end', turn: undefined, zombies: [] };
    const afresh = runScenario(
      situation(given, [{ expect: [{ event: { type: 'mission-rule', rule: 'wave' } }] }]),
    );
    expect(afresh).toEqual([]);
    const past = { reached: ['inside'], applied: { wave: 1 }, counted: { waves: 1 } };
    const later = situation({ ...given, past, survivors: [henry({ at: 'a.E' })] }, [
      {
        expect: [{ noEvent: { type: 'mission-rule', rule: 'wave' } }, { outcome: { over: true, won: true } }],
      },
    ]);
    expect(runScenario(later)).toEqual([]);
  });

  it('is what somebody has done already in their turn', () => {
    const given = { zombies: [{ at: 'a.NE', walker: 1 }] };
    const charge = { do: 'charge', to: 'a.NE' };
    expect(codes(situation(given, [{ expect: [{ legal: charge }] }]))).toEqual([]);
    const used = { survivors: [henry({ used: { charge: 1 } })] };
    expect(codes(situation({ ...given, ...used }, [{ expect: [{ notLegal: charge }] }]))).toEqual([]);
  });

  it('is what lies beside the board, and more than a box holds', () => {
    const given = {
      setAside: ['mauser-c96', 'volcanic-pistol'],
      vadeRetro: ['a.N'],
      components: { 'mobile-spawn': 1 },
      spawn: ['1', '2', '3'].map((id) => ({ id: `m${id}`, kind: 'mobile', at: 'a.E' })),
    };
    const { length: all } = equipmentCards.filter(({ deck }) => deck === 'bounty');
    const top = { cards: { pile: 'bounty', count: all - 2 } };
    expect(codes(situation(given, [{ expect: [top] }]))).toEqual([]);
    expect(codes(situation({ ...given, components: {} }))).toEqual(['too-many-tokens /given/spawn']);
  });

  it('leaves the Abomination in the box, whichever cards are dealt', () => {
    const first = equipmentCards.find(({ deck }) => deck !== 'objectives')?.id ?? '';
    const given = { survivors: [henry({ cards: { 'backpack-1': first } })] };
    expect(codes(situation(given, [{ expect: [{ cards: { pile: 'abominations', count: 1 } }] }]))).toEqual(
      [],
    );
  });

  it('has nobody on the board who has left it', () => {
    const may = { who: 'may', at: 'a.N', fate: 'left' };
    const gone = { survivor: { who: 'may', at: null, fate: 'left' } };
    expect(codes(situation({ survivors: [henry({}), may] }, [{ expect: [gone] }]))).toEqual([]);
  });
});

describe('a step', () => {
  it('takes as few words as tell an action from the others', () => {
    expect(codes(situation({}, [{ do: { do: 'move', to: 'a.NE' } }]))).toEqual([]);
    expect(codes(situation({}, [{ do: { do: 'move' } }, {}]))).toEqual(['several-actions /steps/0/do']);
    expect(codes(situation({}, [{ do: { do: 'search' } }]))).toEqual(['no-such-action /steps/0/do']);
    expect(codes(situation({}, [{ do: { do: 'fly' } }]))).toEqual(['unknown-action /steps/0/do']);
  });

  it('is taken by itself where nothing else can be done, unless the situation asks always', () => {
    const turn = { survivors: [henry({ actions: 0 })], only: ['zombies'] as const };
    const pending = [
      { expect: [{ pending: { decision: 'act', player: 0 } }, { options: [{ do: 'end-turn' }] }] },
    ];
    expect(codes(situation({ ...turn, asks: 'always' }, pending))).toEqual([]);
    expect(codes(situation(turn, pending))).not.toEqual([]);
  });

  it('without anything to do looks at the same events once more', () => {
    const moved = { expect: [{ event: { type: 'moved' } }] };
    expect(codes(situation({}, [{ do: { do: 'move', to: 'a.NE' } }, moved, moved]))).toEqual([]);
  });
});

describe('a position that no game can have', () => {
  it('is named at the step from which nobody can go on, where there is nothing to choose', () => {
    const beginning = { phase: 'set-up', turn: undefined, zombies: [] };
    const place = { do: 'place', slot: 'hand-1' };
    expect(codes(situation(beginning, [{ do: place }]))).toEqual(['nothing-to-choose /steps/0/do']);
  });

  it('is named where rounds go by without anybody in them', () => {
    const gone = { survivors: [henry({ fate: 'left' })], turn: undefined, phase: 'zombies' };
    expect(codes(situation(gone))).toEqual(['no-end /given']);
  });
});

describe('an expectation', () => {
  it.each<[string, object, object]>([
    ['event-missing', { event: { type: 'moved', cost: 3 } }, { event: { type: 'moved', cost: 2 } }],
    [
      'event-without-rule',
      { rules: ['UOA-MOVE-03'], event: { type: 'moved' } },
      { rules: ['UOA-INV-01'], event: { type: 'moved' } },
    ],
    ['event-times', { event: { type: 'moved' }, times: 1 }, { event: { type: 'moved' }, times: 2 }],
    ['event-happened', { noEvent: { type: 'searched' } }, { noEvent: { type: 'moved' } }],
    ['unknown-event', { noEvent: { type: 'searched' } }, { noEvent: { type: 'serched' } }],
    ['unknown-event', { noEvent: { type: 'noise', boom: true } }, { noEvent: { type: 'noise', bom: true } }],
    ['unknown-event', { noEvent: { type: 'moved', to: 'a.E' } }, { noEvent: { type: 'moved', to: 'a.EE' } }],
    ['unknown-event', { noEvent: { type: 'moved', cost: 2 } }, { noEvent: { type: 'moved', cost: 'three' } }],
    ['not-legal', { legal: { do: 'end-turn' } }, { legal: { do: 'melee' } }],
    ['legal', { notLegal: { do: 'melee' } }, { notLegal: { do: 'end-turn' } }],
    ['unknown-action', { notLegal: { do: 'throw' } }, { notLegal: { do: 'trow' } }],
    ['unknown-action', { notLegal: { do: 'move', to: 'a.D' } }, { notLegal: { do: 'move', to: 'a.DD' } }],
    ['unknown-action', { legal: { do: 'move', to: 'a.E' } }, { legal: { do: 'move', at: 'a.E' } }],
    ['differs', { survivor: { who: 'henry', actions: 1 } }, { survivor: { who: 'henry', actions: 2 } }],
    ['differs', { zombies: { at: 'a.N', walker: 2 } }, { zombies: { at: 'a.NE', walker: 2 } }],
    ['unknown-zone', { zombies: { all: 2 } }, { zombies: { at: 'a.nowhere' } }],
    ['unknown-token', { zombies: { all: 2 } }, { spawn: { id: 's1' } }],
    ['unknown-survivor', { level: 'blue' }, { survivor: { who: 'meg' } }],
  ])('that fails is named: %s', (code, right, wrong) => {
    expect(expecting(right)).toEqual([]);
    expect(expecting(wrong)).toEqual([code]);
  });

  it('of several events looks at their order, and for every rule at one of them', () => {
    const given = { survivors: [henry({ cards: { 'backpack-1': 'water' }, adrenaline: 5 })] };
    const inOrder = (types: string[], rules: string[]) =>
      runScenario(
        situation(given, [
          { do: { do: 'discard' }, expect: [{ rules, events: types.map((type) => ({ type })) }] },
        ]),
      ).map(({ code }) => code);
    expect(inOrder(['discarded', 'adrenaline', 'level'], ['UOA-TRAIT-22', 'UOA-ADREN-03'])).toEqual([]);
    expect(inOrder(['level', 'adrenaline'], [])).toEqual(['events-missing']);
    expect(inOrder(['adrenaline', 'level'], ['UOA-MOVE-03'])).toEqual(['event-without-rule']);
  });

  it('of options names all of them, and each once', () => {
    const options = (zones: string[]) => ({ options: zones.map((to) => ({ do: 'move', to })) });
    expect(expecting(options(['a.N', 'a.E']))).toEqual(['other-options']);
    expect(
      expecting({
        options: [
          { do: 'move', to: 'a.N' },
          { do: 'move', to: 'a.E' },
          { do: 'charge', to: 'a.N' },
          { do: 'make-noise' },
          { do: 'end-turn' },
        ],
      }),
    ).toEqual([]);
  });
});
