import type { ConditionBody, ConditionName } from '../../../engine';
import type {
  CarryRule,
  Change,
  Condition,
  Effect,
  Goal,
  PriceRule,
  Restriction,
  Rule,
  RuleEvent,
  SearchRule,
} from '../../../schemas';

/** At least one example of every word, and one for each way in which it is said; a word without any does not compile. */
type Examples<Values> = { readonly [Word in keyof Values]: readonly Values[Word][] };
type Rest<Union, Tag> = Union extends unknown ? Omit<Union, Tag & keyof Union> : never;
type Untagged<Union, Tag extends keyof Union> = {
  [Word in Union[Tag] & string]: Rest<Extract<Union, Record<Tag, Word>>, Tag>;
};

type Conditions = { readonly [Name in ConditionName]: ConditionBody<Name> };

export const conditions: Examples<Conditions> = {
  taken: [
    {},
    { colour: 'red' },
    { colour: 'blue' },
    { colour: 'green', count: 2 },
    { count: 1 },
    { count: 'per-survivor' },
    { group: 'coal' },
    { group: 'fuse' },
    { colour: 'red', except: 'coal' },
    { group: 'coal', except: 'wet', count: 1 },
  ],
  held: [{}, { colour: 'blue' }, { group: 'coal', count: 2 }, { colour: 'red', count: 1 }],
  loaded: [
    { into: 'wagon' },
    { into: 'cab', group: 'coal', count: 6 },
    { into: 'aboard', colour: 'blue' },
    { into: 'g2', count: 1 },
  ],
  rallied: [
    {},
    { class: 'Townsfolk' },
    { class: 'Brawler' },
    { class: 'Gunslinger' },
    { class: 'Faithful', count: 2 },
    { group: 'sharpshooter' },
    { group: 'kids' },
    { count: 1 },
    { count: 'per-survivor' },
  ],
  leads: [{}, { class: 'Brawler' }, { class: 'Townsfolk', count: 2 }, { group: 'kids' }],
  left: [{ by: 'exit' }, { by: 'train' }, { by: 'exit', with: 'wagon' }],
  people: [
    { in: 'aboard' },
    { in: 'mine', who: 'somebody' },
    { in: 'exit', who: 'all' },
    { in: 'here', who: 'doer' },
    { in: { of: { spawnTokens: { spawn: 'mobile' } } }, who: 'others' },
    { who: 2 },
    { level: 'orange' },
    { who: 'somebody', level: 'red', in: { tag: 'church' } },
    { holds: { card: 'dynamite' } },
    { who: 'doer', holds: { objective: { colour: 'blue' } } },
    { who: { class: 'Brawler', except: 'doer' }, skill: 'medic', wounded: 1 },
    { who: { survivor: 'henry' }, holds: { card: ['water', 'knife'], count: 2 } },
    { who: { in: 'mine', level: 'yellow', count: 2 }, wounded: 2 },
    { who: { holds: { objective: {}, count: 2 }, nearest: 'exit', skill: 'medic' }, in: 'streets' },
  ],
  bountyWeapons: [
    {},
    { count: 'per-survivor' },
    { count: 1 },
    { from: 'reserve', count: 3 },
    { from: 'reserve', count: 1 },
  ],
  spawnTokens: [
    {},
    { spawn: 'mobile', in: 'first-spawn-zone' },
    { spawn: 'abomination', status: 'active', in: 'mine', count: 1 },
    { spawn: 'abomination', status: 'inactive' },
    { spawn: 'corpse-pile', status: 'safe' },
    { spawn: 'starting', status: 'removed' },
    { group: 'north', in: 'start' },
    { spawn: 'mobile', count: 2, status: 'removed' },
    { group: 'south', status: 'removed', count: 'per-survivor' },
  ],
  zombies: [
    {},
    { kind: 'walker', in: 'mine' },
    { kind: 'runner', count: 3 },
    { kind: 'fatty' },
    { kind: 'abomination', in: 'aboard' },
    { in: 'everywhere', count: 12 },
    { in: { in: 'mine', only: 'streets', near: 'here', range: 2 } },
    { in: { people: { wounded: 1, pick: 'lot' } } },
    { in: { people: 'all', seenFrom: 'cab' } },
    { in: { of: { zombies: { kind: 'fatty' } }, pick: 'one' } },
    { in: { of: { machine: 'wagon' }, pick: 'lot' } },
  ],
  objectives: [{}, { colour: 'blue' }, { group: 'coal', count: 2, in: 'buildings' }],
  machine: [
    { machine: 'wagon', in: 'cab' },
    { machine: 'wagon', gone: true },
    { machine: 'g1', in: 'exit' },
  ],
  round: [
    { from: 5 },
    { to: 5 },
    { from: 3, to: 3 },
    { from: 3, to: 5 },
    { every: 3 },
    { every: 2, from: 5 },
    { every: 2, to: 9 },
  ],
  counter: [
    { counter: 'bell', atLeast: 2 },
    { counter: 'bell', atMost: 4 },
    { counter: 'bell', is: 0 },
    { counter: 'bell', atLeast: { counter: 'tower' } },
    { counter: 'bell', is: { per: 'survivor' } },
  ],
  done: ['ring', 'reward', { rule: 'ring', times: 3 }, { rule: 'reward', times: 2 }],
};

/** How conditions are held together. */
export const joinedConditions: readonly Condition[] = [
  { all: [{ taken: { colour: 'blue' } }, { taken: { group: 'fuse' } }] },
  { all: [{ taken: { colour: 'blue' } }, { not: { zombies: {} } }, { round: { from: 2 } }] },
  { any: [{ round: { from: 5 } }, { zombies: {} }] },
  { any: [{ all: [{ round: { from: 5 } }, { zombies: { kind: 'fatty' } }] }, { done: 'ring' }] },
  { all: [{ any: [{ round: { to: 2 } }, { rallied: {} }] }, { held: {} }] },
  { not: { all: [{ taken: {} }, { rallied: {} }] } },
  { not: { any: [{ taken: {} }, { not: { rallied: {} } }] } },
  { all: [{ all: [{ taken: {} }] }] },
];

export const events: Examples<Untagged<RuleEvent, 'event'>> = {
  'set-up': [{}],
  'round-begins': [{}],
  'end-phase': [{}],
  'objective-taken': [
    {},
    { colour: 'red' },
    { colour: 'blue' },
    { group: 'coal' },
    { except: 'coal' },
    { by: { class: 'Faithful' }, in: 'mine' },
  ],
  'companion-rallied': [{}, { class: 'Townsfolk' }, { group: 'sharpshooter' }, { by: { survivor: 'henry' } }],
  'zombie-killed': [
    {},
    { kind: 'walker' },
    { kind: 'abomination' },
    { in: { seenFrom: 'exit' }, by: { level: 'red' } },
  ],
  'zombies-spawned': [{}, { kind: 'runner' }, { kind: 'abomination', in: 'mine' }],
  'zombie-enters': [{ area: 'mine' }, { area: 'exit', kind: 'fatty' }, { area: { near: 'start' } }],
  'spawn-token': [
    { becomes: 'active' },
    { becomes: 'inactive', spawn: 'starting' },
    { becomes: 'safe', spawn: 'corpse-pile' },
    { becomes: 'removed', spawn: 'mobile', in: 'mine' },
    { becomes: 'moved', group: 'doomed' },
  ],
  used: [
    { card: 'dynamite' },
    { card: 'holy-water', on: { token: { spawn: 'mobile' } } },
    { card: 'holy-water', on: { token: { spawn: 'abomination' } } },
    { card: 'dynamite', on: { token: { group: 'north' } } },
    { card: 'dynamite', on: { machine: 'wagon' } },
    { card: 'unheard-of', on: { area: 'mine' } },
  ],
  enters: [{ area: 'mine' }, { area: 'aboard' }, { area: 'exit' }, { area: 'start' }],
  'stepped-off': [{ objective: 'o1' }, { objective: 'o2' }],
  'train-enters': [{}],
  'train-reaches': [{ area: 'first-spawn-zone' }, { area: 'cab' }],
  'zombie-rides-off': [{}],
  searched: [{}, { in: 'mine', by: { class: 'Townsfolk' } }],
  found: [{}, { card: 'water' }, { card: ['water', 'weapon'], in: 'exit' }],
};

export const effects: Examples<Untagged<Effect, 'effect'>> = {
  adrenaline: [
    { amount: 5 },
    { amount: 1 },
    { amount: { times: 2, per: 'survivor' } },
    { amount: { times: 5, per: 'loaded' } },
    { amount: { times: 1, per: 'led' } },
    { amount: -2 },
    { amount: 3, to: 'all' },
    { amount: -1, to: 'others' },
    { amount: { times: -1, each: { zombies: {}, in: 'here' } } },
    { amount: { dice: 2 }, to: { class: 'Brawler', pick: 'lot' } },
  ],
  'bounty-weapon': [{}, { from: 'reserve' }, { to: 'one' }],
  card: [
    { card: 'holy-water' },
    { card: 'knife', to: 'taker' },
    { card: 'holy-water', to: 'first-player-choice' },
    { card: ['water', 'knife'], to: 'all' },
    { card: 'dynamite', to: { in: 'here', pick: 'one' } },
    {},
    { from: 'guns', to: 'all' },
    { card: 'any', to: 'one' },
    { card: 'weapon' },
    { card: 'any', from: 'guns', count: 2 },
    { card: ['water', 'weapon'], from: 'discards', count: { per: 'survivor' }, to: 'first-player-choice' },
    { from: 'equipment', count: 3 },
    { from: 'nowhere' },
  ],
  discard: [
    { card: 'any' },
    { card: 'water', count: 2, who: 'all' },
    { card: ['water', 'weapon'], count: 'all', who: 'others' },
    { card: 'any', count: 'all' },
    { card: 'any', count: { per: 'round' }, pick: 'lot', who: { in: 'mine' } },
    { objective: { colour: 'blue' } },
    { objective: { colour: 'red' }, count: 2, who: 'all' },
    { objective: {}, count: 'all' },
  ],
  'no-starting-weapons': [{}],
  companion: [{}, { group: 'hidden' }],
  'set-aside': [{ weapons: 1 }, { weapons: 3 }],
  scatter: [{ over: 'mine' }, { over: 'track', class: 'Townsfolk' }, { over: 'mine', group: 'sharpshooter' }],
  'spread-survivors': [{}],
  'train-starts': [{}],
  step: [{ objective: 'o1', along: 'track' }],
  'to-first-spawn-zone': [{}, { which: { spawn: 'mobile' } }, { which: { group: 'north' } }],
  'remove-tokens': [{}, { which: { spawn: 'corpse-pile' }, in: 'mine' }, { which: { spawn: 'starting' } }],
  'remove-machine': [{ machine: 'wagon' }, { machine: 'g1' }],
  remove: [
    { zombies: {}, in: 'here' },
    { zombies: { kind: 'abomination' }, adrenaline: true },
    { zombies: { kind: 'walker' }, in: 'mine', count: 2, adrenaline: true },
    { objectives: { group: 'coal' }, count: { per: 'survivor' } },
    { objectives: { colour: 'green' } },
    { spawnTokens: { spawn: 'mobile' }, in: { near: 'here' } },
    { machine: 'wagon', in: 'mine' },
  ],
  move: [
    { spawnTokens: { group: 'doomed' }, to: 'here' },
    { objectives: {}, in: 'mine', to: { only: 'streets', pick: 'one' } },
    { zombies: {}, in: 'here', count: 3, to: 'exit' },
    { companions: { class: 'Brawler' }, to: 'start' },
    { machine: 'wagon', to: 'here' },
  ],
  place: [
    { spawnTokens: { group: 'doomed' } },
    { objectives: { colour: 'red' }, in: 'here', count: 1 },
    { objectives: { colour: 'red' }, in: { in: 'mine', pick: 'lot' } },
    { spawnTokens: {}, count: { dice: 1 } },
  ],
  wake: [{}, { which: { spawn: 'starting' } }, { which: { spawn: 'mobile' }, in: 'mine', count: 1 }],
  sleep: [{}, { which: { group: 'doomed' } }, { which: { spawn: 'mobile' }, in: 'here' }, { count: 2 }],
  reveal: [{}, { which: { group: 'coal' }, count: 1 }, { in: { near: 'here', range: 2 } }],
  spawn: [
    { in: 'here' },
    { in: { only: 'buildings', in: 'mine' }, cards: 2 },
    { in: { of: { spawnTokens: { spawn: 'mobile' } } }, cards: { per: 'survivor' } },
  ],
  'flip-tile': [{ tile: 'car' }, { adrenaline: true }],
  load: [{ into: 'wagon' }, { into: 'cab', group: 'coal' }, { into: 'aboard', colour: 'blue' }],
  zombies: [
    { kind: 'walker', in: 'mine' },
    { kind: 'runner', count: 2, in: 'cab' },
    { kind: 'fatty', count: { times: 1, per: 'survivor' }, in: 'aboard' },
    { kind: 'abomination', count: 1, in: 'exit' },
    { kind: 'walker', count: { counter: 'bell' }, in: { only: 'buildings', in: 'mine' } },
    {
      kind: 'runner',
      count: { times: 2, each: { people: { wounded: 1 } } },
      in: { in: 'mine', pick: 'one' },
    },
    { kind: 'walker', count: { dice: 1 }, in: 'streets' },
    { kind: 'walker', count: { per: 'round' }, in: { in: 'mine', pick: 'lot' } },
  ],
  noise: [{ in: 'mine' }, { in: 'first-spawn-zone' }],
  count: [
    { counter: 'bell' },
    { counter: 'bell', by: 3 },
    { counter: 'bell', by: -1 },
    { counter: 'bell', by: { per: 'rolled' } },
    { counter: 'bell', by: { times: -2, each: { objectives: { colour: 'red' } } } },
    { counter: 'bell', to: 0 },
    { counter: 'bell', to: { counter: 'tower' } },
  ],
  lose: [{}],
  win: [{}],
  if: [
    { if: { zombies: { in: 'here' } }, do: [{ effect: 'lose' }] },
    { if: { people: { who: 2 } }, do: [{ effect: 'win' }], else: [{ effect: 'lose' }] },
  ],
  roll: [
    { outcomes: [{ from: 4, do: [{ effect: 'win' }] }] },
    {
      dice: 2,
      outcomes: [
        { to: 3, do: [{ effect: 'lose' }] },
        { from: 4, to: 6, do: [{ effect: 'adrenaline', amount: 1 }] },
        { from: 7, to: 7, do: [{ effect: 'noise', in: 'here' }] },
        { to: { counter: 'bell' }, do: [{ effect: 'count', counter: 'bell' }] },
        { do: [{ effect: 'win' }] },
      ],
    },
  ],
  later: [
    { rounds: 1, do: [{ effect: 'win' }] },
    {
      rounds: 6,
      do: [
        { effect: 'adrenaline', amount: 1 },
        { effect: 'noise', in: 'here' },
      ],
    },
  ],
  choose: [
    {
      options: [
        { name: { en: 'Ring', fr: 'Sonner' }, do: [{ effect: 'count', counter: 'bell' }] },
        { if: { taken: {} }, do: [{ effect: 'adrenaline', amount: 2 }] },
      ],
    },
  ],
  each: [
    { who: { in: 'mine' }, do: [{ effect: 'adrenaline', amount: 1 }] },
    { who: 'others', do: [{ effect: 'card', card: 'knife' }] },
    { in: { only: 'buildings', in: 'mine' }, do: [{ effect: 'zombies', kind: 'walker', in: 'here' }] },
  ],
};

export const restrictions: Examples<Untagged<Restriction, 'what'>> = {
  take: [
    {},
    { colour: 'blue' },
    { group: 'coal', asLongAs: { zombies: { in: 'mine' } } },
    { colour: 'blue', who: { class: 'Brawler' }, until: { taken: { colour: 'red' } } },
    { in: 'mine', who: { in: 'buildings' } },
  ],
  rally: [
    {},
    { class: 'Faithful', unless: { taken: {} } },
    { group: 'sharpshooter' },
    { who: { wounded: 1 } },
  ],
  enter: [
    { area: 'mine' },
    { machine: 'wagon' },
    { area: 'first-spawn-zone', asLongAs: { round: { to: 3 } } },
  ],
  'holy-water': [{}, { spawn: 'mobile' }, { group: 'north' }],
  awaken: [{ spawn: 'abomination', unless: { rallied: { count: 1 } } }, { spawn: 'starting' }],
  search: [
    {},
    { in: 'start' },
    { who: { class: 'Brawler' } },
    { who: { in: 'mine', holds: { card: 'any', count: 3 } }, in: 'buildings' },
    { asLongAs: { round: { to: 2 } } },
  ],
  spawn: [
    {},
    { spawn: 'mobile', asLongAs: { round: { to: 3 } } },
    { in: 'mine' },
    { group: 'doomed', in: 'streets', unless: { counter: { counter: 'bell', atLeast: 2 } } },
  ],
  exit: [
    {},
    { asLongAs: { round: { to: 2 } }, unless: { held: { colour: 'blue' } } },
    { who: { survivor: 'henry' } },
  ],
  move: [{}, { in: 'mine', until: { not: { zombies: { in: 'mine' } } } }],
  trade: [{ who: { survivor: 'meg' } }],
  melee: [{ who: { wounded: 1 } }],
  ranged: [{}, { in: { near: 'exit' } }],
  reload: [{ asLongAs: { zombies: { in: 'here' } } }],
  'make-noise': [{ unless: { round: { from: 4 } } }],
  drive: [{}, { machine: 'wagon', until: { loaded: { into: 'wagon' } } }],
  fire: [{}, { machine: 'g1', who: { class: 'Townsfolk' } }],
  use: [{ card: 'dynamite' }, { card: ['holy-water', 'water'], in: 'streets' }],
  do: [{ rule: 'ring', asLongAs: { round: { to: 3 } } }],
  skill: [{}, { skill: 'taunt' }, { skill: 'charge', in: 'buildings' }],
};

export const changes: Examples<Untagged<Change, 'what'>> = {
  sight: [
    { range: 1, of: 'survivors', until: { done: 'ring' } },
    { range: 2, asLongAs: { round: { every: 3 } } },
    { range: 0, in: 'mine' },
    { range: 1, of: 'zombies', in: 'buildings' },
    { range: 3, who: { survivor: 'henry' } },
  ],
  hidden: [{ in: 'mine' }, { who: { class: 'Townsfolk' }, unless: { round: { from: 5 } } }],
  'sight-blocked': [{ area: 'track' }, { area: 'cab', until: { round: { from: 2 } } }],
  combat: [
    { mode: 'ranged', accuracy: 1, until: { taken: {} } },
    { dice: 1 },
    { damage: -1 },
    { mode: 'melee', accuracy: -1, who: { wounded: 1 }, in: 'mine' },
    { dice: -2, who: { survivor: 'henry' } },
    { damage: 2 },
  ],
  actions: [{ by: -1 }, { by: 2, who: { survivor: 'meg' }, asLongAs: { round: { to: 1 } } }],
  noise: [{ in: 'mine' }, { in: 'first-spawn-zone', asLongAs: { round: { from: 3 } } }],
};

export const prices: readonly PriceRule[] = [
  { for: 'rally', pay: [{ card: 'plenty-of-bullets' }] },
  {
    for: 'rally',
    class: 'Townsfolk',
    pay: [{ card: 'knife' }, { objective: { colour: 'red' } }, { objective: { colour: 'blue' } }],
  },
  { for: 'rally', group: 'sharpshooter', pay: [{ objective: {} }] },
  { for: 'exit', pay: [{ card: ['water', 'holy-water'] }] },
  { for: 'exit', who: { class: 'Brawler' }, pay: [{ adrenaline: 5 }, { wounds: 1 }, { wounds: 2 }] },
  {
    for: 'take',
    colour: 'blue',
    pay: [{ all: [{ card: 'pickaxe' }, { card: 'any' }] }, { card: 'dynamite' }],
  },
  { for: 'take', in: 'mine', pay: [{ counter: 'bell' }, { counter: 'bell', count: 2 }] },
  { for: 'search', in: 'mine', pay: [{ card: 'weapon' }] },
  { for: 'search', pay: [{ adrenaline: 1 }] },
  { for: 'enter', in: 'mine', pay: [{ all: [{ wounds: 1 }, { objective: { colour: 'red' } }] }] },
  { for: 'enter', in: { only: 'buildings' }, pay: [{ card: 'any' }] },
  { for: 'drive', pay: [{ card: 'water' }] },
  { for: 'drive', machine: 'wagon', pay: [{ card: 'water' }] },
];

export const searching: readonly SearchRule[] = [
  { cards: 2 },
  { cards: 1 },
  { cards: 3, from: 'guns', in: 'mine' },
  { from: 'discards', who: { class: 'Townsfolk' } },
  { anywhere: true },
  { again: true, anywhere: true, cards: 2 },
];

export const carrying: readonly CarryRule[] = [
  { by: 'dashboard' },
  { by: 'dashboard', colour: 'blue' },
  { by: 'slot', colour: 'red' },
  { by: 'slot', group: 'fuse' },
  { by: 'companion', group: 'coal', class: 'Brawler' },
  { by: 'companion', colour: 'blue' },
];

const lose: Effect[] = [{ effect: 'lose' }];
const name = { en: 'Blow it up', fr: 'Tout faire sauter' };

/** How the parts of a rule are held together. */
export const rules: readonly Rule[] = [
  {
    id: 'fare',
    price: { for: 'exit', pay: [{ card: 'water' }], asLongAs: { zombies: {} }, unless: { taken: {} } },
  },
  { id: 'rich', search: { cards: 2, asLongAs: { round: { to: 3 } } } },
  {
    id: 'dear',
    action: { name, pay: [{ adrenaline: 2 }, { card: 'any' }] },
    do: lose,
  },
  { id: 'r', when: { event: 'end-phase' }, do: lose },
  { id: 'r', when: { event: 'end-phase' }, once: true, if: { zombies: { count: 9 } }, do: lose },
  {
    id: 'r',
    when: { event: 'objective-taken' },
    do: [{ effect: 'adrenaline', amount: 5 }, { effect: 'bounty-weapon' }, { effect: 'card', card: 'knife' }],
  },
  {
    id: 'r',
    when: { event: 'enters', area: 'mine' },
    do: [
      { effect: 'adrenaline', amount: 1 },
      { effect: 'noise', in: 'mine' },
      { effect: 'bounty-weapon' },
      ...lose,
    ],
  },
  { id: 'r', asSoonAs: { taken: { colour: 'blue' } }, do: [{ effect: 'train-starts' }] },
  { id: 'r', asSoonAs: { any: [{ zombies: {} }, { people: { in: 'mine', who: 'somebody' } }] }, do: lose },
  { id: 'r', asSoonAs: { rallied: {} }, if: { round: { to: 4 } }, do: lose },
  { id: 'r', action: { name }, do: lose },
  {
    id: 'r',
    action: { name, in: 'cab', actions: 2 },
    if: { held: { colour: 'blue' } },
    once: true,
    do: lose,
  },
  { id: 'r', action: { name, beside: 'wagon', actions: 0 }, do: lose },
  {
    id: 'r',
    action: { name, in: 'mine', beside: 'g1', anyTime: true, pay: [{ card: 'dynamite' }] },
    do: lose,
  },
  { id: 'r', forbid: { what: 'exit' } },
  { id: 'r', price: { for: 'rally', pay: [{ card: 'knife' }] } },
  { id: 'r', carry: { by: 'slot' } },
  { id: 'r', text: { en: 'Whistle.', fr: 'Sifflez.' } },
];

const reach = { id: 'g', reach: { taken: {} } } as const;

export const goals: readonly Goal[] = [
  reach,
  { id: 'g', reach: { not: { zombies: { in: 'mine' } } } },
  { id: 'g', reach: { not: { machine: { machine: 'wagon', in: 'track' } } } },
  { id: 'g', reach: { not: { round: { from: 2 } } } },
  { id: 'g', inOrder: [reach, { id: 'h', reach: { left: { by: 'exit' } } }] },
  { id: 'g', anyOrder: [reach, { id: 'h', reach: { rallied: {} } }] },
  { id: 'g', then: [{ id: 'h', anyOrder: [reach, { id: 'i', reach: { rallied: {} } }] }, reach] },
  { id: 'g', text: { en: 'Be kind.', fr: 'Soyez aimables.' } },
  { ...reach, words: { text: { en: 'Get it all.', fr: 'Prenez tout.' } } },
];
