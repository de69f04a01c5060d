interface Judged {
  readonly severity: 'error' | 'warning';
}

const MOST = 100;

/** Errors first. A heap of tiles overlaps in thousands of places, and nobody reads past the first hundred. */
export function firstProblems<P extends Judged>(
  problems: readonly P[],
  more: (count: number, severity: P['severity']) => P,
): P[] {
  const isError = ({ severity }: P) => severity === 'error';
  const sorted = [...problems.filter(isError), ...problems.filter((problem) => !isError(problem))];
  const rest = sorted.slice(MOST);
  if (rest.length === 0) return sorted;
  return [...sorted.slice(0, MOST), more(rest.length, rest.some(isError) ? 'error' : 'warning')];
}
