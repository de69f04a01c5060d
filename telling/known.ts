import type { UoaEvent } from '../engine';
import type { EventOf, EventType, Said } from './events/tellers';
import { type Depth, type Open, outlined } from './outline';
import { placeOfSlot } from './words';

const NO_RULES: ReadonlySet<string> = new Set();

type Notes = { readonly [Type in EventType]?: (known: Known, event: EventOf<Type>) => void };

/** What the log of a game has told so far, as far as it makes other sentences needless. */
export class Known implements Said {
  /** Where every card lies that somebody has. Never changed, but replaced: whoever knows the same shares it. */
  private cards: ReadonlyMap<string, string>;
  private gone: ReadonlySet<string>;
  private inMelee: boolean;
  /** Who has just been rallied, and by whom. */
  private rallied: string | undefined;
  private open: Open;
  private told: ReadonlySet<string>;
  whyFrom: string | undefined;
  isSetUp: boolean;

  /** Nothing yet, or what another one knows. */
  constructor(other?: Known) {
    this.cards = other?.cards ?? new Map();
    this.gone = other?.gone ?? new Set();
    this.inMelee = other?.inMelee ?? false;
    this.rallied = other?.rallied;
    this.open = other?.open ?? 'nothing';
    this.told = other?.told ?? NO_RULES;
    this.whyFrom = other?.whyFrom;
    this.isSetUp = other?.isSetUp ?? false;
  }

  private static readonly notes: Notes = {
    laid: (known) => {
      known.isSetUp = true;
    },
    'round-began': (known) => {
      known.isSetUp = false;
    },
    'mission-rule': (known, { rule }) => {
      known.told = new Set([...known.told, rule]);
    },
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
    rallied: (known, { survivor, by }) => {
      known.rallied = pair(survivor, by);
    },
    'zombies-see': (known, { zone }) => {
      known.whyFrom = zone;
    },
    'zombies-hear': (known, { zone }) => {
      known.whyFrom = zone;
    },
    activated: (known) => {
      known.whyFrom = undefined;
    },
    'act-again': (known) => {
      known.whyFrom = undefined;
    },
  };

  get rules(): ReadonlySet<string> {
    return this.open === 'deed' ? this.told : NO_RULES;
  }

  private place(event: EventOf<'placed-card' | 'starting-weapon'>): void {
    this.cards = new Map([...this.cards, [event.card, placeOf(event)]]);
  }

  /** To be told of every event that the log comes to, in their order. Says how far in the line of it stands. */
  note(event: UoaEvent): Depth {
    const note = Known.notes[event.type] as ((known: Known, event: UoaEvent) => void) | undefined;
    note?.(this, event);
    const { depth, open } = outlined(event, this.open);
    this.open = open;
    return depth;
  }

  /** Whether an event that is yet to be noted needs no sentence any more. */
  saysItAlready(event: UoaEvent): boolean {
    if (event.type === 'placed-card') return this.cards.get(event.card) === placeOf(event);
    // Where it goes is said next.
    if (event.type === 'given') return true;
    if (event.type === 'follows') return this.rallied === pair(event.survivor, event.leader);
    if (event.type === 'turn-ended') return this.gone.has(event.survivor);
    return event.type === 'missed' && this.inMelee;
  }
}

function pair(companion: string, leader: string): string {
  return `${companion} ${leader}`;
}

/** One hand is as good as the other. */
function placeOf({ survivor, slot }: EventOf<'placed-card' | 'starting-weapon'>): string {
  return `${survivor} ${placeOfSlot(slot)}`;
}
