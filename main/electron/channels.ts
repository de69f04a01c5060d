import type { CallName, EventName } from '../contract';

export const callChannel = (name: CallName): string => `boothill:call:${name}`;
export const eventChannel = (name: EventName): string => `boothill:event:${name}`;

/** The preload's own: where a dropped file lies, which the page is never told and so cannot make up. */
export const droppedChannel = 'boothill:dropped';
