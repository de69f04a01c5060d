import {
  type Action,
  type ActionWord,
  NONE,
  type Observation,
  priceOf,
  type WhyNot,
  whyNot,
} from '../../../engine';
import type { SentenceKey } from '../../../languages';
import { optionWords } from '../../../telling/options';
import type { Words } from '../../../telling/words';
import { type Choice, choicesAt } from '../../game/choices';
import type { Moment } from '../../game/moment';
import { personId } from '../../game/people';

/** A thing to do, as a button: one action, several of which one is chosen, or none and the reason. */
export interface Deed {
  readonly word: ActionWord;
  readonly name: string;
  readonly key: string | undefined;
  readonly choices: readonly Choice[];
  /** Where it is done is shown on the board: it is picked out there first. */
  readonly isOnBoard: boolean;
  readonly price: number | undefined;
  readonly why: WhyNot | undefined;
}

/** In this order. What is always there says why it cannot be done; the rest comes when it can. */
const ORDER: readonly ActionWord[] = [
  'search',
  'take',
  'do',
  'trade',
  'reorganize',
  'reload',
  'make-noise',
  'charge',
  'vade-retro',
  'jump',
  'shove',
  'lifesaver',
  'taunt',
  'rally',
  'lend-action',
  'invent',
  'board',
  'get-out',
  'stop',
  'decline',
  'end-turn',
];
const ALWAYS: ReadonlySet<ActionWord> = new Set(['search', 'trade', 'reorganize', 'make-noise', 'end-turn']);
const ON_BOARD: ReadonlySet<ActionWord> = new Set([
  'charge',
  'vade-retro',
  'jump',
  'shove',
  'lifesaver',
  'taunt',
]);
/** Letters that begin the English words, as far as that goes; the same in every language. */
export const KEYS: Partial<Readonly<Record<ActionWord, string>>> = {
  activate: 'b',
  search: 's',
  take: 't',
  trade: 'x',
  reorganize: 'r',
  reload: 'l',
  'make-noise': 'n',
  charge: 'c',
  'vade-retro': 'v',
  'end-turn': 'e',
};

/** Decisions in which somebody does what they want. */
const IN_A_TURN: ReadonlySet<string> = new Set(['act', 'grant', 'move-on']);

/** Everything that whoever acts can do and that is not done by pointing at the board. */
export function deedsAt(moment: Moment, words: Words): readonly Deed[] {
  const { seen } = moment;
  if (!IN_A_TURN.has(seen.decision?.name ?? '')) return [];
  const choices = choicesAt(moment).filter(({ isAside }) => !isAside);
  return ORDER.flatMap((word): Deed[] => {
    const all = choices.filter(({ action }) => action.do === word);
    if (word === 'do') return all.map((choice) => deedOf(seen, word, [choice], words));
    if (all.length > 0) return [deedOf(seen, word, all, words)];
    return ALWAYS.has(word) && seen.decision?.name === 'act' ? [undone(seen, word, words)] : [];
  });
}

function deedOf(seen: Observation, word: ActionWord, choices: readonly Choice[], words: Words): Deed {
  const [first] = choices;
  const isOnBoard = ON_BOARD.has(word);
  const isOne = choices.length === 1 && !isOnBoard && !ALWAYS.has(word);
  return {
    word,
    name: first && isOne ? optionWords(first.action, words, seen) : nameOf(word, words),
    key: KEYS[word],
    choices,
    isOnBoard,
    price: first && priceOf(seen, first.action),
    why: undefined,
  };
}

function nameOf(word: ActionWord, words: Words): string {
  return words.say(`hand.deed.${word}` as SentenceKey);
}

function undone(seen: Observation, word: ActionWord, words: Words): Deed {
  const why = whyNot(seen, wishOf(seen, word)) ?? { code: 'not-now', parameters: {} };
  return {
    word,
    name: nameOf(word, words),
    key: KEYS[word],
    choices: [],
    isOnBoard: false,
    price: undefined,
    why,
  };
}

/** What somebody means who wants to do such a thing: with whoever is nearest at hand. */
function wishOf(seen: Observation, word: ActionWord): Action {
  if (word !== 'trade') return { do: word };
  const zone = seen.at('place', seen.acting);
  const others = Array.from({ length: seen.table.sizes.survivors }, (_, one) => one).filter(
    (one) => one !== seen.acting,
  );
  const partner = others.find((one) => seen.at('place', one) === zone) ?? others[0] ?? NONE;
  return { do: word, with: personId(seen, partner === NONE ? seen.acting : partner) };
}
