/** Whether something is so, is not so yet, or cannot come about any more, whatever players do. */
export type Verdict = 'met' | 'open' | 'never';

export function when(isSo: boolean): Verdict {
  return isSo ? 'met' : 'open';
}

/** So many are wanted, so many are there, and so many more can still come. */
export function whenEnough(there: number, wanted: number, toCome = Number.POSITIVE_INFINITY): Verdict {
  if (there >= wanted) return 'met';
  return there + toCome < wanted ? 'never' : 'open';
}

export function both(one: Verdict, other: Verdict): Verdict {
  if (one === 'never' || other === 'never') return 'never';
  return one === 'open' ? one : other;
}

export function every<T>(parts: readonly T[], judge: (part: T) => Verdict): Verdict {
  let verdict: Verdict = 'met';
  for (const part of parts) {
    verdict = both(verdict, judge(part));
    if (verdict === 'never') break;
  }
  return verdict;
}

export function some<T>(parts: readonly T[], judge: (part: T) => Verdict): Verdict {
  let verdict: Verdict = 'never';
  for (const part of parts) {
    const each = judge(part);
    if (each === 'met') return each;
    if (each === 'open') verdict = each;
  }
  return verdict;
}

/** What is so may still come to be otherwise. */
export function opposite(verdict: Verdict): Verdict {
  return verdict === 'met' ? 'open' : 'met';
}

/** How many there are of what is wanted, and how many may still come. */
export interface Count {
  readonly there: number;
  readonly wanted: number;
  readonly toCome?: number;
}

export function judgeCount({ there, wanted, toCome }: Count): Verdict {
  return toCome === undefined ? whenEnough(there, wanted) : whenEnough(there, wanted, toCome);
}
