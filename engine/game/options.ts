/**
 * Something that players settle before a game begins, beside who plays: its system declares it. Its sentences are
 * `properties.option.<id>`, `properties.option.<id>.hint` and, as the help of a command has it, `cli.play.<id>`.
 */
export type GameOption = {
  /** The name that files and commands have for it. */
  readonly id: string;
} & (
  | { readonly sort: 'switch'; readonly usual: boolean }
  | { readonly sort: 'number'; readonly usual: number; readonly least: number; readonly most: number }
  /** Each choice has the sentence `properties.option.<id>.<choice>`. */
  | { readonly sort: 'choice'; readonly usual: string; readonly choices: readonly string[] }
);

export type OptionValue = boolean | number | string;

/** What was settled, by the names of the options. */
export type Settled = Readonly<Record<string, OptionValue>>;

export function canBe(option: GameOption, value: unknown): value is OptionValue {
  switch (option.sort) {
    case 'switch':
      return typeof value === 'boolean';
    case 'number':
      return Number.isInteger(value) && Number(value) >= option.least && Number(value) <= option.most;
    case 'choice':
      return option.choices.some((choice) => choice === value);
  }
}

/** Every option as somebody says, as far as it can be that; else as it usually is. */
export function settled(declared: readonly GameOption[], said: (option: string) => unknown): Settled {
  return Object.fromEntries(
    declared.map((option) => {
      const value = said(option.id);
      return [option.id, canBe(option, value) ? value : option.usual];
    }),
  );
}

/** Only what is not as usual, as files list it: whatever they do not name was as usual, whatever the mission suggests. */
export function unusual(declared: readonly GameOption[], said: Settled): Settled {
  return Object.fromEntries(
    declared.flatMap(({ id, usual }) => {
      const value = said[id];
      return value === undefined || value === usual ? [] : [[id, value]];
    }),
  );
}
