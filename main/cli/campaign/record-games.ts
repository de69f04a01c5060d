import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { exportFileName, writeDocument } from '../../../schemas';
import type { CommandContext } from '../context';
import { writeOutput } from '../output';
import type { CampaignGame } from './play-campaign';

/** A replay for every game, in their order. A folder that cannot be is told of with the first of them. */
export async function recordGames(
  folder: string,
  games: readonly CampaignGame[],
  context: CommandContext,
): Promise<boolean> {
  await mkdir(folder, { recursive: true }).catch(() => undefined);
  for (const [index, { mission, game }] of games.entries()) {
    const file = join(folder, exportFileName(`${index + 1}-${mission}`, 'replay'));
    if (!(await writeOutput(file, writeDocument(game.replay), context))) return false;
  }
  return true;
}
