/** By code units, so that a board is the same on machines that sort words differently. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
