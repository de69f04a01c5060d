import { Option } from 'commander';
import type { CommandContext } from './context';
import { Misunderstanding } from './misunderstanding';

/** A number, or one game of a lab, such as `5/17`. */
export type Seed = number | string;

export const seeds = { least: 0, drawn: 1_000_000, most: 999_999_999_999_999 };
export const gamesOfLab = { least: 1, usual: 100, most: 100_000 };

/** Written as the lab writes it, so that a game has one name; and one that the lab never plays has none. */
export function seedOption({ say }: CommandContext): Option {
  const flags = `--seed <${say('cli.word.number')}>`;
  return new Option(flags, say('cli.play.seed')).argParser((word: string): Seed => {
    const [, seed, game] = /^(\d{1,15})(?:\/(\d{1,9}))?$/.exec(word) ?? [];
    const number = game === undefined ? gamesOfLab.least : Number(game);
    if (seed !== undefined && number >= gamesOfLab.least && number <= gamesOfLab.most) {
      return game === undefined ? Number(seed) : `${Number(seed)}/${number}`;
    }
    throw new Misunderstanding('cli.wrong-value', {
      option: flags,
      word,
      possible: say('cli.play.seed.possible', { most: gamesOfLab.most }),
    });
  });
}
