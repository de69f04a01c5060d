/** Streets of different tiles are one zone, and neighbours are walked between, along at least this much edge. */
export const STREET_CONTACT = 25;

/** An opening narrower than this is none: nobody passes or looks through. */
export const OPENING_CONTACT = 15;

/** Tiles this near to each other were meant to touch. */
export const LARGEST_GAP = 24;
