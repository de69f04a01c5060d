import type { UoaEvent } from '../../../engine/systems/undead-or-alive';
import type { LineRole } from '../../outline';
import type { EventType } from './events/tellers';

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
  ...(['noise-reached', 'next-token', 'no-spawn'] as const),
]);

/** Nothing that follows comes of what was before these. */
const ENDS: ReadonlySet<string> = new Set<EventType>(['turn-ended', 'first-player', 'reloaded-all']);

export function roleOf(event: UoaEvent): LineRole | undefined {
  if (HEADINGS.has(event.type)) return 'heading';
  if (ENDS.has(event.type)) return 'end';
  if (DEEDS.has(event.type) || isCardForToken(event) || isAction(event)) return 'deed';
  if (event.type === 'mission-rule') return 'rule';
  return event.type === 'train' ? 'deed-of-its-own' : undefined;
}

function isCardForToken(event: UoaEvent): boolean {
  return event.type === 'drew' && 'level' in event;
}

/** What somebody does who does something that only this mission has. */
function isAction(event: UoaEvent): boolean {
  return event.type === 'mission-rule' && event.by !== undefined;
}
