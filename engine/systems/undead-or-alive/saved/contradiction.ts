import type { UoaGame } from '../game';
import { NONE, PILES } from '../state';

/** What cannot be although every number by itself can. The rules count on each card lying in one place. */
export function contradiction(game: UoaGame): string | undefined {
  const { state } = game;
  if (state.diceTaken > state.diceLoaded) return 'diceTaken';
  return overfullPile(game) ?? cardTwice(game);
}

function overfullPile({ state, piles }: UoaGame): string | undefined {
  return PILES.find((name) => piles[name].size >= state.piles.columns);
}

const PILES_OF_SORTS = [
  ['equipment', 'equipmentDiscards', 'bounty', 'removed', 'dealing'],
  ['zombies', 'zombieDiscards'],
  ['abominations'],
] as const;

function cardTwice({ state, piles, table }: UoaGame): string | undefined {
  const limits = [table.sizes.cards, table.sizes.zombieCards, state.piles.columns];
  const held = state.slots.toArray().filter((card) => card !== NONE);
  for (const [sort, names] of PILES_OF_SORTS.entries()) {
    const cards = new Set<number>(sort === 0 ? held : []);
    if (sort === 0 && cards.size < held.length) return 'slots';
    for (const name of names) {
      const pile = piles[name];
      for (let index = 0; index < pile.size; index++) {
        const card = pile.card(index);
        if (cards.has(card) || card >= (limits[sort] as number)) return name;
        cards.add(card);
      }
    }
  }
  return undefined;
}
