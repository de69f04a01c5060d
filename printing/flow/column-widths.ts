/**
 * How wide the columns of a table are: as wide as what stands in them where there is room for all, and what is left is shared
 * out by their parts. Where there is not, those that need less than their part keep to what they need.
 */
export function columnWidths(needs: readonly number[], parts: readonly number[], room: number): number[] {
  const needed = sum(needs);
  if (needed <= room) {
    const whole = sum(parts);
    return needs.map((need, index) => need + ((room - needed) * (parts[index] ?? 0)) / whole);
  }
  const modest = new Set<number>();
  for (;;) {
    const left = room - sum(needs.filter((_, index) => modest.has(index)));
    const whole = sum(parts.filter((_, index) => !modest.has(index)));
    const shareOf = (index: number): number => (left * (parts[index] ?? 0)) / whole;
    const more = needs.findIndex((need, index) => !modest.has(index) && need <= shareOf(index));
    if (more < 0) return needs.map((need, index) => (modest.has(index) ? need : shareOf(index)));
    modest.add(more);
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
