/** What a slot of a word names, where it holds a name that the mission itself gives. */
export type NameKind =
  | 'area'
  | 'group'
  | 'machine'
  | 'objective'
  | 'rule'
  | 'counter'
  | 'holder'
  | 'tile'
  | 'deck'
  | 'kind';

/** One thing that can be said with a word, under a key of its own. */
export interface WordSlot {
  readonly key: string;
  readonly needed: boolean;
  /** What it is, in one sentence. */
  readonly about: string;
  readonly names?: NameKind;
  /** One of these. */
  readonly choices?: readonly string[];
  /** A whole number, within these. */
  readonly number?: { readonly least?: number; readonly most?: number };
  readonly isYesOrNo?: true;
  /** Whatever this definition of the mission schema allows: a filter, a count, other conditions. */
  readonly of?: string;
}

/** A word with which missions say what there is to do and what is special about them. */
export interface MissionWord {
  readonly word: string;
  /** Of an event: it happens without anybody doing anything. */
  readonly byNobody?: true;
  /** Of an event: it happens at no place, so that nothing is `here`. */
  readonly nowhere?: true;
  /** Of an effect: somebody or something must be at hand, unless this key says which, or says this. */
  readonly needs?: 'doer' | 'token';
  readonly unless?: string | Readonly<Record<string, string>>;
  /** Of an effect: the only event that it can come of. */
  readonly only?: string;
  readonly slots: readonly WordSlot[];
}

/** Where words stand that only some games have. */
export type WordPlace =
  | ('missionKeys' | 'situationKeys' | 'tokens' | 'areas' | 'conditions' | 'amounts')
  | ('rules' | 'events' | 'effects' | 'restrictions' | 'changes' | 'prices' | 'carrying')
  // What only some games can say of places, people and pieces.
  | 'filters';

/** Word by word, the games that have it; all have what does not stand here. */
export type WordsOfGames = Readonly<
  Record<WordPlace, Readonly<Record<string, readonly string[] | undefined>>>
>;
