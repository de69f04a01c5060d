import { type Command, Option } from 'commander';
import { canBe, type GameOption, type OptionValue, type Settled, systems } from '../../engine';
import type { SentenceKey } from '../../languages';
import type { CommandContext } from './context';
import { Misunderstanding } from './misunderstanding';

/** What players have settled, by flags of their own or by `--option`, which goes before these. */
export interface OptionWishes {
  readonly option?: Settled;
  readonly [flag: string]: unknown;
}

// A command hears what is settled before it knows of which game: its file says so.
const declared = Object.values(systems).flatMap(({ start }) => start.options);
const everyOption = declared.filter(({ id }, place) => declared.findIndex((one) => one.id === id) === place);

/** A flag for every option there is, and one word for settling any of them, also against what the mission suggests. */
export function addOptionsOfGames(command: Command, { say }: CommandContext): Command {
  for (const option of everyOption) {
    const about = say(`cli.play.${option.id}` as SentenceKey);
    if (option.sort === 'switch') command.option(`--${optionName(option)}`, about);
    else command.addOption(valueFlag(option, about));
  }
  const flags = `--option <${say('cli.word.rule')}=on/off>`;
  const possible = everyOption.map(listed).join(', ');
  return command.addOption(
    new Option(flags, say('cli.play.option', { possible })).argParser(
      (word: string, before: Settled | undefined) => {
        const [name = '', state = 'on', ...others] = word.split('=');
        const option = everyOption.find((each) => [each.id, optionName(each)].includes(name));
        const value = option && others.length === 0 ? valueIn(option, state) : undefined;
        if (option && value !== undefined) return { ...before, [option.id]: value };
        throw new Misunderstanding('cli.wrong-value', {
          option: flags,
          word,
          possible: say('cli.play.option.possible', { possible }),
        });
      },
    ),
  );
}

function valueFlag(option: GameOption, about: string): Option {
  const possible = possibleOf(option);
  const flags = `--${optionName(option)} <${possible}>`;
  return new Option(flags, about).argParser((word: string) => {
    const value = valueIn(option, word);
    if (value === undefined) throw new Misunderstanding('cli.wrong-value', { option: flags, word, possible });
    return value;
  });
}

function valueIn(option: GameOption, word: string): OptionValue | undefined {
  const value: unknown = option.sort === 'choice' ? word : (states.get(word) ?? numberIn(word));
  return canBe(option, value) ? value : undefined;
}

const states: ReadonlyMap<string, boolean> = new Map([
  ['on', true],
  ['off', false],
]);

const numberIn = (word: string) => (/^-?\d+$/.test(word) ? Number(word) : undefined);

/** What an option of more than on and off can be. */
function possibleOf(option: GameOption): string {
  if (option.sort === 'number') return `${option.least}-${option.most}`;
  return option.sort === 'choice' ? option.choices.join('/') : 'on/off';
}

function listed(option: GameOption): string {
  const name = optionName(option);
  return option.sort === 'switch' ? name : `${name}=${possibleOf(option)}`;
}

/** What was settled here for a game with these options; the mission decides about all else. */
export function settledBy(options: readonly GameOption[], { option = {}, ...flags }: OptionWishes): Settled {
  const wished = everyOption.flatMap((each): [GameOption, OptionValue][] => {
    const value = option[each.id] ?? flags[each.id];
    return canBe(each, value) ? [[each, value]] : [];
  });
  for (const [each, value] of wished) {
    if (!options.some((one) => one.id === each.id && canBe(one, value))) {
      throw new Misunderstanding('cli.play.option.other-game', { option: optionName(each) });
    }
  }
  return Object.fromEntries(wished.map(([{ id }, value]) => [id, value]));
}

/** How games are told to be settled like others, where the mission might suggest something else. */
export function settledAsFlags(
  options: readonly GameOption[],
  played: Readonly<Record<string, unknown>>,
  suggested: Settled = {},
): string[] {
  return options.flatMap((option) => {
    const { id, sort, usual } = option;
    const said = played[id];
    const value = canBe(option, said) ? said : usual;
    if (value === (suggested[id] ?? usual) && value === usual) return [];
    if (sort !== 'switch') return `--${optionName(option)} ${value}`;
    return value === true ? `--${optionName(option)}` : `--option ${optionName(option)}=off`;
  });
}

/** As the options of a command are written. */
function optionName({ id }: GameOption): string {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
