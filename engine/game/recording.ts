import type { Mission, Replay, ReplayStep } from '../../schemas';
import { fingerprint } from '../mission/fingerprint';
import { ActionList } from './action-list';
import type { GameEvent } from './events';
import { type Game, listAsides, options, step, stepAside } from './kernel';
import type { GameMaker, StartOptions, StartProblem } from './maker';
import { outcomeOf } from './play';
import { startInFile } from './start-in-files';
import { type Action, writeAction } from './vocabulary';

/** A game that is written down while it is played. */
export class Recording<G extends Game<G>> {
  private readonly steps: ReplayStep[] = [];

  constructor(
    private readonly maker: GameMaker<G>,
    private readonly mission: Mission,
    private readonly seed: string,
    readonly game: G,
    /** What happened before the first decision. */
    readonly opening: readonly GameEvent[],
  ) {}

  /** Takes an option of the decision at hand by its place in the list, and gives what came of it. */
  take(option: number): GameEvent[] {
    const { game } = this;
    const action = writeAction(game, game.system.vocabulary, options(game), option);
    return this.note(action, () => step(game, option));
  }

  /** The same for what may be done at any time. */
  takeAside(option: number): GameEvent[] {
    const { game } = this;
    const list = new ActionList();
    listAsides(game, list);
    const action = writeAction(game, game.system.vocabulary, list, option);
    return this.note(action, () => stepAside(game, list, option));
  }

  replay(): Replay {
    const { maker, game, seed, mission } = this;
    const outcome = outcomeOf(game);
    return {
      format: 'boothill/replay@1',
      system: mission.system,
      contentVersion: maker.contentVersion(),
      missionHash: fingerprint(mission),
      seed,
      options: startInFile(maker.options, maker.begun(game)),
      opening: lucky(game, this.opening),
      steps: [...this.steps],
      ...(outcome && { outcome }),
      mission,
    };
  }

  private note(action: Action, play: () => void): GameEvent[] {
    const { game } = this;
    const events: GameEvent[] = [];
    const listener = game.events;
    game.events = events;
    play();
    game.events = listener;
    const random = lucky(game, events);
    this.steps.push({ action: { ...action }, ...(random.length > 0 && { random }) });
    return events;
  }
}

/** Starts a game that is written down. */
export function record<G extends Game<G>>(
  maker: GameMaker<G>,
  mission: Mission,
  options: StartOptions,
): { readonly recording: Recording<G> } | { readonly problem: StartProblem } {
  const opening: GameEvent[] = [];
  const started = maker.prepare(mission)(options, opening);
  if ('problem' in started) return started;
  return { recording: new Recording(maker, mission, options.seed, started.game, opening) };
}

/** What luck has brought among everything that happened. */
export function lucky<G extends Game<G>>({ system }: G, events: readonly GameEvent[]): string[] {
  return events.flatMap((event) => system.luckIn(event) ?? []);
}
