import { clone } from '../../../game/play';
import { type Generator, seedGenerator } from '../../../random/generator';
import { FACE_DOWN } from '../face-down';
import type { UoaGame } from '../game';
import { shuffleColours } from '../set-up/mixes';

/**
 * A game as it might be for all that players know: decks in another order, other colours under what lies face
 * down, other luck to come. The same seed gives the same one.
 */
export function determinise(game: UoaGame, seed: string): UoaGame {
  const guess = clone(game);
  const luck = seedGenerator(`${seed}/guess`);
  forgetLuck(guess, seed);
  shuffleDecks(guess, luck);
  shuffleColours(guess, luck);
  return guess;
}

/** Dice that a situation has laid down are no better known than others. */
function forgetLuck({ state }: UoaGame, seed: string): void {
  for (const name of state.layout.streams) {
    Object.assign(state[name as keyof typeof state] as Generator, seedGenerator(`${seed}/${name}`));
  }
  state.diceLoaded = 0;
  state.diceTaken = 0;
  state.loadedDice.fill(0);
}

function shuffleDecks({ piles, decks, table }: UoaGame, luck: Generator): void {
  const feat = table.cards[piles.bounty.top]?.kind.feat;
  for (const name of FACE_DOWN) piles[name].shuffle(luck);
  for (const deck of decks) deck.shuffle(luck);
  // The back of the top bounty card is known, and with it the card.
  for (let index = 0; index < piles.bounty.size; index++) {
    const card = piles.bounty.card(index);
    if (table.cards[card]?.kind.feat !== feat) continue;
    piles.bounty.remove(card);
    piles.bounty.put(card);
    return;
  }
}
