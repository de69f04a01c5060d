import type { UoaEvent } from '../../engine';

type Type = UoaEvent['type'];
type Untold<Event> = Event extends UoaEvent ? Omit<Event, 'type' | 'rules'> : never;

/** At least one event of every type, and one for each way in which it is told; a type without any does not compile. */
export const examples: { readonly [T in Type]: readonly Untold<Extract<UoaEvent, { type: T }>>[] } = {
  // set-up
  laid: [
    { what: 'starting', zones: ['b.NW'] },
    { what: 'mobile', zones: ['a.NE', 'b.E'] },
    { what: 'abomination', zones: ['b.NW'] },
    { what: 'corpse-pile', zones: [] },
    { what: 'objective', zones: ['a.C', 'b.D'] },
    { what: 'exit', zones: ['b.NE'] },
  ],
  stands: [
    { zombie: 'walker', zone: 'a.E', count: 2 },
    { zombie: 'fatty', zone: 'b.A', count: 1 },
  ],
  companion: [{ survivor: 'hanna', zone: 'a.B' }],
  'starting-weapon': [
    { survivor: 'henry', card: 'pan#1', slot: 'favourite' },
    { survivor: 'meg', card: 'old-timer#2', slot: 'hand-2' },
  ],
  started: [{ survivor: 'henry', zone: 'a.NW' }],
  'noise-laid': [{ zone: 'a.NW' }],
  given: [{ survivor: 'meg', card: 'holy-water#3' }],
  'mission-rule': [{ rule: 'crate' }, { rule: 'unwritten' }],
  // turns
  'free-action': [{ survivor: 'meg', skill: 'extra-free-action-reload' }],
  'round-began': [{ round: 3 }],
  'first-player': [{ player: 1 }],
  'turn-began': [{ survivor: 'henry', actions: 4 }],
  'turn-ended': [
    { survivor: 'henry', unspent: 0 },
    { survivor: 'henry', unspent: 1 },
    { survivor: 'henry', unspent: 2 },
  ],
  moved: [
    { survivor: 'henry', from: 'a.NW', to: 'a.N', cost: 1 },
    { survivor: 'henry', from: 'a.N', to: 'a.BAL', cost: 2 },
    { survivor: 'henry', from: 'b.A', to: 'b.D', cost: 3 },
  ],
  charged: [
    { survivor: 'henry', from: 'a.NE', to: 'b.A', cost: 1 },
    { survivor: 'henry', from: 'a.NE', to: 'b.A', cost: 2 },
    { survivor: 'henry', from: 'b.A', to: 'a.NE', cost: 0 },
  ],
  jumped: [
    { survivor: 'henry', from: 'a.NE', to: 'a.BAL', cost: 1 },
    { survivor: 'henry', from: 'a.NE', to: 'b.A', cost: 3 },
  ],
  'vade-retro': [
    { survivor: 'meg', zone: 'b.A' },
    { survivor: 'meg', zone: 'b.A', from: 'a.NE' },
  ],
  shoved: [{ survivor: 'henry', from: 'a.NE', to: 'b.A', walker: 2, fatty: 1 }],
  dragged: [{ survivor: 'meg', by: 'henry', from: 'a.NE', to: 'b.A' }],
  'refused-rescue': [{ survivor: 'meg', by: 'henry' }],
  taunted: [{ survivor: 'henry', zone: 'b.A' }],
  drove: [
    { survivor: 'meg', machine: 'wagon', from: 'a.NW', to: 'a.N', cost: 3, passengers: [] },
    { survivor: 'meg', machine: 'wagon', from: 'a.NW', to: 'a.N', cost: 4, passengers: ['henry'] },
  ],
  boarded: [
    { survivor: 'meg', machine: 'wagon', zone: 'a.NW', cost: 1 },
    { survivor: 'meg', machine: 'wagon', zone: 'a.NW', cost: 0 },
  ],
  'got-out': [{ survivor: 'meg', machine: 'wagon', zone: 'a.NW', cost: 2 }],
  fired: [{ survivor: 'meg', machine: 'gun', zone: 'a.NE', range: 2, dice: 5, accuracy: 4, damage: 2 }],
  train: [
    { step: 'enters', line: ['10R', '12V'] },
    { step: 'moves', line: ['12R', '10R'] },
    { step: 'leaves', line: ['10V', '12R'] },
  ],
  'stepped-aside': [{ survivor: 'meg', from: 'a.NW', to: 'a.N' }],
  'left-by-train': [{ survivor: 'meg', zone: 'b.A' }],
  'run-over': [
    { what: 'objective', piece: 'b.crate', zone: 'a.NW' },
    { what: 'machine', piece: 'wagon', zone: 'a.NW' },
    { what: 'spawn-token', piece: 's1.abomination', zone: 'a.NW' },
    { what: 'vade-retro', zone: 'a.NW' },
    { what: 'exit', zone: 'a.NW' },
  ],
  'made-noise': [{ survivor: 'meg' }],
  'took-objective': [{ survivor: 'meg', objective: 'b.crate', colour: 'red', zone: 'b.D' }],
  follows: [{ survivor: 'hanna', leader: 'meg' }],
  'lent-action': [{ survivor: 'meg', to: 'henry' }],
  invented: [{ survivor: 'meg', card: 'holy-water#3' }],
  left: [{ survivor: 'meg', zone: 'b.NE' }],
  adrenaline: [{ survivor: 'meg', points: 5, now: 7 }],
  'tracker-restarted': [
    { survivor: 'meg', now: 1 },
    { survivor: 'meg', now: 4 },
  ],
  level: [{ survivor: 'meg', level: 'yellow' }],
  skill: [{ survivor: 'meg', skill: 'plus-action' }],
  wounded: [
    { survivor: 'meg', wounds: 1, left: 1 },
    { survivor: 'meg', wounds: 2, left: 0 },
  ],
  healed: [{ survivor: 'meg', left: 2 }],
  eliminated: [{ survivor: 'meg' }],
  'reloaded-all': [{ weapons: ['sawed-off#1', 'sawed-off#2', 'old-timer#1'] }],
  'goal-reached': [{ goal: 'crates' }, { goal: 'g1' }],
  'game-over': [
    { won: true, reason: 'goals-reached' },
    { won: false, reason: 'survivor-eliminated' },
    { won: false, reason: 'too-many-spawn-tokens' },
    { won: false, reason: 'goals-out-of-reach' },
  ],
  // cards
  searched: [{ survivor: 'meg', zone: 'b.D' }],
  drew: [
    { pile: 'equipment', card: 'winchester#2' },
    { pile: 'zombies', card: '12', token: 'b.pile', zone: 'b.A', level: 'orange' },
    { pile: 'bounty', card: 'mauser-c96#1' },
  ],
  shuffled: [
    { pile: 'zombies', cards: 40 },
    { pile: 'abominations', cards: 1 },
  ],
  'placed-card': [
    { survivor: 'meg', card: 'winchester#2', slot: 'hand-1' },
    { survivor: 'meg', card: 'colt-saa#1', slot: 'favourite' },
    { survivor: 'meg', card: 'water#1', slot: 'backpack-2' },
  ],
  discarded: [{ card: 'water#1', survivor: 'meg' }, { card: 'water#1' }],
  reorganized: [{ survivor: 'meg' }],
  traded: [{ survivor: 'meg', with: 'henry' }],
  'refused-trade': [{ survivor: 'meg', with: 'henry' }],
  'used-holy-water': [
    { survivor: 'meg', card: 'holy-water#3', zone: 'b.A', tokens: 1 },
    { survivor: 'meg', card: 'water#1', zone: 'b.NW', tokens: 2 },
  ],
  // fights
  attack: [
    {
      survivor: 'meg',
      with: 'melee',
      weapon: 'improvised-weapon-melee',
      zone: 'b.A',
      range: 0,
      dice: 2,
      accuracy: 4,
      damage: 1,
    },
    {
      survivor: 'henry',
      with: 'melee',
      weapon: 'machete#1',
      zone: 'b.A',
      range: 0,
      dice: 1,
      accuracy: 4,
      damage: 2,
    },
    {
      survivor: 'meg',
      with: 'ranged',
      weapon: 'colt-saa#1',
      second: 'colt-saa#2',
      zone: 'a.NE',
      range: 1,
      dice: 2,
      accuracy: 3,
      damage: 1,
    },
    {
      survivor: 'meg',
      with: 'fanning',
      weapon: 'old-timer#2',
      zone: 'a.E',
      range: 1,
      dice: 6,
      accuracy: 6,
      damage: 1,
    },
  ],
  rolled: [
    { dice: [5, 1, 4, 3], accuracy: 4, hits: 2, misses: 2 },
    { dice: [6], accuracy: 4, hits: 1, misses: 0 },
    { dice: [1, 2], accuracy: 4, hits: 0, misses: 2 },
    { dice: [3, 4, 1], accuracy: 4, plus: 1, hits: 2, misses: 1 },
  ],
  rerolled: [
    { card: 'plenty-of-bullets#1', dice: [3, 2], accuracy: 3, hits: 1, misses: 1 },
    { skill: 'lucky', dice: [3, 2], accuracy: 4, plus: 1, hits: 1, misses: 1 },
  ],
  'rolled-extra': [{ die: 4, dice: [6, 4], accuracy: 4, hits: 2, misses: 0 }],
  'damage-grew': [
    { sixes: 1, damage: 2 },
    { sixes: 2, damage: 3 },
  ],
  'rolled-to-keep': [
    { survivor: 'meg', card: 'dynamite#1', die: 5, kept: true },
    { survivor: 'meg', card: 'dynamite#1', die: 2, kept: false },
  ],
  reacts: [{ survivor: 'meg', zone: 'a.E' }],
  killed: [
    { survivor: 'meg', zone: 'a.E', zombie: 'walker' },
    { zone: 'a.E', zombie: 'abomination' },
  ],
  'hit-lost': [
    { zone: 'a.NE', hits: 1, why: 'shielded', by: 'fatty' },
    { zone: 'a.NE', hits: 2, why: 'shielded', by: 'abomination' },
    { zone: 'a.NE', hits: 1, why: 'too-tough', by: 'fatty' },
    { zone: 'a.NE', hits: 2, why: 'nobody-left' },
  ],
  missed: [
    { zone: 'a.NE', misses: 1 },
    { zone: 'a.NE', misses: 3 },
  ],
  'friendly-fire': [{ by: 'meg', survivor: 'henry', zone: 'a.NE', damage: 1 }],
  'threw-dynamite': [{ survivor: 'henry', card: 'dynamite#1', zone: 'b.A' }],
  emptied: [{ weapon: 'sawed-off#1' }],
  reloaded: [{ survivor: 'meg', weapons: ['sawed-off#1', 'sawed-off#2'] }],
  feat: [
    { survivor: 'meg', card: 'coach-gun#1' },
    { survivor: 'meg', card: 'colt-buntline#1' },
    { survivor: 'meg', card: 'heavy-saber#1' },
    { survivor: 'meg', card: 'henry-repeater#1' },
    { survivor: 'meg', card: 'mauser-c96#1' },
  ],
  'won-bounty': [{ survivor: 'meg', card: 'mauser-c96#1' }],
  'no-bounty-left': [{ survivor: 'meg' }],
  // zombies
  'zombies-phase': [{}],
  activated: [{}, { kind: 'runner' }, { zone: 'b.A' }, { kind: 'walker', zone: 'b.A' }],
  'act-again': [{ kinds: ['runner'] }, { kinds: ['runner', 'abomination'] }],
  'zombies-attack': [
    { zone: 'b.A', walker: 2, fatty: 1, wounds: 3 },
    { zone: 'b.A', abomination: 1, wounds: 1 },
  ],
  'zombies-see': [
    { zone: 'b.E', destination: 'b.A', because: 'crowd', survivors: 2 },
    { zone: 'b.E', destination: 'b.A', because: 'crowd', survivors: 1 },
    { zone: 'b.E', destination: 'b.A', because: 'noise-and-crowd', survivors: 2 },
  ],
  'zombies-hear': [
    { zone: 'b.E', destination: 'a.NE' },
    { zone: 'a.NE', destination: 'a.NE' },
  ],
  'zombies-split': [{ zone: 'b.E', destination: 'a.NE', routes: ['a.SE+b.SE', 'b.A'] }],
  'zombies-move': [
    { from: 'b.E', to: 'b.A', destination: 'a.NE', kind: 'walker', count: 2, because: 'noise' },
    { from: 'b.E', to: 'b.A', destination: 'a.NE', kind: 'runner', count: 1, because: 'crowd' },
    { from: 'b.E', to: 'b.A', destination: 'a.NE', kind: 'fatty', count: 2, because: 'noise-and-crowd' },
    { from: 'b.A', to: 'a.NE', destination: 'a.NE', kind: 'walker', count: 1, because: 'noise' },
    { from: 'b.A', to: 'a.NE', destination: 'a.NE', kind: 'walker', count: 2, because: 'crowd' },
    { from: 'b.E', to: 'b.A', destination: 'a.NE', kind: 'fatty', count: 1, because: 'taunt' },
    { from: 'b.A', to: 'a.NE', destination: 'a.NE', kind: 'walker', count: 2, because: 'taunt' },
    {
      from: 'b.A',
      to: 'a.NE',
      destination: 'a.NE',
      kind: 'abomination',
      count: 1,
      because: 'noise-and-crowd',
    },
  ],
  'shrugged-off': [{ survivor: 'henry', zombie: 'walker' }],
  'zombies-held': [
    { zone: 'a.NE', walker: 2, runner: 2, abomination: 1 },
    { zone: 'b.A', fatty: 1 },
  ],
  'vade-retro-gone': [{ zone: 'a.NE' }],
  'zombies-stay': [
    { zone: 'a.NE', destination: 'a.NE', walker: 2, because: 'noise' },
    { zone: 'a.BAL', destination: 'a.NE', runner: 1, because: 'crowd' },
  ],
  noise: [
    { from: 'a.NW', zone: 'a.NE', boom: false },
    { zone: 'a.NE', boom: true },
  ],
  'noise-drowned': [{ zone: 'a.NE', at: 'b.A' }],
  'noise-reached': [{ zone: 'a.NE' }],
  'noise-faded': [{ zone: 'a.NE' }],
  'noise-moved': [
    { from: 'a.NE', zone: 'b.A', cause: 'reached', survivors: 2 },
    { from: 'a.NE', zone: 'b.A', cause: 'end-phase', survivors: 1 },
    { zone: 'b.A', cause: 'removed', survivors: 2 },
    { from: 'a.NE', zone: 'a.NE', cause: 'end-phase', survivors: 0 },
    { from: 'a.NE', zone: 'a.NE', cause: 'reached', survivors: 2 },
    { from: 'a.NE', zone: 'a.NE', cause: 'end-phase', survivors: 1 },
    { from: 'a.NE', zone: 'a.NE', cause: 'removed', survivors: 1 },
  ],
  // spawning
  'spawn-step': [{}],
  spawned: [
    { token: 's1', zone: 'b.NW', zombie: 'walker', count: 3, asked: 3 },
    { token: 's1', zone: 'b.NW', zombie: 'runner', count: 1, asked: 2 },
    { token: 's1', zone: 'b.NW', zombie: 'runner', count: 0, asked: 2 },
  ],
  'nothing-spawned': [
    { token: 's1', zone: 'b.NW', card: '28', level: 'blue' },
    { token: 's1', zone: 'b.NW', card: '37', level: 'blue' },
  ],
  'no-spawn': [
    { token: 's1.abomination', zone: 'b.NW', why: 'inactive' },
    { token: 's1.abomination', zone: 'b.NW', why: 'passed' },
  ],
  'short-of-miniatures': [
    { zone: 'b.NW', zombie: 'runner', missing: 1 },
    { zone: 'b.NW', zombie: 'fatty', missing: 3 },
  ],
  'zombie-link': [{ survivor: 'henry' }],
  'extra-activation': [{ zombie: 'runner' }, { zombie: 'abomination' }],
  'abomination-arrives': [{ abomination: 'bowler-hat', zone: 'b.NW' }],
  'abomination-gone': [{ abomination: 'bowler-hat' }],
  token: [
    { token: 'b.pile', status: 'active', zone: 'b.A' },
    { token: 'b.pile', status: 'safe', zone: 'b.A' },
    { token: 's1.abomination', status: 'active', zone: 'b.NW' },
    { token: 's1.abomination', status: 'inactive', zone: 'b.NW' },
    { token: 's1.abomination', status: 'inactive', zone: 'b.NW', from: 'a.N' },
  ],
};

/** All of them, as the engine gives them. */
export const exampleEvents: readonly UoaEvent[] = Object.entries(examples).flatMap(([type, events]) =>
  events.map((event) => ({ type, rules: [], ...event }) as unknown as UoaEvent),
);
