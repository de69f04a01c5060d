import type { Chosen } from '../../../game/action-list';
import { type Action, readAction } from '../../../game/vocabulary';
import { type Observation, openGame } from '../hidden/observation';
import { NONE } from '../state';
import { type ActionWord, DO, vocabulary } from '../words';

/** Something players think of doing, with its numbers. */
export interface Wanted extends Chosen {
  readonly do: ActionWord;
}

/** What an action says, whether it can be done now or not; nothing for what is none in this game. */
export function wantedIn(seen: Observation, action: Action): Wanted | undefined {
  const read = readAction(openGame(seen), vocabulary, action);
  if ('refused' in read) return undefined;
  const [kind = 0, a = 0, b = 0, c = 0, d = 0] = read.numbers;
  return { do: action.do as ActionWord, kind, a, b, c, d };
}

/** Whether everything is named that it is done with; two weapons need not be two. */
export function isWhole(wanted: Wanted): boolean {
  const named = Object.keys(vocabulary.kinds[wanted.kind]?.with ?? {});
  const numbers = [wanted.a, wanted.b, wanted.c, wanted.d];
  return named.every((name, place) => name === 'second' || wanted.do === 'pay' || numbers[place] !== NONE);
}

/** Whether it is among the options. */
export function isOffered(seen: Observation, { do: word, a, b, c, d }: Wanted): boolean {
  return isDoneWith(seen, word, a, b, c, d);
}

export function isDoneWith(seen: Observation, word: ActionWord, ...wanted: readonly number[]): boolean {
  const { options } = seen;
  for (let option = 0; option < options.length; option++) {
    if (options.kind(option) !== DO[word]) continue;
    if (wanted.every((value, place) => options.argument(option, place) === value)) return true;
  }
  return false;
}
