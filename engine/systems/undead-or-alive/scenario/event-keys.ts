import type { EventKeys } from '../../../game/stage';
import type { UoaEvent } from '../events';

type KeysOf<Event> = Event extends UoaEvent ? Exclude<keyof Event, 'type' | 'rules'> : never;

const moving = { survivor: 'survivor', from: 'zone', to: 'zone', cost: 'number' } as const;
const somebodyIn = { survivor: 'survivor', zone: 'zone' } as const;
const somebodysCard = { survivor: 'survivor', card: 'card' } as const;
const somebodysObjective = { survivor: 'survivor', objective: 'objective', colour: 'colour' } as const;
const kinds = {
  walker: 'number',
  runner: 'number',
  fatty: 'number',
  abomination: 'number',
  kinds: 'list',
} as const;
const roll = { dice: 'list', accuracy: 'number', plus: 'number', hits: 'number', misses: 'number' } as const;
const volley = { range: 'number', dice: 'number', accuracy: 'number', damage: 'number' } as const;
const boarding = { ...somebodyIn, machine: 'machine', cost: 'number' } as const;

/** The keys of every event, so that a situation cannot expect the absence of an event that does not exist. */
export const eventKeys: {
  readonly [Type in UoaEvent['type']]: Readonly<
    Record<KeysOf<Extract<UoaEvent, { type: Type }>>, EventKeys[string]>
  >;
} = {
  // actions
  moved: moving,
  charged: moving,
  jumped: moving,
  'vade-retro': { ...somebodyIn, from: 'zone' },
  shoved: { ...kinds, survivor: 'survivor', from: 'zone', to: 'zone' },
  dragged: { survivor: 'survivor', by: 'survivor', from: 'zone', to: 'zone' },
  'refused-rescue': { survivor: 'survivor', by: 'survivor' },
  taunted: somebodyIn,
  'made-noise': { survivor: 'survivor' },
  'took-objective': { ...somebodyIn, objective: 'objective', colour: 'colour' },
  left: somebodyIn,
  // changes by hand
  bent: {
    bend: 'word',
    survivor: 'survivor',
    zone: 'zone',
    zombie: 'zombie',
    count: 'number',
    side: 'side',
    wounds: 'number',
    points: 'number',
    card: 'name',
    slot: 'slot',
    die: 'number',
    pile: 'word',
  },
  // cards
  searched: somebodyIn,
  drew: { pile: 'word', card: 'name', token: 'spawn-token', zone: 'zone', level: 'level' },
  shuffled: { pile: 'word', cards: 'number' },
  'placed-card': { ...somebodysCard, slot: 'slot' },
  discarded: { ...somebodysCard, drunk: 'yes-or-no' },
  reorganized: { survivor: 'survivor' },
  traded: { survivor: 'survivor', with: 'survivor' },
  'refused-trade': { survivor: 'survivor', with: 'survivor' },
  'used-holy-water': { ...somebodysCard, zone: 'zone', tokens: 'number' },
  // combat
  attack: { ...somebodyIn, ...volley, with: 'word', weapon: 'name', second: 'name' },
  rolled: roll,
  rerolled: { ...roll, card: 'card', skill: 'skill' },
  'rolled-extra': { ...roll, die: 'number' },
  'damage-grew': { sixes: 'number', damage: 'number' },
  killed: { ...somebodyIn, zombie: 'zombie' },
  'hit-lost': { zone: 'zone', hits: 'number', why: 'word', by: 'word' },
  missed: { zone: 'zone', misses: 'number' },
  'friendly-fire': { ...somebodyIn, by: 'survivor', damage: 'number' },
  'threw-dynamite': { ...somebodysCard, zone: 'zone' },
  'rolled-to-keep': { ...somebodysCard, die: 'number', kept: 'yes-or-no' },
  emptied: { weapon: 'name' },
  reloaded: { survivor: 'survivor', weapons: 'list' },
  feat: somebodysCard,
  'won-bounty': somebodysCard,
  'no-bounty-left': { survivor: 'survivor' },
  // companions
  rallied: { survivor: 'survivor', by: 'survivor', cost: 'number' },
  follows: { survivor: 'survivor', leader: 'survivor' },
  // the course of the game
  'free-action': { survivor: 'survivor', skill: 'skill', after: 'word' },
  'round-began': { round: 'number' },
  'turn-began': { survivor: 'survivor', actions: 'number' },
  'turn-ended': { survivor: 'survivor', unspent: 'number' },
  'end-phase': {},
  'first-player': { player: 'number' },
  'reloaded-all': { weapons: 'list' },
  wounded: { survivor: 'survivor', wounds: 'number', left: 'number' },
  healed: { survivor: 'survivor', left: 'number', by: 'survivor' },
  eliminated: { survivor: 'survivor' },
  'goal-reached': { goal: 'word' },
  'in-force': { rule: 'rule', now: 'yes-or-no' },
  postponed: { rule: 'rule', round: 'number' },
  'not-postponed': { rule: 'rule' },
  'mission-rule': { rule: 'word', by: 'survivor' },
  'rule-cut-short': { rule: 'word', others: 'list', why: 'word' },
  'mission-dice': { dice: 'list', sum: 'number' },
  chosen: { option: 'option' },
  given: somebodysCard,
  'game-over': { won: 'yes-or-no', reason: 'word' },
  adrenaline: { survivor: 'survivor', points: 'number', now: 'number' },
  'adrenaline-lost': { survivor: 'survivor', points: 'number', now: 'number' },
  'tracker-restarted': { survivor: 'survivor', now: 'number' },
  level: { survivor: 'survivor', level: 'level' },
  skill: { survivor: 'survivor', skill: 'skill' },
  // machines
  'drove-out': { ...somebodyIn, machine: 'machine' },
  drove: { ...moving, machine: 'machine', passengers: 'list' },
  boarded: boarding,
  'got-out': boarding,
  fired: { ...somebodyIn, ...volley, machine: 'machine' },
  // the mission
  'objective-stepped': { objective: 'objective', colour: 'colour', from: 'zone', to: 'zone' },
  'objective-laid': { objective: 'objective', colour: 'colour', zone: 'zone' },
  'objective-removed': { objective: 'objective', colour: 'colour', zone: 'zone' },
  'objective-revealed': { objective: 'objective', colour: 'colour', zone: 'zone' },
  loaded: { survivor: 'survivor', objectives: 'list' },
  carries: somebodysObjective,
  'handed-over': somebodysObjective,
  'set-aside': { weapons: 'number' },
  appeared: { zone: 'zone', zombie: 'zombie', count: 'number' },
  'machine-removed': { machine: 'machine', zone: 'zone' },
  'machine-put': { machine: 'machine', from: 'zone', to: 'zone' },
  'zombies-put': { zombie: 'zombie', count: 'number', from: 'zone', to: 'zone' },
  // set-up
  laid: { what: 'word', zones: 'list' },
  stands: { zombie: 'zombie', zone: 'zone', count: 'number' },
  companion: { survivor: 'person', zone: 'zone' },
  'starting-weapon': { ...somebodysCard, slot: 'slot' },
  started: somebodyIn,
  'noise-laid': { zone: 'zone' },
  // skills
  reacts: somebodyIn,
  'lent-action': { survivor: 'survivor', to: 'survivor' },
  invented: somebodysCard,
  // spawning
  'zombie-link': { survivor: 'survivor' },
  'spawn-step': {},
  'next-token': { token: 'spawn-token', zone: 'zone' },
  spawned: { token: 'spawn-token', zone: 'zone', zombie: 'zombie', count: 'number', asked: 'number' },
  'nothing-spawned': { token: 'spawn-token', zone: 'zone', card: 'name', level: 'level' },
  'no-spawn': { token: 'spawn-token', zone: 'zone', why: 'word' },
  'short-of-miniatures': { zone: 'zone', zombie: 'zombie', missing: 'number' },
  'extra-activation': { zombie: 'zombie', count: 'number' },
  'abomination-arrives': { abomination: 'word', zone: 'zone' },
  'abomination-gone': { abomination: 'word' },
  token: { token: 'spawn-token', status: 'word', zone: 'zone', from: 'zone' },
  // the train
  train: { step: 'word', toward: 'word', line: 'list' },
  flipped: { tile: 'word', face: 'word' },
  turned: { tile: 'word', face: 'word', board: 'number' },
  'stepped-aside': { by: 'word', survivor: 'survivor', from: 'zone', to: 'zone' },
  'left-by-train': somebodyIn,
  'run-over': { by: 'word', what: 'word', piece: 'word', zone: 'zone' },
  // zombies
  'zombies-phase': {},
  activated: { kind: 'zombie', zone: 'zone', zones: 'list' },
  'acting-already': { zombie: 'zombie' },
  'act-again': { kinds: 'list' },
  'zombies-attack': { ...kinds, zone: 'zone', wounds: 'number', shared: 'yes-or-no' },
  'zombies-see': {
    zone: 'zone',
    destination: 'zone',
    because: 'word',
    survivors: 'number',
    tied: 'yes-or-no',
  },
  'shrugged-off': { survivor: 'survivor', zombie: 'zombie' },
  'zombies-held': { ...kinds, zone: 'zone' },
  'vade-retro-gone': { zone: 'zone' },
  'zombies-hear': { zone: 'zone', destination: 'zone' },
  'zombies-split': { zone: 'zone', destination: 'zone', routes: 'list' },
  'zombies-move': {
    from: 'zone',
    to: 'zone',
    destination: 'zone',
    kind: 'zombie',
    count: 'number',
    because: 'word',
    tied: 'yes-or-no',
  },
  'zombies-stay': { ...kinds, zone: 'zone', destination: 'zone', because: 'word' },
  noise: { from: 'zone', zone: 'zone', boom: 'yes-or-no' },
  'noise-drowned': { zone: 'zone', at: 'zone' },
  'noise-reached': { zone: 'zone' },
  'noise-faded': { zone: 'zone' },
  'noise-moved': { from: 'zone', zone: 'zone', cause: 'word', survivors: 'number', tied: 'yes-or-no' },
};
