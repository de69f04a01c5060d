import type { UoaEvent } from '../engine';
import type { EventOf, EventType } from './events/tellers';
import { placeOfSlot } from './words';

type Notes = { readonly [Type in EventType]?: (known: Known, event: EventOf<Type>) => void };

/** What the log of a game has told so far, as far as it makes other sentences needless. */
export class Known {
  /** Where every card lies that somebody has. Never changed, but replaced: whoever knows the same shares it. */
  private cards: ReadonlyMap<string, string>;
  private gone: ReadonlySet<string>;
  private inMelee: boolean;

  /** Nothing yet, or what another one knows. */
  constructor(other?: Known) {
    this.cards = other?.cards ?? new Map();
    this.gone = other?.gone ?? new Set();
    this.inMelee = other?.inMelee ?? false;
  }

  private static readonly notes: Notes = {
    'starting-weapon': (known, event) => known.place(event),
    'placed-card': (known, event) => known.place(event),
    discarded: (known, { card }) => {
      known.cards = new Map([...known.cards].filter(([one]) => one !== card));
    },
    left: (known, { survivor }) => {
      known.gone = new Set([...known.gone, survivor]);
    },
    attack: (known, { with: means }) => {
      known.inMelee = means === 'melee';
    },
  };

  private place(event: EventOf<'placed-card' | 'starting-weapon'>): void {
    this.cards = new Map([...this.cards, [event.card, placeOf(event)]]);
  }

  /** To be told of every event that the log comes to, in their order. */
  note(event: UoaEvent): void {
    const note = Known.notes[event.type] as ((known: Known, event: UoaEvent) => void) | undefined;
    note?.(this, event);
  }

  /** Whether an event that is yet to be noted needs no sentence any more. */
  saysItAlready(event: UoaEvent): boolean {
    if (event.type === 'placed-card') return this.cards.get(event.card) === placeOf(event);
    if (event.type === 'turn-ended') return this.gone.has(event.survivor);
    return event.type === 'missed' && this.inMelee;
  }
}

/** One hand is as good as the other. */
function placeOf({ survivor, slot }: EventOf<'placed-card' | 'starting-weapon'>): string {
  return `${survivor} ${placeOfSlot(slot)}`;
}
