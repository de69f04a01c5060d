/** A moment of a game: its round, and how far that is. The later moment is the larger number. */
export type GameTime = number;

// A round in its order (UOA-ROUND-01), as far as missions can tell the parts of one from each other.
const BEGINS = 0;
const PLAYED = 1;
const PLAYERS_DONE = 2;
const DRIVEN = 3;
const ZOMBIES_ACT = 4;
const ENDS = 5;
const PARTS = 6;

/** Before everything, as the game is set up. */
export const AT_SET_UP: GameTime = 0;

export function roundBegins(round: number): GameTime {
  return round * PARTS + BEGINS;
}

/** Some time in the Players' Phase. */
export function whilePlaying(round: number): GameTime {
  return round * PARTS + PLAYED;
}

/** All survivors have had their turns, and nothing else has moved yet. */
export function playersAreDone(round: number): GameTime {
  return round * PARTS + PLAYERS_DONE;
}

export function zombiesAct(round: number): GameTime {
  return round * PARTS + ZOMBIES_ACT;
}

export function roundEnds(round: number): GameTime {
  return round * PARTS + ENDS;
}

/** The first round whose beginning (or end) is not before this time. */
export function nextRound(edge: (round: number) => GameTime, notBefore: GameTime): number {
  return Math.max(1, Math.ceil((notBefore - edge(0)) / PARTS));
}

/** The round at whose end of the Players' Phase a train drives that has been started by then (UOA-TRAIN-08, -25). */
export function roundOfTrain(started: GameTime): number {
  return nextRound((round) => round * PARTS + DRIVEN, started);
}
