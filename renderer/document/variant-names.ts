import type { Language, Say } from '../../languages';
import type { Mission, Variant } from '../../schemas';

/** What variants are called, by their ids: for how many survivors they are. No two of them are called the same. */
export function variantNames(
  { variants = [] }: Pick<Mission, 'variants'>,
  language: Language,
  say: Say,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const given = new Map<string, number>();
  for (const { id, survivors } of variants) {
    const name = survivorsWords(survivors, language, say);
    const place = (given.get(name) ?? 0) + 1;
    given.set(name, place);
    names.set(id, place === 1 ? name : say('variants.who-again', { who: name, place }));
  }
  return names;
}

/** Those for many survivors first, as one goes through them. */
export function variantsInOrder({ variants = [] }: Pick<Mission, 'variants'>): Variant[] {
  const most = ({ survivors }: Variant) => Math.max(...survivors);
  return [...variants].sort((one, other) => most(other) - most(one));
}

/** So many survivors, or so many. */
export function survivorsWords(numbers: readonly number[], language: Language, say: Say): string {
  const locale = language === 'en' ? 'en-GB' : language;
  const lists = new Intl.ListFormat(locale, { type: 'disjunction' });
  return say('variants.who', {
    count: numbers.length === 1 ? (numbers[0] ?? 0) : 2,
    numbers: lists.format(inOrder(numbers).map(String)),
  });
}

/** The same in as few letters as can be. */
export function numbersOf({ survivors }: Variant): string {
  return inOrder(survivors).join(', ');
}

function inOrder(numbers: readonly number[]): number[] {
  return [...numbers].sort((one, other) => one - other);
}
