import type { Showing } from '../session/showing';

/** What is made visible on the canvas beside what lies there. */
export interface CanvasShowing
  extends Pick<Showing, 'zones' | 'areas' | 'grid' | 'rulers' | 'order' | 'crates'> {
  /** The round in which the train is looked at; nothing while it is where the mission puts it. */
  readonly trainRound?: number | undefined;
  /** Zones are named with what files call them, too. */
  readonly codes: boolean;
}
