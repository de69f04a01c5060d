/** Everything that can be wrong with a file; the sentence for it is `problem.<code>` in languages/. */
export const problemCodes = [
  'no-such-file',
  'is-folder',
  'no-permission',
  'unreadable',
  'not-utf8',
  'empty-file',
  'file-too-large',
  'input-too-large',
  'too-deep',
  'too-much',
  'key-too-long',
  'truncated',
  'not-json',
  'key-twice',
  'not-a-boothill-file',
  'wrong-kind',
  'too-new',
  'unknown-version',
  'forbidden-key',
  'unknown-key',
  'bad-key',
  'missing',
  'not-text',
  'not-whole',
  'not-list',
  'not-object',
  'not-yes-no',
  'not-a-choice',
  'nearly-a-choice',
  'not-a-count',
  'not-exactly-one',
  'turn-or-phase',
  'bad-id',
  'bad-face-id',
  'bad-part',
  'bad-rule-id',
  'bad-picture',
  'wrong-form',
  'too-low',
  'too-high',
  'too-few',
  'too-many',
  'too-short',
  'too-long',
  'same-twice',
  'duplicate-id',
  'unknown-placement',
  'unknown-face',
  'unknown-zone',
  'unknown-level',
  'unknown-piece',
  'nowhere',
  'not-below-level',
  'not-in-train',
  'effects-too-deep',
  'no-taker',
  'no-token-at-hand',
  'too-late',
  'word-not-of-system',
  'unknown-area',
  'unknown-group',
  'unknown-machine',
  'unknown-objective',
  'unknown-rule',
  'unknown-counter',
  'unknown-deck',
  'unknown-kind',
  'name-taken',
  'unknown-moment',
  'unknown-way',
  'unknown-mission',
  'unknown-score',
  'unknown-dice',
  'unknown-choice',
  'unknown-goal',
  'from-above-to',
  'other-game',
  'never-reached',
  'never-ends',
  'not-straight',
  'min-above-max',
  'rules-in-circles',
  'rule-wins-and-loses',
  'never-so',
  'never-rolled',
  'no-such-colour',
  'no-such-tag',
  'passage-to-itself',
  'here-is-nowhere',
  'variants-overlap',
  'more-problems',
  'text-cut-off',
  'text-damaged',
  'picture-without-mission',
  'picture-damaged',
  'page-without-mission',
  'page-damaged',
  'zip-without-mission',
  'zip-damaged',
  'zip-climbs',
  'too-many-files',
  'unpacks-to-too-much',
  'bundle-unclear',
  'bundle-lacks',
  'bundle-damaged',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** These have a second sentence, `problem.<code>.hint`: what to do about it. */
export const hintedCodes = [
  'not-utf8',
  'truncated',
  'not-json',
  'not-a-boothill-file',
  'too-new',
  'unknown-key',
  'bad-id',
  'bad-picture',
  'not-exactly-one',
  'duplicate-id',
  'unknown-face',
  'unknown-piece',
  'nowhere',
  'not-below-level',
  'variants-overlap',
  'text-cut-off',
  'text-damaged',
  'picture-without-mission',
  'picture-damaged',
  'page-without-mission',
  'page-damaged',
  'zip-without-mission',
  'zip-damaged',
  'bundle-damaged',
] as const satisfies readonly ProblemCode[];

export type HintedCode = (typeof hintedCodes)[number];

export interface Problem {
  severity: 'error' | 'warning';
  code: ProblemCode;
  /** Where in the document, as a JSON pointer; empty for the whole of it. */
  pointer: string;
  parameters: Record<string, string | number>;
  /** Present where there is a hint: the code under which its sentence is found. */
  hint?: HintedCode;
}

/** What does no harm, or less than leaving out the part it is in. */
const warnings: readonly ProblemCode[] = [
  'unknown-key',
  'key-twice',
  'unknown-piece',
  'not-below-level',
  'rules-in-circles',
  'rule-wins-and-loses',
  'never-so',
  'never-rolled',
  'no-such-colour',
  'no-such-tag',
  'passage-to-itself',
  'here-is-nowhere',
];

export function problem(code: ProblemCode, pointer = '', parameters: Problem['parameters'] = {}): Problem {
  const hint = hintedCodes.find((hinted) => hinted === code);
  const severity = warnings.includes(code) ? 'warning' : 'error';
  return { severity, code, pointer, parameters, ...(hint && { hint }) };
}

export const isError = ({ severity }: Problem) => severity === 'error';

/** A file can be wrong in a million places; so many are looked for, and what else there may be is not. */
export const mostFound = 1000;

/** Errors first; nobody reads past the first hundred. */
export function firstProblems(problems: readonly Problem[]): Problem[] {
  const most = 100;
  const sorted = [...problems.filter(isError), ...problems.filter((problem) => !isError(problem))];
  if (sorted.length <= most) return sorted;
  const rest = sorted.slice(most);
  const severity = rest.some(isError) ? 'error' : 'warning';
  return [...sorted.slice(0, most), { ...problem('more-problems', '', { count: rest.length }), severity }];
}
