import { legalDiscards, stockFace } from '../../engine';
import { turn } from '../../engine/family/zombicide/turns/turn';
import { advance, options, step } from '../../engine/game/kernel';
import { writeAction } from '../../engine/game/vocabulary';
import type { UoaEvent } from '../../engine/systems/undead-or-alive/events';
import type { UoaGame } from '../../engine/systems/undead-or-alive/game';
import { begin, newGame } from '../../engine/systems/undead-or-alive/set-up/new-game';
import { tableOf } from '../../engine/systems/undead-or-alive/set-up/table-of';
import { SLOTS } from '../../engine/systems/undead-or-alive/state';
import type { Table } from '../../engine/systems/undead-or-alive/table';
import { type Mission, missionFormat, type Position, type TileFace, type Token } from '../../schemas';
import { placementsOf } from './board';

/** What a test cares about of a game; everything else is as small and quiet as can be. */
export interface Setting {
  /** `['a 3R 0 0', 'b 2R 250 0 90']`: id, face, left, top, rotation. */
  tiles?: readonly string[];
  posse?: readonly string[];
  players?: number;
  seed?: string;
  /** Zones by any of their parts. The first and the last street if nothing is said. */
  start?: readonly string[];
  spawn?: string;
  exit?: string;
  /** Everything else that lies there. */
  tokens?: readonly Token[];
  /** Whether objectives lie on the printed crates; they do not if nothing is said. */
  crates?: boolean;
  /** Anything else of the mission. */
  mission?: Partial<Mission>;
}

/** One game in the hands of a test: it speaks of zones, people and cards by their names. */
export class GameAtHand {
  readonly events: UoaEvent[] = [];

  constructor(readonly game: UoaGame) {
    game.events = this.events;
  }

  get state() {
    return this.game.state;
  }

  zone(part: string): number {
    const found = this.game.table.zones.findIndex(({ id }) => id.split('+').includes(part) || id === part);
    if (found < 0) throw new Error(`There is no zone ${part}`);
    return found;
  }

  /** A survivor or companion. */
  actor(id: string): number {
    const { roster, sizes } = this.game.table;
    for (let actor = 0; actor < sizes.actors; actor++) {
      if (roster[this.state.identity.at(actor)]?.id === id) return actor;
    }
    throw new Error(`${id} is not in this game`);
  }

  /** `machete` is the first that nobody has; `machete#2` is that one. */
  card(name: string): number {
    const cards = this.game.table.cards;
    const held = new Set(this.state.slots.toArray());
    const found = cards.findIndex(
      ({ id, kind }, number) => id === name || (kind.id === name && !held.has(number)),
    );
    if (found < 0) throw new Error(`There is no card ${name}`);
    return found;
  }

  put(who: string, part: string): this {
    this.state.place.set(this.actor(who), 0, this.zone(part));
    return this;
  }

  where(who: string): string {
    return this.game.table.zones[this.state.place.at(this.actor(who))]?.id ?? '';
  }

  /** A card into a slot, out of whichever pile it lay in. */
  give(who: string, name: string, slot: (typeof SLOTS)[number] = 'hand-1'): this {
    const card = this.card(name);
    for (const pile of Object.values(this.game.piles)) pile.remove(card);
    this.state.slots.set(this.actor(who), SLOTS.indexOf(slot), card);
    return this;
  }

  /** The names of the cards somebody has, by their slots. */
  cardsOf(who: string): Partial<Record<(typeof SLOTS)[number], string>> {
    const held = SLOTS.flatMap((slot, number) => {
      const card = this.game.table.cards[this.state.slots.at(this.actor(who), number)];
      return card ? [[slot, card.kind.id] as const] : [];
    });
    return Object.fromEntries(held);
  }

  stand(part: string, zombies: Partial<Record<'walker' | 'runner' | 'fatty' | 'abomination', number>>): this {
    for (const [number, kind] of (['walker', 'runner', 'fatty', 'abomination'] as const).entries()) {
      if (zombies[kind] !== undefined) this.state.zombies.set(this.zone(part), number, zombies[kind]);
    }
    return this;
  }

  /** How many of each kind are in a zone: walkers, runners, fatties, abominations. */
  horde(part: string): number[] {
    return [0, 1, 2, 3].map((kind) => this.state.zombies.at(this.zone(part), kind));
  }

  noiseAt(part: string, side: 'bang' | 'boom' = 'bang'): this {
    this.state.noiseZone = this.zone(part);
    this.state.boom = side === 'boom' ? 1 : 0;
    return this;
  }

  /** The dice that fall next. */
  willRoll(...dice: number[]): this {
    for (const [at, die] of dice.entries()) this.state.loadedDice.set(this.state.diceLoaded + at, 0, die);
    this.state.diceLoaded += dice.length;
    return this;
  }

  /** The cards that are drawn next from a pile, by their numbers, the first of them first. */
  willDraw(pile: 'equipment' | 'zombies' | 'bounty', ...cards: number[]): this {
    const deck = this.game.piles[pile];
    for (const card of [...cards].reverse()) {
      deck.remove(card);
      deck.put(card);
    }
    return this;
  }

  /** One turn of somebody, with nothing after it. */
  turnOf(who: string): this {
    turn.begin(this.game, this.actor(who));
    return this.advance();
  }

  /** Goes on to the next decision. */
  advance(): this {
    advance(this.game);
    return this;
  }

  /** Everything that can be decided now, as files write it; nothing once the agenda is done. */
  get choices() {
    if (this.state.agendaDepth === 0) return [];
    const list = options(this.game);
    return Array.from({ length: list.length }, (_, index) =>
      writeAction(this.game, this.game.system.vocabulary, list, index),
    );
  }

  /** What may be done now besides what is decided. */
  get asides() {
    return legalDiscards(this.game);
  }

  /** Takes the one choice that says at least this. */
  choose(wanted: Readonly<Record<string, string | number>>): this {
    const fits = this.choices.flatMap((choice, index) =>
      Object.entries(wanted).every(([key, value]) => choice[key] === value) ? [index] : [],
    );
    const [only] = fits;
    if (only === undefined || fits.length > 1) {
      const offered = this.choices.map((choice) => JSON.stringify(choice)).join('\n');
      throw new Error(`${fits.length} choices are ${JSON.stringify(wanted)}, of\n${offered}`);
    }
    step(this.game, only);
    return this;
  }

  /** What has been told of one sort, since the beginning or since it was forgotten. */
  told<Type extends UoaEvent['type']>(type: Type) {
    return this.events.filter((event): event is Extract<UoaEvent, { type: Type }> => event.type === type);
  }

  forget(): this {
    this.events.length = 0;
    return this;
  }
}

/** A game in which nobody has decided anything and nothing is on the agenda. */
export function gameWith(setting: Setting = {}): GameAtHand {
  return new GameAtHand(newGame(tableWith(setting), setting.seed ?? 'test'));
}

/** The same, with its set-up under way: at the first decision of it, or of the first round. */
export function begunGame(setting: Setting = {}): GameAtHand {
  const hand = gameWith(setting);
  begin(hand.game);
  return hand.advance();
}

export function tableWith(setting: Setting = {}): Table {
  const made = tryTable(setting);
  if ('problem' in made) throw new Error(JSON.stringify(made.problem));
  return made.table;
}

export function tryTable(setting: Setting = {}): ReturnType<typeof tableOf> {
  const { posse = ['henry'], players = 1, seed = 'test' } = setting;
  return tableOf(missionOn(setting), { people: posse, players, seed });
}

export function missionOn(setting: Setting = {}): Mission {
  const { tiles = ['a 3R', 'b 2R 250'], start, spawn, exit, tokens = [], crates = false, mission } = setting;
  const place = (part: string) => positionIn(part, tiles);
  const streets = streetsOf(tiles);
  return {
    format: missionFormat,
    id: 'test',
    title: { en: 'Test' },
    system: 'undead-or-alive',
    placements: placementsOf(tiles),
    ...mission,
    tokens: [
      ...(start ?? streets.slice(0, 1)).map(
        (part, index): Token => ({ id: `start${index + 1}`, kind: 'start', at: place(part) }),
      ),
      { id: 'spawn', kind: 'spawn', spawn: 'starting', at: place(spawn ?? streets.at(-1) ?? '') },
      ...(exit === undefined ? [] : [{ id: 'exit', kind: 'exit', at: place(exit) } as const]),
      ...(crates ? [] : emptyCrates(tiles)),
      ...tokens,
    ],
  };
}

/** A place in the middle of a zone, by its part: `a.NE`. */
export function positionIn(part: string, tiles: readonly string[] = ['a 3R', 'b 2R 250']): Position {
  const [tile = '', zone = ''] = part.split('.');
  const face = faceOf(tile, tiles);
  if (face?.balconies?.some(({ id }) => id === zone)) return { tile, x: 1, y: 1, level: zone };
  const [x, y, width, height] = face?.zones.find(({ id }) => id === zone)?.rects[0] ?? [0, 0, 0, 0];
  if (width === 0) throw new Error(`There is no zone ${part}`);
  return { tile, x: x + Math.floor(width / 2), y: y + Math.floor(height / 2) };
}

function faceOf(tile: string, tiles: readonly string[]): TileFace | undefined {
  return stockFace(placementsOf(tiles).find(({ id }) => id === tile)?.face ?? '');
}

function streetsOf(tiles: readonly string[]): string[] {
  return placementsOf(tiles).flatMap(({ id, face }) =>
    (stockFace(face)?.zones ?? []).filter(({ kind }) => kind === 'street').map((zone) => `${id}.${zone.id}`),
  );
}

function emptyCrates(tiles: readonly string[]): Token[] {
  return placementsOf(tiles).flatMap(({ id, face }) =>
    (stockFace(face)?.spots ?? [])
      .filter(({ kind }) => kind === 'objective')
      .map(
        ({ id: spot, at: [x, y] }): Token => ({
          id: `no-${id}-${spot}`,
          kind: 'no-objective',
          at: { tile: id, x, y },
        }),
      ),
  );
}
