import type { UoaEvent } from '../engine';
import type { EventType } from './events/tellers';

/** How far in a line of a log stands: a heading, what is done under it, and what comes of that. */
export type Depth = 0 | 1 | 2;

/** What the next lines may come of. */
export type Open = 'nothing' | 'deed' | 'rule';

/** These stand over what happens in them. */
const HEADINGS: ReadonlySet<string> = new Set<EventType>([
  'round-began',
  'zombies-phase',
  'spawn-step',
  'end-phase',
  'game-over',
]);

/** What comes of these stands under them. */
const DEEDS: ReadonlySet<string> = new Set<EventType>([
  ...(['bent', 'turn-began', 'free-action', 'moved', 'charged', 'jumped', 'vade-retro', 'shoved'] as const),
  ...(['dragged', 'refused-rescue', 'taunted', 'made-noise', 'took-objective', 'left', 'rallied'] as const),
  ...(['lent-action', 'invented', 'searched', 'reorganized', 'traded', 'refused-trade'] as const),
  ...(['used-holy-water', 'attack', 'reacts', 'threw-dynamite', 'reloaded', 'fired'] as const),
  ...(['drove', 'drove-out', 'boarded', 'got-out'] as const),
  ...(['activated', 'act-again', 'zombies-attack', 'zombies-held', 'zombies-see', 'zombies-hear'] as const),
  ...(['noise-reached', 'no-spawn'] as const),
]);

/** Nothing that follows comes of what was before these. */
const ENDS: ReadonlySet<string> = new Set<EventType>(['turn-ended', 'first-player', 'reloaded-all']);

/** Where the line of an event stands, after what is open, and what is open then. */
export function outlined(event: UoaEvent, open: Open): { readonly depth: Depth; readonly open: Open } {
  if (HEADINGS.has(event.type)) return { depth: 0, open: 'nothing' };
  if (ENDS.has(event.type)) return { depth: 1, open: 'nothing' };
  if (DEEDS.has(event.type) || isCardForToken(event) || isAction(event)) return { depth: 1, open: 'deed' };
  if (event.type === 'mission-rule' && open !== 'deed') return { depth: 1, open: 'rule' };
  if (event.type === 'train' && open === 'nothing') return { depth: 1, open: 'deed' };
  return { depth: open === 'nothing' ? 1 : 2, open };
}

function isCardForToken(event: UoaEvent): boolean {
  return event.type === 'drew' && 'token' in event;
}

/** What somebody does who does something that only this mission has. */
function isAction(event: UoaEvent): boolean {
  return event.type === 'mission-rule' && event.by !== undefined;
}
