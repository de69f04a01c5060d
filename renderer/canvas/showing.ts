import type { SystemAids } from './aids/aid';

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
  /** What counts without being a piece of the mission: printed crates, an Abomination token with the First one. */
  readonly ghosts: boolean;
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
  ghosts: true,
  snapping: true,
  languages: false,
};

/** What is made visible on the canvas beside what lies there. */
export interface CanvasShowing
  extends Pick<Showing, 'zones' | 'areas' | 'grid' | 'rulers' | 'order' | 'ghosts'> {
  /** How many rounds ahead one looks; nothing while all is where the mission puts it. */
  readonly ahead?: number | undefined;
  /** What the mission's game helps with to understand its boards. */
  readonly own?: SystemAids | undefined;
  /** Zones are named with what files call them, too. */
  readonly codes: boolean;
}
