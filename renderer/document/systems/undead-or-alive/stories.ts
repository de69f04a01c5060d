import { ANY, type SystemDocument } from '../system-document';

const AP = (amount: number) => ({ effect: 'adrenaline', amount });
const taken = (colour: string) => ({ taken: { colour } });
const rallied = (of: object) => ({ reach: { rallied: of } });
const left = (by: string) => ({ reach: { left: { by } } });
const herd = { reach: { spawnTokens: { spawn: 'mobile', in: 'first-spawn-zone' } } };
const herdOf = (group: string) => ({ reach: { spawnTokens: { group, in: 'first-spawn-zone' } } });
const loadedSix = { loaded: { group: ANY, into: ANY, count: 6 } };

/** What the missions of the rulebook ask for and have as rules, as an author can have it at once. */
export const stories: SystemDocument['stories'] = {
  goals: [
    { reach: { taken: {} } },
    { reach: { left: { by: 'exit' } } },
    { reach: { rallied: {} } },
    { reach: { left: { by: 'train' } } },
    { reach: { all: [taken('blue'), taken('green')] } },
    { reach: { taken: { colour: 'red' } } },
    { reach: { people: { in: 'exit', who: 'all' } } },
    { reach: { round: { from: 10 } } },
    { reach: { not: { zombies: { kind: 'abomination' } } } },
    { reach: { not: { spawnTokens: { status: 'active' } } } },
    { reach: { bountyWeapons: { count: 3 } } },
    { reach: loadedSix },
    {
      anyOrder: [
        rallied({ class: 'Brawler' }),
        herd,
        { reach: { spawnTokens: { spawn: 'corpse-pile', status: 'safe' } } },
      ],
    },
    { then: [{ anyOrder: [rallied({ class: 'Townsfolk' }), herd] }, left('exit')] },
    { then: [{ anyOrder: [rallied({}), herd] }, left('train')] },
    { then: [{ anyOrder: [rallied({}), herdOf(ANY), { reach: loadedSix }] }, left('train')] },
    {
      then: [
        {
          anyOrder: [
            { reach: { bountyWeapons: { count: 3, from: 'reserve' } } },
            { reach: { not: { machine: { machine: ANY, in: ANY } } } },
            rallied({ class: 'Faithful' }),
          ],
        },
        left('train'),
      ],
    },
    {
      inOrder: [
        { reach: { machine: { machine: ANY, gone: true } } },
        rallied({ class: 'Gunslinger' }),
        { reach: { all: [taken('blue'), taken('green'), { done: ANY }] } },
      ],
    },
  ],
  rules: [
    { when: { event: 'objective-taken' }, do: [AP(5)] },
    { when: { event: 'objective-taken' }, do: [AP(5), { effect: 'bounty-weapon' }] },
    { when: { event: 'objective-taken', colour: 'red' }, do: [{ effect: 'bounty-weapon' }] },
    { when: { event: 'objective-taken', colour: 'red' }, do: [AP(5), { effect: 'bounty-weapon' }] },
    {
      when: { event: 'objective-taken', colour: 'blue' },
      do: [{ effect: 'wake', which: { spawn: 'mobile' } }],
    },
    {
      when: { event: 'set-up' },
      do: [{ effect: 'card', card: 'holy-water', to: 'first-player-choice' }],
    },
    { when: { event: 'set-up' }, do: [{ effect: 'spread-survivors' }] },
    { when: { event: 'set-up' }, do: [{ effect: 'set-aside', weapons: 3 }] },
    {
      when: { event: 'objective-taken' },
      do: [AP(5), { effect: 'bounty-weapon', from: 'reserve' }],
    },
    { forbid: { what: 'take', colour: 'blue' } },
    { forbid: { what: 'holy-water', spawn: 'mobile' } },
    {
      forbid: { what: 'rally', class: 'Faithful', unless: { all: [taken('blue'), taken('green')] } },
    },
    {
      forbid: {
        what: 'awaken',
        spawn: 'abomination',
        unless: { rallied: { class: 'Gunslinger', count: 1 } },
      },
    },
    {
      forbid: {
        what: 'take',
        group: ANY,
        asLongAs: {
          any: [
            { spawnTokens: { spawn: 'abomination', in: ANY, status: 'active', count: 1 } },
            { zombies: { in: ANY } },
          ],
        },
      },
    },
    {
      price: {
        for: 'rally',
        class: 'Townsfolk',
        pay: [
          { card: 'plenty-of-bullets' },
          { card: 'plenty-of-shells' },
          { objective: { colour: 'blue' } },
          { objective: { colour: 'green' } },
        ],
      },
    },
    {
      when: { event: 'used', card: 'dynamite', on: { token: { group: ANY } } },
      once: true,
      do: [{ effect: 'to-first-spawn-zone' }, { effect: 'flip-tile', tile: ANY, adrenaline: true }],
    },
    {
      action: { name: ANY, in: ANY },
      do: [
        { effect: 'load', group: ANY, into: ANY },
        { effect: 'adrenaline', amount: { times: 5, per: 'loaded' } },
      ],
    },
    { action: { name: ANY, in: ANY }, if: loadedSix, once: true, do: [{ effect: 'train-starts' }] },
    {
      action: { name: ANY, anyTime: true },
      if: {
        all: [
          { machine: { machine: ANY, gone: true } },
          { rallied: { class: 'Gunslinger' } },
          taken('blue'),
          taken('green'),
        ],
      },
      once: true,
      do: [{ effect: 'noise', in: ANY }],
    },
    { carry: { by: 'dashboard', colour: 'blue' } },
    { carry: { by: 'slot' } },
    { asSoonAs: { people: { in: 'aboard', who: 'all' } }, do: [{ effect: 'train-starts' }] },
    { when: { event: 'zombie-rides-off' }, do: [{ effect: 'lose' }] },
    {
      when: { event: 'train-reaches', area: 'first-spawn-zone' },
      do: [{ effect: 'remove-tokens', which: {}, in: 'first-spawn-zone' }],
    },
  ],
};
