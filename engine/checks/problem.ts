/** These have a second sentence, `problem.<code>.hint`: what to do about it. */
export const hintedFaceCodes = [
  'zones-overlap',
  'zone-overlaps-itself',
  'zone-outside',
  'opening-off-edge',
  'opening-off-rim',
  'opening-narrow',
  'balcony-apart',
  'stairs-to-street',
  'room-unreachable',
] as const;

/** Everything that can be wrong with a face; the sentence for it is `problem.<code>` in languages/. */
export const faceProblemCodes = [...hintedFaceCodes, 'more-problems'] as const;

type FaceProblemCode = (typeof faceProblemCodes)[number];

/** Something about a face that its author should see. */
export interface FaceProblem {
  readonly severity: 'error' | 'warning';
  readonly code: FaceProblemCode;
  /** Which face it is, where there are several. */
  readonly face?: string;
  /** Where in the face, or in the file that brings the faces along, as a JSON pointer. */
  readonly pointer: string;
  readonly parameters: Readonly<Record<string, string | number>>;
  /** Present where there is a hint: the code under which its sentence is found. */
  readonly hint?: (typeof hintedFaceCodes)[number];
}

export function faceProblem(
  code: FaceProblemCode,
  pointer: string,
  parameters: FaceProblem['parameters'],
): FaceProblem {
  // A walled-up room may be meant.
  const severity = code === 'room-unreachable' ? 'warning' : 'error';
  const hint = hintedFaceCodes.find((hinted) => hinted === code);
  return { severity, code, pointer, parameters, ...(hint && { hint }) };
}
