import type { NameKind } from './mission-word';

/**
 * What may stand at one place of goals and rules, for programs that offer it to be chosen: the schema of missions without what only
 * a validator needs.
 */
export type Form =
  | ObjectForm
  | WordForm
  | { readonly is: 'choice'; readonly values: readonly Choice[] }
  | { readonly is: 'number'; readonly least: number; readonly most: number }
  /** The id of something; the key that it stands under says of what. */
  | { readonly is: 'name' }
  /** Words of the author's own, by language. */
  | { readonly is: 'text' }
  | ListForm
  | { readonly is: 'either'; readonly forms: readonly FormName[] };

/** The name of a form that stands by itself, or the form. */
export type FormName = string | Form;

export type Choice = string | number | boolean;

export interface ObjectForm {
  readonly is: 'object';
  readonly keys: Readonly<Record<string, KeyForm>>;
  /** Exactly one of these sets of keys has to be there. */
  readonly oneOf?: readonly (readonly string[])[];
  /** It may not be empty. */
  readonly filled?: true;
  /** Keys that may stand only beside others. */
  readonly beside?: Readonly<Record<string, readonly string[]>>;
}

export interface KeyForm {
  readonly form: FormName;
  readonly needed?: true;
  /** What is named there. */
  readonly names?: Nameable;
}

/** Of several forms the one whose word stands under this key. */
export interface WordForm {
  readonly is: 'word';
  readonly key: string;
  readonly words: Readonly<Record<string, FormName>>;
}

export interface ListForm {
  readonly is: 'list';
  readonly of: FormName;
  readonly least: number;
  readonly most: number;
  /** Nothing stands in it twice. */
  readonly differ?: true;
}

/** Things of the mission that go by an id, and those that lie in the box. */
export type Nameable = NameKind | 'card' | 'skill' | 'tag' | 'survivor';
