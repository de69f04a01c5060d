import { OPEN } from '../../../engine/game/agenda';
import { abominations } from '../../../engine/systems/undead-or-alive/content';
import type { UoaGame } from '../../../engine/systems/undead-or-alive/game';
import { FAVOURITE, NONE, SLOTS } from '../../../engine/systems/undead-or-alive/state';
import { type Invariant, isUnderWay, underWay } from './invariant';

/** The steps of a Zombie card after the one in which it is drawn, until it is discarded. */
const [DRAWN, DISCARDED] = [1, 4];

/** How often each card lies somewhere. */
class Census {
  private readonly places: Uint8Array;

  constructor(cards: number) {
    this.places = new Uint8Array(cards);
  }

  count(card: number): void {
    this.places[card] = (this.places[card] ?? 0) + 1;
  }

  countPile(pile: UoaGame['piles']['equipment']): void {
    for (let index = 0; index < pile.size; index++) this.count(pile.card(index));
  }

  of(card: number): number {
    return this.places[card] ?? 0;
  }
}

const equipment: Invariant = {
  title: 'every card lies in one place',
  breach(game) {
    const { piles, decks, state, table } = game;
    const census = new Census(table.cards.length);
    for (const deck of decks) census.countPile(deck);
    for (const name of [
      'equipment',
      'equipmentDiscards',
      'bounty',
      'reserve',
      'removed',
      'dealing',
    ] as const) {
      census.countPile(piles[name]);
    }
    for (let survivor = 0; survivor < table.sizes.survivors; survivor++) {
      for (let slot = 0; slot < SLOTS.length; slot++) {
        const card = state.slots.at(survivor, slot);
        if (card !== NONE) census.count(card);
      }
    }
    for (const { step, argument } of underWay(game, 'give-card')) {
      if (step === OPEN) census.count(argument('card'));
    }
    for (const [card, { id, kind }] of table.cards.entries()) {
      const places = census.of(card);
      // Starting cards that nobody has chosen stay in the box; objectives lie on the board at first.
      const mayBeNowhere = kind.deck === 'starting' || kind.deck === 'objectives';
      const isRight = mayBeNowhere ? places <= 1 : places === 1;
      if (!isRight) return `${id} lies in ${places} places`;
    }
    return undefined;
  },
};

const zombieCards: Invariant = {
  title: 'every Zombie card and Abomination lies in one place',
  breach(game) {
    const { piles, state, table } = game;
    const census = new Census(table.zombieCards.length);
    census.countPile(piles.zombies);
    census.countPile(piles.zombieDiscards);
    for (const { step, argument } of underWay(game, 'spawn-card')) {
      if (step > DRAWN && step < DISCARDED) census.count(argument('zombieCard'));
    }
    for (const [card, { id }] of table.zombieCards.entries()) {
      if (census.of(card) !== 1) return `Zombie card ${id} lies in ${census.of(card)} places`;
    }
    const inPlay = state.abomination === NONE ? 0 : 1;
    const all = piles.abominations.size + inPlay;
    return all === abominations.length ? undefined : `there are ${all} Abomination cards`;
  },
};

const decks: Invariant = {
  title: 'cards are in piles of their own sort',
  breach({ piles, table }) {
    const homes = {
      equipment: ['equipment'],
      equipmentDiscards: ['equipment'],
      bounty: ['bounty'],
      reserve: ['bounty'],
      removed: ['starting', 'bounty', 'objectives'],
    } as const;
    for (const [name, sorts] of Object.entries(homes) as [keyof typeof homes, readonly string[]][]) {
      const pile = piles[name];
      for (let index = 0; index < pile.size; index++) {
        const { id, kind } = table.cards[pile.card(index)] ?? {};
        if (!kind || !sorts.includes(kind.deck)) return `${id ?? 'nothing'} lies in ${name}`;
      }
    }
    return undefined;
  },
};

const dealing: Invariant = {
  title: 'cards are dealt only while somebody gets one or arranges theirs',
  breach(game) {
    const { size } = game.piles.dealing;
    if (size === 0) return undefined;
    const isDealt = ['where-to-put', 'deal-anew', 'back-into-backpack'].some((name) =>
      isUnderWay(game, name),
    );
    return isDealt ? undefined : `${size} cards are being dealt`;
  },
};

const deckRefilled: Invariant = {
  title: 'the Equipment deck is empty only when there is nothing to refill it with (UOA-SEARCH-04)',
  breach({ piles }) {
    const isStuck = piles.equipment.size === 0 && piles.equipmentDiscards.size > 0;
    return isStuck ? `${piles.equipmentDiscards.size} discards wait` : undefined;
  },
};

const favourites: Invariant = {
  title: 'only a weapon of the favourite type lies in the Favourite slot (UOA-INV-04, UOA-INV-05)',
  breach({ state, table }) {
    for (let survivor = 0; survivor < table.sizes.survivors; survivor++) {
      const card = table.cards[state.slots.at(survivor, FAVOURITE)];
      const favourite = table.roster[state.identity.at(survivor)]?.favourite;
      const fits = !card || (favourite === 'any' ? card.kind.type !== 'none' : card.kind.type === favourite);
      if (!fits) return `${card.id} is no ${favourite ?? 'weapon'}`;
    }
    return undefined;
  },
};

const emptied: Invariant = {
  title: 'only a ranged weapon that somebody has is empty',
  breach({ state, table, piles }) {
    for (let card = 0; card < table.cards.length; card++) {
      if (state.emptied.at(card) === 0) continue;
      const { id, kind } = table.cards[card] ?? {};
      const isFirearm = kind?.type === 'pistol' || kind?.type === 'rifle';
      let isHeld = state.slots.toArray().includes(card);
      for (let index = 0; index < piles.dealing.size; index++) isHeld ||= piles.dealing.card(index) === card;
      if (!isFirearm || !isHeld) return `${id ?? card} is empty`;
    }
    return undefined;
  },
};

export const cardInvariants: readonly Invariant[] = [
  equipment,
  zombieCards,
  decks,
  dealing,
  deckRefilled,
  favourites,
  emptied,
];
