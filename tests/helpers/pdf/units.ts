/** PDF counts in points. */
export const inMillimetres = (points: number): number => (points * 25.4) / 72;
