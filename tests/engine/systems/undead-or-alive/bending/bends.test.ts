import { describe, expect, it } from 'vitest';
import {
  type Bend,
  bend,
  canBend,
  clone,
  type GameEvent,
  legalActions,
  options,
  outcomeOf,
  pendingDecision,
  step,
} from '../../../../../engine';
import { advance } from '../../../../../engine/game/kernel';
import type { UoaGame } from '../../../../../engine/systems/undead-or-alive/game';
import { observe } from '../../../../../engine/systems/undead-or-alive/hidden/observation';
import { layOut } from '../../../../../engine/systems/undead-or-alive/scenario/lay-out';
import { look } from '../../../../../engine/systems/undead-or-alive/scenario/look';
import { loadDocument } from '../../../../../schemas';

type Change = Record<string, unknown>;

/** Henry and May on a street, in Henry's turn; some keys of the position changed or added. */
function position(given: Change = {}): UoaGame {
  const document = {
    format: 'boothill/scenario@1',
    id: 'bent',
    title: { en: 'Bent' },
    tiles: [{ id: 'a', face: '3R' }],
    given: {
      survivors: [
        { who: 'henry', at: 'a.N', skills: ['scavenger'] },
        { who: 'may', at: 'a.N' },
      ],
      noise: { at: 'a.N' },
      turn: 'henry',
      ...given,
    },
    steps: [{}],
  };
  const loaded = loadDocument(JSON.stringify(document), 'scenario');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  const laid = layOut(loaded.document);
  if ('problems' in laid) throw new Error(JSON.stringify(laid.problems));
  advance(laid.game);
  return laid.game;
}

interface Bent {
  readonly game: UoaGame;
  readonly events: readonly GameEvent[];
}

function bent(game: UoaGame, ...bends: Bend[]): Bent {
  let now: Bent = { game, events: [] };
  for (const each of bends) {
    const done = bend(now.game, each);
    if ('refused' in done) throw new Error(JSON.stringify(done.refused));
    now = { game: done.game, events: [...now.events, ...done.events] };
  }
  return now;
}

function refusalOf(game: UoaGame, what: unknown) {
  const done = bend(game, what);
  return 'refused' in done ? done.refused : undefined;
}

const types = ({ events }: Bent) => events.map(({ type }) => type);
const survivor = ({ game }: Bent, who: string) => look(game, 'survivor', { who });

/** Takes the first option of a sort. */
function act(game: UoaGame, word: string): readonly GameEvent[] {
  const events: UoaGame['events'] = [];
  const at = legalActions(game).findIndex((action) => action.do === word);
  if (at < 0) throw new Error(`${word} is not possible`);
  game.events = events;
  step(game, at);
  return events;
}

describe('a change by hand', () => {
  it('is made in a game of its own, and told first', () => {
    const game = position();
    const before = clone(game).state.words;
    const done = bent(game, { bend: 'wounds', survivor: 'may', wounds: 1 });
    expect(game.state.words).toEqual(before);
    expect(done.events).toEqual([{ type: 'bent', rules: [], bend: 'wounds', survivor: 'may', wounds: 1 }]);
    expect(survivor(done, 'may')).toMatchObject({ wounds: 1 });
    expect(pendingDecision(done.game)).toEqual(pendingDecision(game));
  });

  it('eliminates somebody with as many wounds as they have health, and the game is lost', () => {
    const game = position();
    const health = observe(game).healthLeft(0) + observe(game).at('wounds', 0);
    const done = bent(game, { bend: 'wounds', survivor: 'henry', wounds: health });
    expect(done.events.map(({ type }) => type)).toEqual(['bent', 'eliminated', 'game-over']);
    expect(observe(done.game).outcome).toMatchObject({ won: false, reason: 'survivor-eliminated' });
    expect(refusalOf(done.game, { bend: 'die', die: 6 })).toMatchObject({ code: 'game-over' });
  });

  it('counts zombies anew, and what they mean with them', () => {
    const game = position();
    const done = bent(game, { bend: 'zombies', zone: 'a.N', zombie: 'walker', count: 2 });
    expect(look(done.game, 'zombies', { at: 'a.N' })).toMatchObject({ walker: 2, all: 2 });
    const cleared = bent(done.game, { bend: 'zombies', zone: 'a.N', zombie: 'walker', count: 0 });
    expect(look(cleared.game, 'zombies', {})).toMatchObject({ all: 0 });
    expect(legalActions(cleared.game)).toEqual(legalActions(game));
  });

  it('brings an Abomination with its card, and takes it away again', () => {
    const there: Bend = { bend: 'zombies', zone: 'a.E', zombie: 'abomination', count: 1 };
    const spawn = [
      { id: 's', kind: 'starting', at: 'a.N' },
      { id: 'c', kind: 'abomination', at: 'a.E' },
    ];
    const come = bent(position({ spawn }), there);
    expect(types(come)).toEqual(['bent', 'drew', 'abomination-arrives', 'token']);
    expect(look(come.game, 'spawn', { id: 'c' })).toMatchObject({ status: 'active' });
    expect(refusalOf(come.game, { ...there, zone: 'a.N' })).toMatchObject({ code: 'too-many-zombies' });
    const gone = bent(come.game, { ...there, count: 0 });
    expect(types(gone)).toEqual(['bent', 'abomination-gone', 'shuffled', 'token']);
    expect(look(gone.game, 'spawn', { id: 'c' })).toMatchObject({ status: 'inactive' });
  });

  it('takes Vade Retro tokens along with the last zombie', () => {
    const game = position({ zombies: [{ at: 'a.E', walker: 1 }] });
    const zone = game.table.zones.findIndex(({ id }) => id.includes('a.E'));
    game.state.vadeRetro.set(0, 0, zone);
    const done = bent(game, {
      bend: 'zombies',
      zone: game.table.zones[zone]?.id ?? '',
      zombie: 'walker',
      count: 0,
    });
    expect(types(done)).toEqual(['bent', 'vade-retro-gone']);
  });

  it('puts somebody elsewhere, with those they lead, and shows what lies there', () => {
    const game = position({
      companions: [{ who: 'meg', at: 'a.N', leader: 'henry' }],
      spawn: [
        { id: 's', kind: 'starting', at: 'a.N' },
        { id: 'pile', kind: 'corpse-pile', at: 'a.A' },
      ],
    });
    const zone = game.table.zones.find(({ id }) => id === 'a.A')?.id ?? '';
    const done = bent(game, { bend: 'place', survivor: 'henry', zone });
    expect(types(done)).toEqual(['bent', 'token']);
    for (const who of ['henry', 'meg']) expect(survivor(done, who)).toMatchObject({ at: 'a.A' });
    expect(refusalOf(game, { bend: 'place', survivor: 'meg', zone })).toMatchObject({
      code: 'goes-with-leader',
    });
  });

  it('gets somebody out of the Wagon that stays behind', () => {
    const game = position({
      survivors: [{ who: 'henry', at: 'a.N', aboard: 'w' }],
      machines: [{ id: 'w', machine: 'wagon', at: 'a.N' }],
    });
    const done = bent(game, { bend: 'place', survivor: 'henry', zone: 'a.E' });
    expect(survivor(done, 'henry')).toMatchObject({ at: 'a.E', aboard: null });
  });

  it('brings levels and skills with adrenaline, asks which, and takes them back', () => {
    const game = position();
    const more = bent(game, { bend: 'adrenaline', survivor: 'henry', points: 19 });
    expect(types(more)).toEqual(['bent', 'adrenaline', 'level', 'skill', 'level']);
    expect(pendingDecision(more.game)).toMatchObject({ name: 'pick-skill' });
    expect(canBend(more.game)).toBe(false);
    step(more.game, 0);
    expect(survivor(more, 'henry')).toMatchObject({ level: 'orange', actions: 4 });
    const less = bent(more.game, { bend: 'adrenaline', survivor: 'henry', points: 3 });
    expect(survivor(less, 'henry')).toMatchObject({
      level: 'blue',
      adrenaline: 3,
      skills: ['scavenger'],
      actions: 3,
    });
    const again = bent(less.game, { bend: 'adrenaline', survivor: 'henry', points: 19 });
    expect(options(again.game).length).toBe(2);
  });

  it('is no feat, whatever wins the next bounty weapon', () => {
    const game = position({
      survivors: [{ who: 'henry', at: 'a.BAL', cards: { 'backpack-1': 'water' } }],
      bounty: ['mauser-c96'],
    });
    const gifted = bent(game, { bend: 'adrenaline', survivor: 'henry', points: 6 }).game;
    expect(gifted.state.deeds.toArray().every((times) => times === 0)).toBe(true);
  });

  it('gives a card, and discards what lay there', () => {
    const game = position({ survivors: [{ who: 'henry', at: 'a.N', cards: { 'hand-1': 'machete' } }] });
    const done = bent(game, { bend: 'card', survivor: 'henry', card: 'water', slot: 'hand-1' });
    expect(types(done)).toEqual(['bent', 'discarded']);
    expect(survivor(done, 'henry')).toMatchObject({ cards: { 'hand-1': 'water#1' } });
    expect(look(done.game, 'cards', { pile: 'equipmentDiscards', top: ['machete'] })).toMatchObject({
      count: 1,
    });
    const dropped = bent(done.game, { bend: 'drop', survivor: 'henry', slot: 'hand-1' });
    expect(types(dropped)).toEqual(['bent', 'discarded']);
    expect(survivor(dropped, 'henry')).toMatchObject({ adrenaline: 0, cards: { 'hand-1': null } });
  });

  it('gives as many cards of a kind as there are', () => {
    const cards = { 'backpack-1': 'machete', 'backpack-2': 'machete' };
    const game = position({ survivors: [{ who: 'henry', at: 'a.N', cards }] });
    const third: Bend = { bend: 'card', survivor: 'henry', card: 'machete', slot: 'hand-1' };
    expect(refusalOf(game, third)).toEqual({ code: 'no-card-left', parameters: { card: 'machete' } });
    expect(types(bent(game, { ...third, slot: 'backpack-1' }))).toEqual(['bent']);
  });

  it('lays down what comes next: dice one after the other, and cards', () => {
    const game = position({
      survivors: [{ who: 'henry', at: 'a.A', cards: { 'hand-1': 'machete' } }],
      zombies: [{ at: 'a.A', walker: 1 }],
    });
    const dice = [6, 5, 4].map((die): Bend => ({ bend: 'die', die }));
    const { game: laid } = bent(game, ...dice, { bend: 'next-card', pile: 'equipment', card: 'dynamite' });
    const [rolled] = act(laid, 'melee').filter(({ type }) => type === 'rolled');
    const fallen = (rolled as GameEvent & { dice: readonly number[] }).dice;
    expect(fallen).toEqual([6, 5, 4].slice(0, fallen.length));
    const [next] = act(
      bent(laid, { bend: 'zombies', zone: 'a.A', zombie: 'walker', count: 0 }).game,
      'search',
    ).filter(({ type }) => type === 'drew');
    expect(next).toMatchObject({ card: expect.stringContaining('dynamite') as string });
  });

  it('ends the players’ phase, with a Zombie card of one’s choice to come', () => {
    const game = position({ spawn: [{ id: 's', kind: 'starting', at: 'a.E' }] });
    const done = bent(game, { bend: 'next-zombies', card: 3 }, { bend: 'zombies-turn' });
    expect(types(done).slice(0, 3)).toEqual(['bent', 'bent', 'zombies-phase']);
    expect(done.events).toContainEqual(expect.objectContaining({ type: 'drew', pile: 'zombies', card: '3' }));
    expect(done.game.state.round).toBe(2);
    expect(pendingDecision(done.game)).toMatchObject({ name: 'choose-survivor' });
  });

  it('can win the game, because the mission looks at what comes of it', () => {
    const game = position({
      survivors: [{ who: 'henry', at: 'a.N' }],
      areas: [{ id: 'there', zones: ['a.E'] }],
      goals: [{ id: 'there', reach: { people: { in: 'there' } } }],
    });
    expect(outcomeOf(bent(game, { bend: 'place', survivor: 'henry', zone: 'a.E' }).game)).toMatchObject({
      won: true,
    });
  });
});

describe('what cannot be changed is refused by name', () => {
  const game = position({ companions: [{ who: 'meg', at: 'a.N' }] });

  it.each<[string, unknown]>([
    ['not-a-bend', undefined],
    ['not-a-bend', { do: 'move', to: 'a.E' }],
    ['unknown-bend', { bend: 'gravity' }],
    ['unknown-argument', { bend: 'die', die: 3, dice: 2 }],
    ['argument-missing', { bend: 'die' }],
    ['argument-missing', { bend: 'zombies', zone: 'a.N', zombie: 'walker', count: undefined }],
    ['not-a-name', { bend: 'die', die: [6] }],
    ['not-in-this-game', { bend: 'place', survivor: 'trixie', zone: 'a.N' }],
    ['not-in-this-game', { bend: 'die', die: '6' }],
    ['not-in-this-game', { bend: 'next-zombies', card: 999 }],
    ['out-of-range', { bend: 'die', die: 7 }],
    ['out-of-range', { bend: 'die', die: -1 }],
    ['out-of-range', { bend: 'zombies', zone: 'a.N', zombie: 'walker', count: 0.5 }],
    ['out-of-range', { bend: 'zombies', zone: 'a.N', zombie: 'walker', count: Number.NaN }],
    ['out-of-range', { bend: 'wounds', survivor: 'henry', wounds: 4 }],
    ['out-of-range', { bend: 'adrenaline', survivor: 'henry', points: 100 }],
    ['too-many-zombies', { bend: 'zombies', zone: 'a.N', zombie: 'walker', count: 500 }],
    ['no-survivor', { bend: 'adrenaline', survivor: 'meg', points: 3 }],
    ['other-deck', { bend: 'next-card', pile: 'bounty', card: 'water' }],
    ['does-not-fit', { bend: 'card', survivor: 'henry', card: 'water', slot: 'favourite' }],
    ['empty-slot', { bend: 'drop', survivor: 'henry', slot: 'hand-1' }],
  ])('%s: %j', (code, what) => {
    expect(refusalOf(game, what)).toMatchObject({ code });
  });

  it('before the first round, in the zombies’ phase and when the game is over', () => {
    const die: Bend = { bend: 'die', die: 6 };
    expect(refusalOf(position({ turn: undefined, phase: 'set-up', start: ['a.N'] }), die)).toMatchObject({
      code: 'bend-not-now',
    });
    const over = clone(game);
    over.state.outcome = 2;
    expect(refusalOf(over, die)).toMatchObject({ code: 'game-over' });
    expect(canBend(over)).toBe(false);
  });

  it('more dice than can be laid down', () => {
    const dice = Array.from({ length: 200 }, (): Bend => ({ bend: 'die', die: 1 }));
    const full = bent(game, ...dice).game;
    expect(refusalOf(full, { bend: 'die', die: 1 })).toMatchObject({ code: 'out-of-range' });
  });
});
