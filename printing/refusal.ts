/** Why nothing is printed; said by `print.refused.<refused>`. */
export interface Refusal {
  readonly refused: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/** What a maker answers with. */
export type Made<Printed> = Printed | Refusal;

export function isRefusal(made: object): made is Refusal {
  return 'refused' in made;
}
