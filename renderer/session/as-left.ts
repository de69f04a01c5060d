/** How what stands beside the board was left: a game takes its place, another mission too, and it comes back. */
export interface AsLeft {
  /** Which panel is in front, above and below. */
  readonly upper: string;
  readonly lower: string;
  /** What is searched for in the palette, and how far that is scrolled. */
  readonly query: string;
  readonly paletteTop: number;
  /** Goals, rules and the text of the file have more room than what is selected. */
  readonly isWide: boolean;
}

export const leftAtFirst: AsLeft = {
  upper: 'properties',
  lower: 'pieces',
  query: '',
  paletteTop: 0,
  isWide: false,
};
