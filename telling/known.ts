import type { UoaEvent } from '../engine';
import type { EventOf, EventType } from './events/tellers';
import { placeOfSlot } from './words';

type Notes = { readonly [Type in EventType]?: (event: EventOf<Type>) => void };

/** What the log of a game has told so far, as far as it makes other sentences needless. */
export class Known {
  /** Where every card lies that somebody has. */
  private readonly cards: Map<string, string>;
  private readonly gone: Set<string>;
  private inMelee: boolean;

  /** Nothing yet, or what another one knows. */
  constructor(other?: Known) {
    this.cards = new Map(other?.cards);
    this.gone = new Set(other?.gone);
    this.inMelee = other?.inMelee ?? false;
  }

  private readonly notes: Notes = {
    'starting-weapon': (event) => {
      this.cards.set(event.card, placeOf(event));
    },
    'placed-card': (event) => {
      this.cards.set(event.card, placeOf(event));
    },
    discarded: ({ card }) => {
      this.cards.delete(card);
    },
    left: ({ survivor }) => {
      this.gone.add(survivor);
    },
    attack: ({ with: means }) => {
      this.inMelee = means === 'melee';
    },
  };

  /** To be told of every event that the log comes to, in their order. */
  note(event: UoaEvent): void {
    const note = this.notes[event.type] as ((event: UoaEvent) => void) | undefined;
    note?.(event);
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
