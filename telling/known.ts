import type { UoaEvent } from '../engine';
import type { EventOf, EventType, Said } from './events/tellers';
import { type Depth, type Open, outlined } from './outline';
import { placeOfSlot } from './words';

const NO_RULES: ReadonlySet<string> = new Set();

type Notes = { readonly [Type in EventType]?: (known: Known, event: EventOf<Type>) => void };

/** What the log of a game has told so far, as far as it makes other sentences needless. */
export class Known implements Said {
  // Nothing in here is ever changed, but replaced: whoever knows the same shares it.
  /** Where every card lies that somebody has. */
  private cards: ReadonlyMap<string, string> = new Map();
  private gone: ReadonlySet<string> = new Set();
  private inMelee = false;
  /** Who has just been rallied, and by whom. */
  private rallied: string | undefined;
  private told: ReadonlySet<string> = NO_RULES;
  private open: Open = 'nothing';
  whyFrom: Said['whyFrom'];
  wayTo: Said['wayTo'];
  cardFor: Said['cardFor'];
  times = 1;
  isSetUp = false;

  /** Nothing yet, or what another one knows. */
  constructor(other?: Known) {
    if (other) Object.assign(this, other);
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
    'turn-began': (known) => {
      known.wayTo = undefined;
    },
    moved: (known, { survivor, to }) => {
      known.wayTo = { who: survivor, to };
    },
    charged: (known, { survivor, to }) => {
      known.wayTo = { who: survivor, to };
    },
    drew: (known, event) => {
      known.cardFor = 'token' in event ? event.zone : undefined;
    },
    'act-again': (known) => {
      known.whyFrom = undefined;
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
    // Whose turn comes next is said at once.
    if (event.type === 'turn-ended') return event.unspent === 0 || this.gone.has(event.survivor);
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
