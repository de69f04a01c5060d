/** How often to repeat something: a little in `npm test`, the full count in `npm run test:long`. */
export function times(short: number, long: number): number {
  return process.env.BOOTHILL_LONG ? long : short;
}
