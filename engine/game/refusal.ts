/** Why an action was not taken; the sentence for it is `refusal.<code>` in languages/. */
export const refusalCodes = [
  'game-over',
  'not-an-action',
  'unknown-action',
  'unknown-argument',
  'not-a-name',
  'not-in-this-game',
  'not-possible-now',
] as const;

/** Why a bend was refused, in any system; the codes about names are those of actions. */
export const bendRefusalCodes = ['not-a-bend', 'unknown-bend', 'bend-not-now', 'argument-missing'] as const;

/** Systems have codes of their own. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly parameters: Readonly<Record<string, string | number>>;
}

const LONGEST = 60;

export function refusal<Code extends string>(
  code: Code,
  parameters: Record<string, string | number> = {},
): Refusal<Code> {
  const shown = Object.entries(parameters).map(([name, value]) => [name, shortened(value)] as const);
  return { code, parameters: Object.fromEntries(shown) };
}

/** Short enough for a sentence: what was refused may be anything. */
function shortened(value: string | number): string | number {
  return typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}
