export interface Name {
  readonly en: string;
  readonly fr: string;
}

/** What is made after something printed. */
export interface Printed {
  /** Keys whose value no source shows: `dice`, `skills.orange.0`, or `trait:backpack` for one trait of several. */
  readonly inferred?: readonly string[];
}
