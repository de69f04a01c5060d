/** Who is beside whom, in order. */
export function neighboursOf(
  count: number,
  links: Iterable<{ readonly one: number; readonly other: number }>,
): number[][] {
  const neighbours = Array.from({ length: count }, () => new Set<number>());
  for (const { one, other } of links) {
    neighbours[one]?.add(other);
    neighbours[other]?.add(one);
  }
  return neighbours.map((all) => [...all].sort((a, b) => a - b));
}

/** Steps from one node to every other that can be reached; nothing for the rest. */
export function stepsFrom(start: number, neighbours: readonly (readonly number[])[]): (number | undefined)[] {
  const steps = new Array<number | undefined>(neighbours.length).fill(undefined);
  steps[start] = 0;
  let front = [start];
  for (let step = 1; front.length > 0; step++) {
    const next: number[] = [];
    for (const node of front) {
      for (const neighbour of neighbours[node] ?? []) {
        if (steps[neighbour] !== undefined) continue;
        steps[neighbour] = step;
        next.push(neighbour);
      }
    }
    front = next;
  }
  return steps;
}

/** Which nodes hang together: for every node the number of its group, groups counted in order of appearance. */
export function groups(count: number, links: Iterable<readonly [number, number]>): number[] {
  const parent = Array.from({ length: count }, (_, node) => node);
  const root = (node: number): number => {
    let at = node;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] ?? at] ?? at;
      at = parent[at] ?? at;
    }
    return at;
  };
  for (const [one, other] of links) parent[root(one)] = root(other);
  const numbers = new Map<number, number>();
  return parent.map((_, node) => {
    const top = root(node);
    if (!numbers.has(top)) numbers.set(top, numbers.size);
    return numbers.get(top) ?? 0;
  });
}
