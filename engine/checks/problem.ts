/** Something about a face that its author should see. */
export interface FaceProblem {
  readonly code:
    | 'zones-overlap'
    | 'zone-overlaps-itself'
    | 'zone-outside'
    | 'opening-off-edge'
    | 'opening-off-rim'
    | 'opening-narrow'
    | 'balcony-apart'
    | 'stairs-to-street'
    | 'room-unreachable';
  /** Where in the face, as a JSON pointer. */
  readonly pointer: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}
