import type { GameEvent } from './events';
import type { Game } from './kernel';

/** Something that happened, and how everything stood when it did. */
export interface WatchedFrame {
  readonly event: GameEvent;
  /** The game's memory, for a twin of the game. */
  readonly words: Int32Array;
}

/** A list of events that keeps, for each of them, how the game stood when it came. */
class Witness extends Array<GameEvent> {
  readonly frames: WatchedFrame[] = [];

  constructor(private readonly state: { readonly words: Int32Array }) {
    super();
  }

  override push(...events: GameEvent[]): number {
    for (const event of events) this.frames.push({ event, words: this.state.words.slice() });
    return this.frames.length;
  }
}

/** Does something in a game, and shows it as it goes. Dear: a copy of the game for every event. */
export function watched<G extends Game<G>>(game: G, deed: (game: G) => void): readonly WatchedFrame[] {
  const listener = game.events;
  const witness = new Witness(game.state);
  game.events = witness;
  deed(game);
  game.events = listener;
  return witness.frames;
}
