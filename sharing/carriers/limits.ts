/** A file that carries a mission may have pictures and sheets in it, and be larger than any mission. */
export const largestCarrier = 64_000_000;

/** All that comes out of a packed file together: a few hundred bytes can claim to be gigabytes. */
export const mostUnpacked = 200_000_000;

/** Files in a bundle. */
export const mostFiles = 1000;
