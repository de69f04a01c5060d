import { type Command, Option } from 'commander';
import type { SentenceKey } from '../../../languages';
import type { CommandContext } from '../context';
import { choiceOption, Misunderstanding, numberOption } from '../misunderstanding';
import { type ExportOption, everyOption } from './every-option';

/** A flag for every option that any product has. */
export function addProductFlags(command: Command, context: CommandContext): Command {
  for (const option of everyOption) for (const flag of flagsOf(option, context)) command.addOption(flag);
  return command;
}

function flagsOf(option: ExportOption, { say }: CommandContext): Option[] {
  const { name, flag, form, products } = option;
  const about = say(`cli.export.${name}` as SentenceKey);
  const of = products.join(', ');
  switch (form.sort) {
    case 'choice': {
      const described = say('cli.export.flag.usual', { about, usual: form.usual, of });
      return [choiceOption(`${flag} <${say('cli.word.name')}>`, described, form.of)];
    }
    case 'number': {
      const possible = say('cli.whole-number', { least: form.least, most: form.most });
      const described = say('cli.export.flag.usual', {
        about: `${about}, ${possible}`,
        usual: form.usual,
        of,
      });
      return [numberOption(`${flag} <${say('cli.word.number')}>`, described, form, say)];
    }
    case 'yes-no': {
      const without = flag.replace(/^--/, '--no-');
      const described = say('cli.export.flag', { about, of });
      // Either can be said; help names the one that changes something.
      return [
        new Option(flag, described).hideHelp(form.usual),
        new Option(without, say('cli.export.flag.without', { about, of })).hideHelp(!form.usual),
      ];
    }
    case 'ids':
      return [
        new Option(`${flag} <${say('cli.word.names')}>`, say('cli.export.flag', { about, of })).argParser(
          (words: string) => idsIn(flag, words),
        ),
      ];
    case 'text':
      return [new Option(`${flag} <${say('cli.word.words')}>`, say('cli.export.flag', { about, of }))];
  }
}

function idsIn(flag: string, words: string): string[] {
  const ids = words.split(',').map((word) => word.trim());
  if (ids.every((id) => id !== '')) return ids;
  throw new Misunderstanding('cli.export.no-ids', { option: flag, word: words });
}
