import type { Command } from 'commander';
import { version } from '../../package.json';
import type { CommandContext } from './context';

/** `boothill about`: which Boothill this is, and where it keeps what belongs to the user. */
export function addAbout(program: Command, { say, answer, folder }: CommandContext): Command {
  return program
    .command('about')
    .description(say('cli.about'))
    .option('--json', say('cli.json'))
    .action((options: { json?: boolean }) => {
      const node = process.versions.node;
      answer(options.json, { version, node, folder }, say('cli.about.words', { version, node, folder }));
    });
}
