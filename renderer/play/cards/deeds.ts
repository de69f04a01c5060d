import { type Action, type ActionTraits, NOT_NOW, type Seen, systemIn, type WhyNot } from '../../../engine';
import type { SentenceKey } from '../../../languages';
import { optionWords } from '../../../telling/options';
import type { Words } from '../../../telling/words';
import { type Choice, choicesAt } from '../../game/choices';
import type { Moment } from '../../game/moment';
import { personActing, pictureOf, zoneActing } from '../../game/picture';

/** A thing to do, as a button: one action, several of which one is chosen, or none and the reason. */
export interface Deed {
  readonly word: string;
  readonly name: string;
  readonly key: string | undefined;
  readonly choices: readonly Choice[];
  /** Where it is done is shown on the board: it is picked out there first. */
  readonly isOnBoard: boolean;
  readonly price: number | undefined;
  readonly why: WhyNot | undefined;
}

/** Everything that whoever acts can do and that is not done by pointing at the board. */
export function deedsAt(moment: Moment, words: Words): readonly Deed[] {
  const { seen } = moment;
  const { play } = moment.system;
  const free = seen.decision?.is.free;
  if (free !== 'turn' && free !== 'part') return [];
  const choices = choicesAt(moment).filter(({ isAside }) => !isAside);
  return play.buttons.flatMap((word): Deed[] => {
    const traits = play.action(word);
    const all = choices.filter(({ action }) => action.do === word);
    if (traits.button?.isEach) return all.map((choice) => deedOf(seen, word, [choice], words));
    if (all.length > 0) return [deedOf(seen, word, all, words)];
    return traits.button?.stays && free === 'turn' ? [undone(seen, word, words)] : [];
  });
}

function deedOf(seen: Seen, word: string, choices: readonly Choice[], words: Words): Deed {
  const [first] = choices;
  const { key, button }: ActionTraits = systemIn(seen).play.action(word);
  const isOnBoard = button?.isOnBoard === true;
  const isOne = choices.length === 1 && !isOnBoard && !button?.stays;
  return {
    word,
    name: first && isOne ? optionWords(first.action, words, seen) : nameOf(word, words),
    key,
    choices,
    isOnBoard,
    price: first && systemIn(seen).advise.price(seen, first.action),
    why: undefined,
  };
}

function nameOf(word: string, words: Words): string {
  return words.say(`hand.deed.${word}` as SentenceKey);
}

function undone(seen: Seen, word: string, words: Words): Deed {
  const why = systemIn(seen).advise.whyNot(seen, wishOf(seen, word)) ?? NOT_NOW;
  return {
    word,
    name: nameOf(word, words),
    key: systemIn(seen).play.action(word).key,
    choices: [],
    isOnBoard: false,
    price: undefined,
    why,
  };
}

/** What somebody means who wants to do such a thing: with whoever is nearest at hand. */
function wishOf(seen: Seen, word: string): Action {
  const { play } = systemIn(seen);
  if (play.action(word).role !== 'trade') return { do: word };
  const zone = zoneActing(seen);
  const others = pictureOf(seen).people.filter(
    ({ isCompanion, number }) => !isCompanion && number !== seen.acting,
  );
  const partner = others.find((one) => one.zone === zone) ?? others[0] ?? personActing(seen);
  return play.arrange?.(partner?.id ?? '') ?? { do: word };
}
