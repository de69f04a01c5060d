import type { UoaEvent } from '../../../engine/systems/undead-or-alive';
import type { EventOf, EventType, UoaSaid } from './events/tellers';
import { placeOfSlot } from './words';

/** What each event adds to what has been said. */
type Notes = { readonly [Type in EventType]?: (event: EventOf<Type>, said: UoaSaid) => UoaSaid };

const notes: Notes = {
  laid: () => ({ isSetUp: true }),
  'round-began': () => ({ isSetUp: false }),
  'mission-rule': ({ rule }, { told = [] }) => ({ told: new Set([...told, rule]) }),
  turned: ({ board }) => ({ board }),
  'starting-weapon': placed,
  'placed-card': placed,
  discarded: ({ card }, { cards = [] }) => ({ cards: new Map([...cards].filter(([one]) => one !== card)) }),
  left: ({ survivor }, { gone = [] }) => ({ gone: new Set([...gone, survivor]) }),
  attack: ({ with: means }) => ({ inMelee: means === 'melee' }),
  'turn-began': () => ({ wayTo: undefined }),
  moved: ({ survivor, to }) => ({ wayTo: { who: survivor, to } }),
  charged: ({ survivor, to }) => ({ wayTo: { who: survivor, to } }),
  drew: (event) => ({ cardFor: 'level' in event ? event.zone : undefined }),
  'act-again': () => ({ whyFrom: undefined }),
  rallied: ({ survivor, by }) => ({ rallied: pair(survivor, by) }),
  'zombies-see': ({ zone }) => ({ whyFrom: zone }),
  'zombies-hear': ({ zone }) => ({ whyFrom: zone }),
  activated: () => ({ whyFrom: undefined }),
};

/** What is known after an event. */
export function noted(event: UoaEvent, said: UoaSaid): UoaSaid {
  const note = notes[event.type] as ((event: UoaEvent, said: UoaSaid) => UoaSaid) | undefined;
  return note ? { ...said, ...note(event, said) } : said;
}

/** Whether an event needs no sentence any more. */
export function isSaid(event: UoaEvent, { cards, gone, rallied, inMelee = false }: UoaSaid): boolean {
  if (event.type === 'placed-card') return cards?.get(event.card) === placeOf(event);
  // Where it goes is said next.
  if (event.type === 'given') return true;
  if (event.type === 'follows') return rallied === pair(event.survivor, event.leader);
  // Whose turn comes next is said at once.
  if (event.type === 'turn-ended') return event.unspent === 0 || gone?.has(event.survivor) === true;
  return event.type === 'missed' && inMelee;
}

function placed(event: EventOf<'placed-card' | 'starting-weapon'>, { cards }: UoaSaid): UoaSaid {
  return { cards: new Map([...(cards ?? []), [event.card, placeOf(event)]]) };
}

function pair(companion: string, leader: string): string {
  return `${companion} ${leader}`;
}

/** One hand is as good as the other. */
function placeOf({ survivor, slot }: EventOf<'placed-card' | 'starting-weapon'>): string {
  return `${survivor} ${placeOfSlot(slot)}`;
}
