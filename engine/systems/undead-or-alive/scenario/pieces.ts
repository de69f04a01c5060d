import type { Given } from '../../../../schemas';
import type { UoaGame } from '../game';
import { COLOURS, NONE, SPAWN_STATUSES } from '../state';

/** How everything lies that lies on the board. Where it lies, and the zombies, the game knows already. */
export function placePieces(game: UoaGame, { spawn = [], objectives = [], noise, train }: Given): void {
  const { state } = game;
  state.trainDrives = train?.drives ? 1 : 0;
  for (const [token, { status }] of spawn.entries()) {
    // Without a word it lies as it did at the beginning of the game.
    if (status) state.spawnStatus.set(token, 0, SPAWN_STATUSES.indexOf(status));
  }
  for (const [objective, { colour = 'red', taken, keeper, seen }] of objectives.entries()) {
    state.objectiveColour.set(objective, 0, COLOURS.indexOf(colour));
    if (seen) state.objectiveSeen.set(objective, 0, 1);
    if (taken || keeper !== undefined) state.objectiveZone.set(objective, 0, NONE);
  }
  state.noiseZone = game.table.mission.noiseZone ?? NONE;
  state.boom = noise?.boom ? 1 : 0;
}
