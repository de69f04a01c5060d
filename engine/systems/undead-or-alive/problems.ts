/** Why a mission cannot be played as it is, or not by these survivors. */
export const SET_UP_PROBLEMS = [
  // the board
  'empty-board',
  'unknown-face',
  'duplicate-id',
  'tiles-overlap',
  'board-too-fine',
  // what lies on it
  'no-start-zone',
  'no-starting-spawn-zone',
  'piece-outside',
  'zones-cut-off',
  'too-many-components',
  'unknown-wagon',
  'wagon-indoors',
  'gun-apart',
  'several-trains',
  'train-not-in-line',
  'no-street-beside-train',
  'too-many-boards',
  'board-changes-too-much',
  'start-rides-off',
  'second-abomination',
  // who plays
  'unknown-survivor',
  'survivor-twice',
  'class-not-allowed',
  'too-few-survivors',
  'too-many-survivors',
  'nobody-for-companion',
  'bad-sharing',
  'nothing-carried',
  // what is to be done
  'unknown-card',
  'unknown-card-in-goal',
  'unknown-card-in-deck',
  'unknown-survivor-in-rule',
  'unknown-skill',
  'too-few-cards',
  'rule-about-nothing',
  'no-goals',
  'goal-out-of-reach',
  'no-train',
  'no-exit',
] as const;

export interface SetUpProblem {
  readonly code: (typeof SET_UP_PROBLEMS)[number];
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** One part of setting up: what came of it, or why nothing did. */
export type Prepared<T> = T | { readonly problem: SetUpProblem };

export function refuse(
  code: SetUpProblem['code'],
  parameters: SetUpProblem['parameters'] = {},
): { readonly problem: SetUpProblem } {
  return { problem: { code, parameters } };
}

export function isRefused<T extends object>(
  prepared: Prepared<T>,
): prepared is { readonly problem: SetUpProblem } {
  return 'problem' in prepared;
}
