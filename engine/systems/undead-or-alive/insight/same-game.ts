import { clone } from '../../../game/play';
import type { UoaGame } from '../game';
import { NONE, PILES, SLOTS } from '../state';

/**
 * A game in a few numbers: the same for games that differ in nothing but in which of several equal cards is where. What
 * lies in the memory from before is no part of it.
 */
export function sameButForNames(game: UoaGame): string {
  const { state, table, piles } = clone(game);
  const sameSort = sortsOf(table);
  const written = (card: number) => (card < 0 ? card : 2 * (sameSort[card] ?? card) + state.emptied.at(card));
  for (const name of PILES) {
    const row = PILES.indexOf(name);
    const { size } = piles[name];
    for (let at = 1; at < state.piles.columns; at++) {
      const card = at > size ? NONE : state.piles.at(row, at);
      state.piles.set(row, at, OF_ZOMBIES.includes(name) ? card : written(card));
    }
  }
  for (let survivor = 0; survivor < table.sizes.survivors; survivor++) {
    for (const slots of GROUPS) {
      const cards = slots.map((slot) => written(state.slots.at(survivor, slot))).sort((a, b) => a - b);
      for (const [place, slot] of slots.entries()) state.slots.set(survivor, slot, cards[place] ?? NONE);
    }
  }
  state.emptied.fill(0);
  for (let row = state.agendaDepth; row < state.agenda.rows; row++) state.agenda.fillRow(row, 0);
  for (let die = state.diceRolled; die < state.dice.rows; die++) state.dice.set(die, 0, 0);
  return hashOf(state.words);
}

const OF_ZOMBIES: readonly string[] = ['zombies', 'zombieDiscards', 'abominations'];

/** Twice 32 bits: no two games of one decision fall together by chance. */
function hashOf(words: Int32Array): string {
  let [one, other] = [0x811c9dc5, 0x2545f491];
  for (const word of words) {
    one = Math.imul(one ^ word, 0x01000193);
    one ^= one >>> 15;
    other = Math.imul(other ^ word, 0x5bd1e995);
    other ^= other >>> 13;
  }
  return `${one} ${other}`;
}

/** Which of two hands holds a card makes no difference, nor which place in the backpack. */
const GROUPS: readonly (readonly number[])[] = ['hand', 'favourite', 'backpack'].map((place) =>
  [...SLOTS.keys()].filter((slot) => SLOTS[slot]?.startsWith(place)),
);

const sorts = new WeakMap<UoaGame['table'], readonly number[]>();

/** Maps every card to the first identical one; cards that stand for objectives are all different. */
function sortsOf(table: UoaGame['table']): readonly number[] {
  let known = sorts.get(table);
  if (!known) {
    const { boxCards } = table;
    known = table.cards.map(({ kind }, number) =>
      number >= boxCards ? number : table.cards.findIndex((other) => other.kind === kind),
    );
    sorts.set(table, known);
  }
  return known;
}
