export interface Interval95 {
  readonly least: number;
  readonly most: number;
}

/** How far a normal distribution reaches to either side of its middle, for 95 % of it. */
const Z = 1.959963984540054;

/** Wilson's interval: between which shares the true one lies, 95 times in a hundred. */
export function wilsonInterval(hits: number, trials: number): Interval95 {
  if (trials === 0) return { least: 0, most: 1 };
  const share = hits / trials;
  const scale = 1 + (Z * Z) / trials;
  const centre = (share + (Z * Z) / (2 * trials)) / scale;
  const reach = (Z / scale) * Math.sqrt((share * (1 - share)) / trials + (Z * Z) / (4 * trials * trials));
  // At the ends the formula misses 0 and 1 by what a computer cannot write.
  return { least: hits === 0 ? 0 : centre - reach, most: hits === trials ? 1 : centre + reach };
}
