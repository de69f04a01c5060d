import type { GameEvent } from '../../../game/events';
import {
  type Card,
  type Cards,
  type Deck,
  type Horde,
  type LyingBoard,
  NONE,
  type PersonSeen,
  type Picture,
  type Slot,
  type Spot,
} from '../../../game/picture';
import { LEVELS } from '../content';
import type { Observation } from '../hidden/observation';
import { SLOTS } from '../state';
import type { UoaPiece } from './look';
import { ShownPerson } from './person';
import { piecesOn } from './pieces';
import { spots } from './spots';
import { hordeAt } from './under-way';

/** Two hands and three places in the backpack are one to whoever looks for a place. */
const slots: readonly Slot[] = SLOTS.map((name) => {
  const group = name.split('-')[0] ?? name;
  return { name, group, isAtHand: group !== 'backpack' };
});

/** Nothing of it is found before somebody looks: most scenes of a zombies' turn show the board alone. */
export class ShownTable implements Picture, Cards {
  readonly slots = slots;
  private known: {
    pieces?: readonly UoaPiece[];
    people?: readonly PersonSeen[];
    horde?: Horde;
  } = {};

  constructor(
    private readonly seen: Observation,
    private readonly behind: Iterable<GameEvent>,
  ) {}

  get board(): number {
    return this.seen.value('configuration');
  }

  get lying(): LyingBoard {
    return this.seen.table.lying[this.board] as LyingBoard;
  }

  get pieces(): readonly UoaPiece[] {
    return (this.known.pieces ??= piecesOn(this.seen, this.horde));
  }

  get horde(): Horde {
    return (this.known.horde ??= hordeAt(this.seen, this.behind));
  }

  get people(): readonly PersonSeen[] {
    return (this.known.people ??= Array.from(
      { length: this.seen.table.sizes.actors },
      (_, actor) => new ShownPerson(this.seen, actor),
    ));
  }

  get survivors(): number {
    return this.seen.table.sizes.survivors;
  }

  get players(): number {
    return this.seen.table.players;
  }

  get active(): number {
    return this.seen.value('active');
  }

  get level(): string | undefined {
    return LEVELS[this.seen.dangerLevel];
  }

  get cards(): Cards {
    return this;
  }

  get decks(): readonly Deck[] {
    const { seen } = this;
    return [
      { name: 'equipment', count: seen.pileSize('equipment'), open: heap(seen, 'equipmentDiscards') },
      { name: 'zombies', count: seen.pileSize('zombies'), open: heap(seen, 'zombieDiscards') },
      { name: 'bounty', count: seen.pileSize('bounty') },
    ];
  }

  card(number: number): Card | undefined {
    const { seen } = this;
    const card = seen.table.cards[number];
    if (!card) return undefined;
    const { id, kind } = card;
    const isWeapon = kind.dice !== undefined;
    return { number, id, kind: kind.id, isWeapon, isEmptied: seen.at('emptied', number) === 1 };
  }

  cardNumber(id: string): number {
    return this.seen.table.cards.findIndex((card) => card.id === id);
  }

  get found(): number {
    const { seen } = this;
    const looks = seen.decision?.is.card;
    if (looks === 'dealt') return this.dealt[0] ?? NONE;
    return looks === undefined ? NONE : seen.about('card');
  }

  get dealt(): readonly number[] {
    return heap(this.seen, 'dealing');
  }

  get dealtTo(): readonly number[] {
    const { seen } = this;
    return [seen.about('one'), seen.about('other')].filter((one) => one !== NONE);
  }

  get askedAbout(): number {
    return this.seen.about('zone');
  }

  hasTargets(zone: number): boolean {
    return this.seen.zombiesIn(zone) > 0;
  }

  spotOf(sort: string, name: string): Spot | undefined {
    return Object.hasOwn(spots, sort) ? spots[sort]?.(this.seen, name) : undefined;
  }
}

/** From the top down. */
function heap(
  seen: Observation,
  pile: 'equipmentDiscards' | 'zombieDiscards' | 'dealing',
): readonly number[] {
  const size = seen.pileSize(pile);
  return Array.from({ length: size }, (_, index) => seen.cardIn(pile, size - 1 - index));
}
