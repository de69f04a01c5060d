/** Something on the board, as the vocabulary calls its sort, and by its name. */
export interface Thing {
  readonly sort: string;
  readonly name: string;
}

/** What is to be done next on the way to a win, and with what on the board. */
export interface NextStep {
  readonly goal: string;
  /** For goals that count something: how many there are of how many wanted. */
  readonly howFar?: { readonly there: number; readonly wanted: number };
  readonly things: readonly Thing[];
}

/** From what is about to happen to what need not worry anybody yet. */
export const URGENCIES = ['now', 'soon', 'far'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Something that can lose the game. The sentence for it is `matters.<code>` in languages/. */
export interface Threat {
  readonly code: string;
  readonly urgency: Urgency;
  /** Ids by what they name, and numbers. */
  readonly parameters: Readonly<Record<string, string | number>>;
  /** What is counted up to the end: how many there are, and how many lose the game. */
  readonly limit?: { readonly there: number; readonly most: number };
  readonly things: readonly Thing[];
}

/** What players should have in mind as things stand, from what lies open. */
export interface Matters {
  /** Nothing where everything is reached, or nothing is left that could be said. */
  readonly next?: NextStep;
  /** What loses the game soonest comes first. */
  readonly threats: readonly Threat[];
}

/** How urgent it is that so many more of something lose the game. */
export function urgencyOf(left: number): Urgency {
  return left <= 1 ? 'now' : left === 2 ? 'soon' : 'far';
}

/** The most urgent first, of these what has come furthest; otherwise as they are. */
export function bySoonest(threats: readonly Threat[]): readonly Threat[] {
  const far = ({ limit }: Threat) => (limit && limit.most > 0 ? limit.there / limit.most : 1);
  return [...threats].sort(
    (one, other) =>
      URGENCIES.indexOf(one.urgency) - URGENCIES.indexOf(other.urgency) || far(other) - far(one),
  );
}
