import type { Command } from 'commander';
import { languageOf } from '../../languages';
import { difference } from '../../sharing/compare/difference';
import { changeWords } from '../../sharing/compare/words';
import type { CommandContext } from './context';
import { openMission } from './table';

/** `boothill diff`: what two versions of a mission have differently. */
export function addDiff(program: Command, context: CommandContext): Command {
  const { say } = context;
  return program
    .command('diff')
    .argument(`<${say('cli.diff.before').toUpperCase()}>`)
    .argument(`<${say('cli.diff.after').toUpperCase()}>`)
    .description(say('cli.diff'))
    .option('--json', say('cli.json'))
    .action(async (first: string, second: string, { json }: { json?: true }) => {
      const before = await openMission(first, context, json);
      const after = before && (await openMission(second, context, json));
      if (!before || !after) return;
      const telling = { before, after, language: languageOf(context.locale), say };
      const changes = difference(before, after);
      const lines = changes.map((change) => changeWords(change, telling));
      const told = changes.map((change, index) => ({ ...change, words: lines[index] }));
      context.answer(json, { changes: told }, lines.join('\n') || say('cli.diff.none'));
    });
}
