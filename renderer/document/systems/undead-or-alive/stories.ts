import type { SystemDocument } from '../system-document';

const AP = (amount: number) => ({ effect: 'adrenaline', amount });
const taken = (colour: string) => ({ taken: { colour } });

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
