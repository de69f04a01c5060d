import type { UoaEvent, UoaGame } from '../../../engine';
import { survivorName } from '../../../engine/systems/undead-or-alive/names';
import { IN_PLAY } from '../../../engine/systems/undead-or-alive/state';
import { actorNamed, isTownsfolk } from './invariant';

/** What an event tells about actions spent. */
const COSTS: { readonly [Type in UoaEvent['type']]?: number } = {
  searched: 1,
  reorganized: 1,
  traded: 1,
  attack: 1,
  'threw-dynamite': 1,
  reloaded: 1,
  'took-objective': 1,
  'made-noise': 1,
};

/** A game as it is told, from its first round on: does everybody keep to their turn, and to what it allows? */
export class Chronicle {
  private readonly hadTurn = new Set<string>();
  private readonly drawnFor = new Set<string>();
  private turn: { survivor: string; allowed: number; spent: number; searches: number } | undefined;

  private isReached = false;
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
      this.turn = { survivor: event.survivor, allowed: event.actions, spent: 0, searches: 0 };
    }
    const { turn } = this;
    if (!turn) return;
    turn.spent += event.type === 'moved' ? event.cost : (COSTS[event.type] ?? 0);
    if (event.type === 'searched') turn.searches += 1;
    if (event.type === 'skill' && event.skill === 'plus-action' && event.survivor === turn.survivor) {
      turn.allowed += 1; // UOA-ADREN-07
    }
    if (turn.spent > turn.allowed) yield `${turn.survivor} spends ${turn.spent} of ${turn.allowed} actions`;
    if (turn.searches > 1 && !isTownsfolk(this.game, actorNamed(this.game, turn.survivor)))
      yield `${turn.survivor} searches again`;
    if (event.type !== 'turn-ended') return;
    const { spent, allowed } = turn;
    if (spent + event.unspent !== allowed) yield `${spent} of ${allowed} spent, ${event.unspent} left`;
    this.turn = undefined;
  }

  private *inRound(event: UoaEvent): Generator<string> {
    if (event.type === 'turn-began') {
      if (this.hadTurn.has(event.survivor)) yield `${event.survivor} has a second turn`;
      this.hadTurn.add(event.survivor);
    }
    if (event.type === 'zombies-phase' && this.knowsRound) {
      for (const survivor of this.inPlay()) if (!this.hadTurn.has(survivor)) yield `${survivor} has no turn`;
    }
    if (event.type === 'round-began') {
      this.hadTurn.clear();
      this.knowsRound = true;
    }
    if (event.type === 'spawn-step') this.drawnFor.clear();
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
