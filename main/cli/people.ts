import { systems } from '../../engine';

// A command hears who is to play before it knows which game that is: its file says so.

const boxes = Object.values(systems).map(({ content }) => content);

/** Everybody of all games. */
export const everybody = boxes.flatMap(({ people }) => people);

/** From the smallest posse that plays any game to the largest. */
export const widestPosse = {
  fewest: Math.min(...boxes.map(({ posse }) => posse.fewest)),
  most: Math.max(...boxes.map(({ posse }) => posse.most)),
  usual: Math.max(...boxes.map(({ posse }) => posse.usual)),
} as const;

export function personNamed(survivor: string): string {
  return everybody.find(({ id }) => id === survivor)?.name ?? survivor;
}
