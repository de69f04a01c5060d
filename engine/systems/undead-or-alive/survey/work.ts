/** What the goals of a mission ask for, as far as it takes walking. */
export interface Work {
  readonly errands: readonly Errand[];
  /** Objectives that are looked for among others lying face down: how many of a mix, by its name. */
  readonly hidden: ReadonlyMap<string, number>;
  /** Cards that somebody has to find, each by those that will do. */
  readonly cards: readonly (readonly string[])[];
  /** Where everybody has to be in the end: in any of these zones. */
  readonly gathering: readonly number[] | undefined;
  /** It cannot be done before this round. */
  readonly notBefore: number;
}

/** One stop after the other, by one survivor. */
export interface Errand {
  /** What it is about. Nobody goes twice for the same. */
  readonly piece: string;
  readonly stops: readonly Stop[];
}

export interface Stop {
  /** Any of these zones will do. */
  readonly at: readonly number[];
  /** What it costs there. */
  readonly actions: number;
  /** A Wagon is moved along from the stop before. */
  readonly withWagon?: true;
}

export const NO_WORK: Work = {
  errands: [],
  hidden: new Map(),
  cards: [],
  gathering: undefined,
  notBefore: 0,
};

export function errand(piece: string, ...stops: readonly Stop[]): Work {
  return { ...NO_WORK, errands: [{ piece, stops }] };
}

/** All of it, in whatever order. */
export function together(parts: readonly Work[]): Work {
  const hidden = new Map<string, number>();
  for (const [mix, count] of parts.flatMap((part) => [...part.hidden])) {
    hidden.set(mix, (hidden.get(mix) ?? 0) + count);
  }
  const errands = new Map<string, Errand>();
  for (const each of parts.flatMap((part) => part.errands)) {
    const known = errands.get(each.piece);
    // What is to be taken and brought somewhere is taken on the way.
    if (!known || known.stops.length < each.stops.length) errands.set(each.piece, each);
  }
  return {
    errands: [...errands.values()],
    hidden,
    cards: parts.flatMap(({ cards }) => cards),
    gathering: parts.find(({ gathering }) => gathering)?.gathering,
    notBefore: Math.max(0, ...parts.map(({ notBefore }) => notBefore)),
  };
}

/** What lies together is fetched together: the actions of the first stop add up, the others are made once. */
export function joined(errands: readonly Errand[]): Errand[] {
  const trips = new Map<string, Errand>();
  for (const each of errands) {
    const route = JSON.stringify(each.stops.map(({ at }) => at));
    const other = trips.get(route);
    trips.set(
      route,
      other ? { ...each, stops: withActions(each.stops, other.stops[0]?.actions ?? 0) } : each,
    );
  }
  return [...trips.values()];
}

function withActions([first, ...others]: readonly Stop[], more: number): Stop[] {
  return first ? [{ ...first, actions: first.actions + more }, ...others] : [];
}
