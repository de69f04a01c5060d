import { type Action, type Bend, legalActions } from '../../engine';
import { startGame } from '../../renderer/game/played-game';
import { createSitting, type Sitting } from '../../renderer/game/sitting';
import { observed } from './played';
import { missionOn } from './table';

/** Somebody at a game of two tiles, when the first round has begun. A player of one survivor is in their turn at once. */
export function sittingWith(survivors: readonly string[] = ['henry', 'may'], players = 1): Sitting {
  const started = startGame(
    missionOn({ mission: { goals: [{ id: 'out', reach: { left: { by: 'exit' } } }] }, exit: 'b.NE' }),
    {
      people: survivors,
      players,
      seed: 'hands',
    },
  );
  if ('problem' in started) throw new Error(JSON.stringify(started.problem));
  const sitting = createSitting(started.game, { speed: () => 'at-once', skipsTrivial: () => false });
  for (;;) {
    const { game, seen } = sitting.game.store.getState().at;
    const [first] = legalActions(game);
    if (!first || seen.round > 0) return sitting;
    doing(sitting, first);
  }
}

export function doing({ take, store, game }: Sitting, action: Action): void {
  take({ action });
  refuseNothing(store.getState().refused, game.store.getState().at.seen.decision?.name);
}

/** Something that is not by the rules, such as a card out of nowhere. */
export function bending({ take, store, game }: Sitting, bend: Bend): void {
  take({ bend });
  refuseNothing(store.getState().refused, game.store.getState().at.seen.decision?.name);
}

function refuseNothing(refused: unknown, decision: string | undefined): void {
  if (refused) throw new Error(`${JSON.stringify(refused)} at ${decision}`);
}

export function held({ game }: Sitting, survivor: number): readonly (string | undefined)[] {
  const { seen } = game.store.getState().at;
  return [0, 1, 2, 3, 4, 5].map(
    (slot) => observed(seen).table.cards[observed(seen).at('slots', survivor, slot)]?.kind.id,
  );
}
