import type { Command } from '../../command';
import { edit } from '../../commands/edit';
import type { Making } from '../../commands/tiles';

/** A train that drives; in the middle of the tender its token does not hide the engine. */
export const drivingTrain: Making = { kind: 'train', at: { x: 45, y: 45 }, moves: true };

/** Says which tiles a train is made of, the locomotive first; it says nothing of others, and does not stand on them. */
export function layTrain(id: string, tiles: readonly string[]): Command {
  const [locomotive] = tiles;
  return {
    label: { key: 'step.change.tiles' },
    recipe: ({ tokens }) => {
      edit(tokens, id, (train) => {
        // Without any tile it would be none.
        if (train.kind !== 'train' || locomotive === undefined) return;
        train.tiles = [...tiles];
        const behind = Object.entries(train.behind ?? {}).filter(([tile]) => tiles.includes(tile));
        if (behind.length > 0) train.behind = Object.fromEntries(behind);
        else delete train.behind;
        if (!tiles.includes(train.at.tile)) train.at.tile = locomotive;
      });
    },
  };
}
