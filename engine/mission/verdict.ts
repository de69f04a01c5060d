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

export function every(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('never')) return 'never';
  return verdicts.includes('open') ? 'open' : 'met';
}

export function some(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('met')) return 'met';
  return verdicts.includes('open') ? 'open' : 'never';
}

/** What is so may still come to be otherwise. */
export function opposite(verdict: Verdict): Verdict {
  return verdict === 'met' ? 'open' : 'met';
}
