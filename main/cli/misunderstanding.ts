import { CommanderError, Option } from 'commander';
import type { Say, SentenceKey } from '../../languages';

/** A command line that Commander understands and we do not: a sentence of our own says why. */
export class Misunderstanding extends CommanderError {
  constructor(
    readonly key: SentenceKey,
    readonly parameters: Readonly<Record<string, string | number>>,
  ) {
    super(2, 'boothill.misunderstanding', key);
  }
}

/** An option that takes one of a few words, and says which when it is given another. */
export function choiceOption(flags: string, description: string, choices: readonly string[]): Option {
  const possible = choices.join(', ');
  return new Option(flags, description).choices(choices).argParser((word: string) => {
    if (choices.includes(word)) return word;
    throw new Misunderstanding('cli.wrong-value', { option: flags, word, possible });
  });
}

/** An option that takes a whole number, and says which when it is given anything else. */
export function numberOption(
  flags: string,
  description: string,
  { least, most }: { readonly least: number; readonly most: number },
  say: Say,
): Option {
  return new Option(flags, description).argParser((word: string) => {
    const number = Number(word);
    if (/^\d+$/.test(word) && number >= least && number <= most) return number;
    const possible = say('cli.whole-number', { least, most });
    throw new Misunderstanding('cli.wrong-value', { option: flags, word, possible });
  });
}
