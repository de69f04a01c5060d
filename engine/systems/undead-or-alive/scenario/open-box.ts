import type { UoaGame } from '../game';
import { NONE, PILES } from '../state';
import type { ScenarioReader } from './reading';

/** Their cards have numbers of their own. */
const OF_OTHER_CARDS: readonly string[] = ['zombies', 'zombieDiscards', 'abominations'];

/** Takes cards out of the piles by their names, each copy once. */
export class OpenBox {
  private readonly cards = new Set<number>();
  private readonly zombieCards = new Set<number>();

  constructor(
    private readonly game: UoaGame,
    private readonly reading: ScenarioReader,
  ) {}

  card(id: string, pointer: string): number {
    if (this.reading.card(id, pointer) === NONE) return NONE;
    const copies = [...this.game.table.cards.keys()].filter(
      (card) => this.game.table.cards[card]?.kind.id === id,
    );
    const copy = copies.find((card) => !this.cards.has(card));
    if (copy === undefined) {
      return this.reading.refuse('no-copy-left', pointer, { card: id, copies: copies.length });
    }
    this.cards.add(copy);
    for (const name of PILES) if (!OF_OTHER_CARDS.includes(name)) this.game.piles[name].remove(copy);
    for (const deck of this.game.decks) deck.remove(copy);
    return copy;
  }

  zombieCard(id: number, pointer: string): number {
    const card = this.reading.zombieCard(id, pointer);
    if (card === NONE) return NONE;
    if (this.zombieCards.has(card)) {
      return this.reading.refuse('no-copy-left', pointer, { card: id, copies: 1 });
    }
    this.zombieCards.add(card);
    this.game.piles.zombies.remove(card);
    return card;
  }
}
