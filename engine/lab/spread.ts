import type { LabSpread } from '../../schemas';

/** How numbers are spread; nothing where there are none. */
export function spreadOf(numbers: readonly number[]): LabSpread | undefined {
  if (numbers.length === 0) return undefined;
  const sorted = [...numbers].sort((a, b) => a - b);
  return {
    games: sorted.length,
    least: quantile(sorted, 0),
    lower: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    upper: quantile(sorted, 0.75),
    most: quantile(sorted, 1),
  };
}

/** Between two of the numbers it is as far from each as its place is from theirs. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const [here, next] = [sorted[below] as number, sorted[below + 1] ?? 0];
  return place === below ? here : here + (next - here) * (place - below);
}
