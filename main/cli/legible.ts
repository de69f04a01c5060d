/** Controls that a terminal obeys instead of showing them, and marks that turn the direction of writing. */
const OBEYED = /(?![\n\t])\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Words as they may go to a terminal: a title out of a file must not move its cursor or turn its lines round. */
export function legible(words: string): string {
  return words.replace(OBEYED, '\ufffd');
}
