/** What of the board is made visible beside what lies on it; the user's choice, for all missions alike. */
export interface Showing {
  /** Every zone is outlined and named. */
  readonly zones: boolean;
  /** Zones that goals and rules call by one name; where a mission has none there is nothing to see. */
  readonly areas: boolean;
  readonly grid: boolean;
  readonly rulers: boolean;
  /** In which order the spawn zones bring zombies. */
  readonly order: boolean;
  /** Objectives that are printed on the tiles. */
  readonly crates: boolean;
  /** What is moved snaps to seams, lanes and printed places. */
  readonly snapping: boolean;
  /** Fields for words in the languages that nothing is written in yet. */
  readonly languages: boolean;
}

export const shownAtFirst: Showing = {
  zones: false,
  areas: true,
  grid: true,
  rulers: true,
  order: true,
  crates: true,
  snapping: true,
  languages: false,
};
