import { survivorName } from '../../../engine/family/zombicide/names';
import type { UoaEvent } from '../../../engine/systems/undead-or-alive';
import type { UoaGame } from '../../../engine/systems/undead-or-alive/game';
import { IN_PLAY } from '../../../engine/systems/undead-or-alive/state';
import { actorNamed, isTownsfolk } from './invariant';

/** A game as it is told, from its first round on: does everybody keep to their turn? */
export class Chronicle {
  private readonly hadTurn = new Set<string>();
  private readonly drawnFor = new Set<string>();
  private turn: { survivor: string; searches: number } | undefined;

  private isReached = false;
  private isSpawning = false;
  /** A chronicle may begin in the middle of a round: who had a turn before, it does not know. */
  private knowsRound = false;

  constructor(private readonly game: UoaGame) {}

  *faults(events: readonly UoaEvent[]): Generator<string> {
    for (const event of events) {
      yield* this.inTurn(event);
      yield* this.inRound(event);
      yield* this.aboutNoise(event);
    }
  }

  private *inTurn(event: UoaEvent): Generator<string> {
    if (event.type === 'turn-began') {
      this.turn = { survivor: event.survivor, searches: 0 };
    }
    const { turn } = this;
    if (!turn) return;
    if (event.type === 'searched' && event.survivor === turn.survivor) {
      turn.searches += 1;
      // Asked at once: whoever lends them the ability may be gone a moment later.
      const isUsual = this.game.table.mission.searching.length === 0;
      if (isUsual && turn.searches > 1 && !isTownsfolk(this.game, actorNamed(this.game, turn.survivor)))
        yield `${turn.survivor} searches again`;
    }
    if (event.type === 'turn-ended') this.turn = undefined;
  }

  private *inRound(event: UoaEvent): Generator<string> {
    if (event.type === 'turn-began') {
      // A Zombie link gives one more, while zombies spawn.
      if (this.hadTurn.has(event.survivor) && !this.isSpawning) yield `${event.survivor} has a second turn`;
      this.hadTurn.add(event.survivor);
    }
    if (event.type === 'zombies-phase' && this.knowsRound) {
      for (const survivor of this.inPlay()) if (!this.hadTurn.has(survivor)) yield `${survivor} has no turn`;
    }
    if (event.type === 'round-began') {
      this.hadTurn.clear();
      this.isSpawning = false;
      this.knowsRound = true;
    }
    if (event.type === 'spawn-step') {
      this.drawnFor.clear();
      this.isSpawning = true;
    }
    if (event.type !== 'drew' || !('token' in event)) return;
    if (this.drawnFor.has(event.token)) yield `a second card is drawn for ${event.token}`;
    this.drawnFor.add(event.token);
  }

  private *aboutNoise({ type }: UoaEvent): Generator<string> {
    if (type === 'noise-reached') this.isReached = true;
    if (type === 'noise-moved') this.isReached = false;
    const isLate = ['act-again', 'activated', 'spawn-step', 'round-began'].includes(type);
    if (this.isReached && isLate) yield 'the noise token was reached and stays'; // UOA-NOISE-09
  }

  private *inPlay(): Generator<string> {
    const { state, table } = this.game;
    for (let survivor = 0; survivor < table.sizes.survivors; survivor++) {
      if (state.fate.at(survivor) === IN_PLAY) yield survivorName(this.game, survivor);
    }
  }
}
