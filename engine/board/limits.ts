/** Streets of different tiles are one zone, and neighbours are walked between, along at least this much edge. */
export const STREET_CONTACT = 25;

/** An opening narrower than this is none: nobody passes or looks through. */
export const OPENING_CONTACT = 15;

/** What lies this near to an opening stands in it. */
export const OPENING_REACH = 25;

/**
 * A board of a hundred tiles of the box has about a thousand rects and twenty thousand fields. A file that asks
 * for much more than that was not drawn by anybody, and compiling it would take all the memory there is.
 */
export const MOST_RECTS = 20_000;
export const MOST_FIELDS = 4_000_000;

/** Tiles this near to each other were meant to touch. */
export const LARGEST_GAP = 24;
