import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { emptyFolder } from '../../../helpers/folders';
import { times } from '../../../helpers/long';
import { workingHost } from '../../../helpers/working-host';
import { stepOf } from '../../../helpers/written-work';

/** Plays until it is killed, and gives the last move that it was told was safe. */
async function playUntilKilled(folder: string): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/helpers/game-writer.ts', folder]);
  const ended = new Promise((closed) => child.once('close', closed));
  let said = '';
  await new Promise<void>((begun) =>
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('kept 5')) begun();
    }),
  );
  await pause(Math.random() * 60);
  child.kill('SIGKILL');
  await ended;
  return Number([...said.matchAll(/^kept (\d+)$/gm)].at(-1)?.[1]);
}

it('a kill at any moment of keeping games loses none that was kept', {
  timeout: times(60_000, 600_000),
}, async () => {
  for (let round = 0; round < times(5, 50); round++) {
    const folder = await emptyFolder();
    const safe = await playUntilKilled(folder);
    const { page } = await workingHost({ folder });
    const games = await page.ask('games.list');
    expect(games.length).toBeGreaterThanOrEqual(Math.ceil(safe / 4));
    expect(games[0]?.round).toBeGreaterThanOrEqual(safe);
    for (const { game, round } of games) {
      // What the list says is what lies there, whole.
      const { text } = await page.ask('game.read', game);
      expect(stepOf(text)).toBe(round);
    }
    for (const { game, round } of games.slice(1)) expect(round).toBe(4 * Number(game.split('-')[1]));
    const [newest] = games;
    await page.ask('game.keep', newest?.game ?? '', 'on and on', { ...games[0], round: 99 } as never);
    expect((await page.ask('games.list'))[0]?.round).toBe(99);
  }
});
