import type { Carried, CarriedPerson } from '../../../../schemas';
import { isRecord } from '../../../game/is-record';
import { equipmentCards, skills, survivors } from '../content';
import { refuse, type SetUpProblem } from '../problems';

/** What is carried over, in a file that may hold anything; nothing for what never is. */
export function readCarried(value: unknown): Carried | undefined {
  if (!isRecord(value)) return undefined;
  const { people, counters } = value;
  if (!Array.isArray(people) || !people.every(isCarriedPerson)) return undefined;
  if (counters === undefined) return { people };
  return isCounts(counters) ? { people, counters } : undefined;
}

function isCarriedPerson(value: unknown): value is CarriedPerson {
  if (!isRecord(value)) return false;
  const { person, adrenaline, skills: chosen, cards, noStartingCard } = value;
  return (
    typeof person === 'string' &&
    (adrenaline === undefined || isCount(adrenaline)) &&
    (chosen === undefined || isWords(chosen)) &&
    (cards === undefined || isWords(cards)) &&
    (noStartingCard === undefined || noStartingCard === true)
  );
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

const isCounts = (value: unknown): value is Record<string, number> =>
  isRecord(value) && Object.values(value).every(isCount);

/** The first that this game has never heard of among what is brought along. */
export function carriedMistake({ people }: Carried): { readonly problem: SetUpProblem } | undefined {
  const known = (list: readonly { readonly id: string }[], id: string) => list.some((one) => one.id === id);
  for (const { person, skills: chosen = [], cards = [] } of people) {
    const nothing =
      (known(survivors, person) ? undefined : person) ??
      chosen.find((id) => !known(skills, id)) ??
      cards.find((id) => !known(equipmentCards, id));
    if (nothing !== undefined) return refuse('nothing-carried', { what: nothing });
  }
  return undefined;
}
