/** What can be changed by hand, and what with: counts and points are the new ones. */
export const bendWords = {
  zombies: { zone: 'zone', zombie: 'zombie', count: 'number' },
  noise: { zone: 'zone', side: 'side' },
  'zombies-turn': {},
  place: { survivor: 'survivor', zone: 'zone' },
  wounds: { survivor: 'survivor', wounds: 'number' },
  adrenaline: { survivor: 'survivor', points: 'number' },
  card: { survivor: 'survivor', card: 'card-kind', slot: 'slot' },
  drop: { survivor: 'survivor', slot: 'slot' },
  die: { die: 'number' },
  'next-card': { pile: 'deck', card: 'card-kind' },
  'next-zombies': { card: 'zombie-card' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type BendWord = keyof typeof bendWords;

/** What each is written with. */
export type BendArguments = {
  readonly [Word in BendWord]: {
    readonly [Argument in keyof (typeof bendWords)[Word]]: Written<(typeof bendWords)[Word][Argument]>;
  };
};

type Written<Naming> = Naming extends 'number' | 'zombie-card' ? number : string;
