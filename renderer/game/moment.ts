import {
  type Action,
  type AnyGame,
  apply,
  type Bend,
  bend,
  type Changes,
  type GameEvent,
  type GameSystem,
  type Refusal,
  type RuleLook,
  type Seen,
} from '../../engine';
import { Position } from './position';

/** What leads from one moment to the next: something that the rules allow, or a change that is made by hand. */
export type Deed = { readonly action: Action } | { readonly bend: Bend };

/** The game as it stands at one decision, and what led there. Nothing in it ever changes. */
export interface Moment {
  /** Counted as they were made; in a file they go by it. */
  readonly number: number;
  /** The one before; nothing before the first. */
  readonly after: Moment | undefined;
  readonly deed: Deed | undefined;
  /** What came of that. */
  readonly events: readonly GameEvent[];
  /** Of the first: the rules that were looked at before it, and did not apply. Of others they are worked out when somebody asks. */
  readonly openingLooks: readonly RuleLook[];
  readonly round: number;
  readonly position: Position;
  readonly game: AnyGame;
  readonly system: GameSystem;
  readonly seen: Seen;
}

class PlayedMoment implements Moment {
  constructor(
    readonly number: number,
    readonly after: Moment | undefined,
    readonly deed: Deed | undefined,
    readonly events: readonly GameEvent[],
    readonly position: Position,
    readonly round = position.seen.round,
    readonly openingLooks: readonly RuleLook[] = [],
  ) {}

  get game(): AnyGame {
    return this.position.game;
  }

  get system(): GameSystem {
    return this.position.system;
  }

  get seen(): Seen {
    return this.position.seen;
  }
}

export function firstMoment(
  game: AnyGame,
  events: readonly GameEvent[],
  looks: readonly RuleLook[] = [],
): Moment {
  const position = Position.first(game);
  return new PlayedMoment(0, undefined, undefined, events, position, position.seen.round, looks);
}

/** What comes of something that is done at a moment, or why it cannot be done. The moment stays as it is. */
export function momentAfter(
  after: Moment,
  deed: Deed,
  number: number,
): { readonly moment: Moment } | { readonly refused: Refusal } {
  const applied = 'bend' in deed ? bend(after.game, deed.bend) : apply(after.game, deed.action);
  if ('refused' in applied) return applied;
  const { game, events } = applied;
  return { moment: new PlayedMoment(number, after, deed, events, after.position.next(game)) };
}

/** What something has come to that was done at a moment, wherever that was worked out. */
export function momentMade(
  after: Moment,
  deed: Deed,
  number: number,
  { events, changes, round }: { events: readonly GameEvent[]; changes: Changes; round: number },
): Moment {
  return new PlayedMoment(number, after, deed, events, after.position.changed(changes), round);
}

/** All moments from the first to this one. */
export function lineTo(moment: Moment): readonly Moment[] {
  const line: Moment[] = [];
  for (let one: Moment | undefined = moment; one; one = one.after) line.push(one);
  return line.reverse();
}

export function isSameDeed(one: Deed, other: Deed): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
