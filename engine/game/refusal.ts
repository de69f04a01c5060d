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

/** Why a change by hand was not made, beside those of these that are about names. */
export const bendRefusalCodes = [
  'not-a-bend',
  'unknown-bend',
  'bend-not-now',
  'argument-missing',
  'out-of-range',
  'not-on-the-board',
  'not-in-play',
  'no-survivor',
  'goes-with-leader',
  'too-many-zombies',
  'no-card-left',
  'other-deck',
  'does-not-fit',
  'empty-slot',
] as const;

export type RefusalCode = (typeof refusalCodes)[number] | (typeof bendRefusalCodes)[number];

export interface Refusal {
  readonly code: RefusalCode;
  readonly parameters: Readonly<Record<string, string | number>>;
}

const LONGEST = 60;

export function refusal(code: RefusalCode, parameters: Record<string, string | number> = {}): Refusal {
  const shown = Object.entries(parameters).map(([name, value]) => [name, shortened(value)] as const);
  return { code, parameters: Object.fromEntries(shown) };
}

/** Short enough for a sentence: what was refused may be anything. */
function shortened(value: string | number): string | number {
  return typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}
