import {
  type AnyGame,
  applyChanges,
  type Changes,
  changesBetween,
  type GameSystem,
  type Seen,
  snapshot,
  systemOf,
} from '../../engine';

type Kept = { readonly whole: AnyGame } | { readonly before: Position; readonly changes: Changes };

/** Everybody who looks at the same game has the same sight of it. */
const sights = new WeakMap<AnyGame, Seen>();

/**
 * How a game stands at one moment, kept as the little that has changed since the moment before. The game itself is a
 * hundred times as large: it is made when somebody asks, and is the same one for as long as anybody has it in hand.
 */
export class Position {
  private made: WeakRef<AnyGame> | undefined;

  private constructor(
    readonly system: GameSystem,
    private readonly kept: Kept,
    game?: AnyGame,
  ) {
    this.made = game && new WeakRef(game);
  }

  static first(game: AnyGame): Position {
    return new Position(systemOf(game.system.id), { whole: game }, game);
  }

  /** The one that follows, where the game stands like that. */
  next(game: AnyGame): Position {
    const changes = changesBetween(this.game.state.words, game.state.words);
    return new Position(this.system, { before: this, changes }, game);
  }

  /** The one that follows, where this is what changes. */
  changed(changes: Changes): Position {
    return new Position(this.system, { before: this, changes });
  }

  /** What is different from the one before; nothing in the first. */
  get changes(): Changes {
    return 'whole' in this.kept ? new Int32Array() : this.kept.changes;
  }

  get game(): AnyGame {
    const there = this.made?.deref();
    if (there) return there;
    const game = this.remembered();
    this.made = new WeakRef(game);
    return game;
  }

  get seen(): Seen {
    const { game } = this;
    const seen = sights.get(game) ?? this.system.see(game);
    sights.set(game, seen);
    return seen;
  }

  /** Made from the nearest game before it that is there; the first one always is. */
  private remembered(): AnyGame {
    const later: Changes[] = [];
    let [{ kept }, near]: [Position, AnyGame | undefined] = [this, undefined];
    while (!near) {
      if ('whole' in kept) near = kept.whole;
      else {
        later.push(kept.changes);
        near = kept.before.made?.deref();
        ({ kept } = kept.before);
      }
    }
    const words = snapshot(near);
    for (const changes of later.reverse()) applyChanges(words, changes);
    return near.system.twin(near, words);
  }
}
