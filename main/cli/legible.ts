import { turning } from '../../languages';

/** Controls that a terminal obeys instead of showing them. */
const obeyed = /(?![\n\t])\p{Cc}/gu;

/** Words as they may go to a terminal: a title out of a file must not move its cursor or turn its lines round. */
export function legible(words: string): string {
  return words.replace(obeyed, '\ufffd').replace(turning, '\ufffd');
}
