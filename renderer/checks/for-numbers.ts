import { missionFor, systemOf } from '../../engine';
import type { Language, Say } from '../../languages';
import { type LaidOut, laidOut } from '../document/laid-out';
import { survivorsWords } from '../document/variant-names';
import type { Check } from './check';

/** Numbers of survivors for which a mission is the same, and what it is then. */
export interface ForNumbers {
  readonly numbers: readonly number[];
  /** The variant that is for them. */
  readonly variant: string | undefined;
  /** As many as a game of it is tried with. */
  readonly tried: number;
  readonly laid: LaidOut;
}

/** A mission as it is for everybody who may play it: once where it has no variants. */
export function forAllNumbers(laid: LaidOut): ForNumbers[] {
  const { mission } = laid;
  const { usual, fewest, most } = systemOf(mission.system).content.posse;
  const least = Math.max(fewest, mission.players?.min ?? fewest);
  const last = Math.max(least, Math.min(most, mission.players?.max ?? most));
  const all = Array.from({ length: last - least + 1 }, (_, index) => least + index);
  const groups = new Map<string | undefined, number[]>();
  for (const number of all) {
    const variant = mission.variants?.find(({ survivors }) => survivors.includes(number))?.id;
    groups.set(variant, [...(groups.get(variant) ?? []), number]);
  }
  const isSame = groups.size === 1 && groups.has(undefined);
  return [...groups]
    .sort(([one], [other]) => Number(one !== undefined) - Number(other !== undefined))
    .map(([variant, numbers]) => {
      // As many as play usually, as far as there may be so many.
      const tried = numbers.findLast((number) => number <= usual) ?? numbers[0] ?? usual;
      return { numbers, variant, tried, laid: isSame ? laid : laidOut(missionFor(mission, tried)) };
    });
}

/** What was found for some numbers each: once, and with its numbers where it does not hold for all of them. */
export function withNumbers(
  found: readonly (Pick<ForNumbers, 'numbers' | 'variant'> & { readonly checks: readonly Check[] })[],
  language: Language,
  say: Say,
): Check[] {
  const all = found.flatMap(({ numbers }) => numbers).length;
  const checks = new Map<string, Pick<ForNumbers, 'numbers' | 'variant'> & { readonly check: Check }>();
  for (const { numbers, variant, checks: some } of found) {
    for (const check of some) {
      const key = JSON.stringify(check);
      const known = checks.get(key);
      const others = known?.numbers.filter((number) => !numbers.includes(number)) ?? [];
      checks.set(key, { check, numbers: [...others, ...numbers], variant: known ? known.variant : variant });
    }
  }
  return [...checks.values()].map(({ check, numbers, variant }) => {
    if (numbers.length === all) return check;
    const who = survivorsWords(numbers, language, say);
    const words = say('checks.with', { who, words: check.words });
    return { ...check, words, ...(variant !== undefined && { variant }) };
  });
}
