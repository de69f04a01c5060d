/** In what order names stand: those there were before, without what is gone, and new ones behind what they stand behind now. */
export function orderAfter(before: readonly string[], after: readonly string[]): string[] {
  const there = new Set(after);
  const order = before.filter((name) => there.has(name));
  const known = new Set(order);
  for (const [place, name] of after.entries()) {
    if (known.has(name)) continue;
    known.add(name);
    // Whatever stands before it there stands somewhere here by now.
    const neighbour = after[place - 1];
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, name);
  }
  return order;
}

/** Those of which an order is known in that order, each with what stood behind it and is not in it. */
export function putInOrder(names: readonly string[], wanted: readonly string[]): string[] {
  const places = new Map(wanted.map((name, place) => [name, place]));
  const [loose, ...groups] = names.reduce<string[][]>(
    (all, name) => {
      if (places.has(name)) all.push([name]);
      else all.at(-1)?.push(name);
      return all;
    },
    [[]],
  );
  const placeOf = ([name = '']: readonly string[]) => places.get(name) ?? 0;
  return [...(loose ?? []), ...groups.sort((one, other) => placeOf(one) - placeOf(other)).flat()];
}

/** Names with one of them put behind another, or to the front; where it should follow one that is not there, it stays at the end. */
export function behindOf(names: readonly string[], name: string, before: string | undefined): string[] {
  const others = names.filter((other) => other !== name);
  const place = before === undefined ? 0 : others.indexOf(before) + 1;
  const isLost = before !== undefined && place === 0;
  others.splice(isLost ? others.length : place, 0, name);
  return others;
}
